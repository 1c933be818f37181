"""The table of Durak in the terminal."""

from tashkhana.games.durak.terminal.table import DurakTable

TABLE = DurakTable
