"""The table of Idiot in the terminal."""

from tashkhana.games.idiot.terminal.table import IdiotTable

TABLE = IdiotTable
