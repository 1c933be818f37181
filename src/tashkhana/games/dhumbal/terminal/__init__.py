"""The table of Dhumbal in the terminal."""

from tashkhana.games.dhumbal.terminal.table import DhumbalTable

TABLE = DhumbalTable
