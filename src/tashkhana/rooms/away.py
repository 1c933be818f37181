"""Who of a room is away, since when, and for whom a computer plays meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tashkhana.rooms.pace import Pace


class Away:
    """Times are seconds of one clock that never goes back. Nobody is away from a room in which nobody is."""

    def __init__(self, pace: Pace) -> None:
        """Nobody is away."""
        self._pace = pace
        self._since: dict[str, float] = {}
        self._stood_in: set[str] = set()
        self._gone_hosts: set[str] = set()

    def look(self, people: Mapping[int, str], here: Collection[int], now: float) -> None:
        """Note who has gone and who has come. In an empty room time stands still, and begins anew with who comes."""
        gone = {player for seat, player in people.items() if seat not in here} if here else set()
        self._since = {player: self._since.get(player, now) for player in gone}
        self._stood_in &= gone
        self._gone_hosts &= gone

    @property
    def anybody(self) -> bool:
        """Whether anybody is away."""
        return bool(self._since)

    def stands_in(self, player: str | None) -> bool:
        """Whether a computer plays for this player."""
        return player in self._stood_in

    def stand_in(self, player: str) -> None:
        """A computer plays for this player until they are back."""
        self._stood_in.add(player)

    def has_left(self, player: str, now: float) -> bool:
        """Whether this player has been away for more than the moment that a poor line may take."""
        return player in self._since and now >= self._since[player] + self._pace.moment_s

    def too_long(self, player: str, now: float) -> bool:
        """Whether this player has been away so long that a computer may play for them."""
        return player in self._since and now >= self._since[player] + self._pace.away_s

    def host_gone(self, player: str | None) -> bool:
        """Whether this host was missed, so that somebody else may be host; nobody always is."""
        return player is None or player in self._gone_hosts

    def miss_host(self, player: str | None, now: float) -> bool:
        """Miss the host from now on, if they have been away so long; whether that is new."""
        if self.host_gone(player) or player not in self._since or now < self._since[player] + self._pace.host_gone_s:
            return False
        self._gone_hosts.add(player)
        return True

    def next_moment(self, now: float, host: str | None, *, playing: bool) -> float | None:
        """When the next player will have been away too long to be host, or, while they play, to be waited for."""
        moments = [since + self._pace.away_s for since in self._since.values()] if playing else []
        if host in self._since:
            moments.append(self._since[host] + self._pace.host_gone_s)
        return min((moment for moment in moments if moment > now), default=None)
