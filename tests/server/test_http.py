"""What is asked over HTTP."""

import pytest

from tashkhana.core.registry import all_games
from tashkhana.server.protocol import PROTOCOL

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"


async def test_the_house_tells_its_games(house):
    """Everything that the start page needs: settings, presets, levels."""
    answer = await house.http.get("/api/house")
    told = answer.json()

    assert answer.headers["content-encoding"] == "gzip"
    [durak] = [game for game in told["games"] if game["id"] == "durak"]
    assert told["protocol"] == PROTOCOL
    assert durak["house_preset"] in durak["presets"]
    [level] = [setting for setting in durak["settings"] if setting["id"] == "level"]
    assert level["values"] == list(all_games()["durak"].bots), "every level that is offered can be played, and no other"
    grouped = {setting for settings in durak["groups"].values() for setting in settings}
    assert grouped <= {setting["id"] for setting in durak["settings"]}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "preset": "house"}, 404, "game-unknown"),
        ({"game": "durak", "preset": "night"}, 400, "preset-unknown"),
        ({"game": "durak", "preset": "house", "settings": {"colour": "red"}}, 400, "setting-unknown"),
        ({"game": "durak", "preset": "house", "settings": {"players": 7}}, 400, "setting-out-of-range"),
        ({"game": "durak", "preset": "house", "settings": {"level": "genius"}}, 400, "setting-out-of-range"),
        ({"game": "durak", "preset": "house", "settings": {"players": 6, "deck": 24}}, 400, "not-enough-cards"),
        ({"game": "durak", "preset": "house", "settings": {"players": [4]}}, 400, "setting-out-of-range"),
        ({"game": "durak", "preset": "house", "seat": 3}, 400, "malformed"),
        ({"game": "durak"}, 400, "malformed"),
        ({"game": "durak", "preset": "house", "name": "x" * 61}, 400, "malformed"),
        (["durak"], 400, "malformed"),
    ],
)
async def test_a_room_that_cannot_be_is_refused_with_a_code(house, body, status, code):
    """Never a bare error page."""
    answer = await house.http.post("/api/rooms", json=body, headers=house.as_(ANNA))

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await house.http.get("/api/me", headers=house.as_(ANNA))).json()["unfinished"] == []


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 10_000, b"x" * 1_000_000, b'{"game": "\xff"}'])
async def test_a_body_of_nonsense_is_refused(house, content):
    """Whatever it is, the answer is a code."""
    headers = {**house.as_(ANNA), "content-type": "application/json"}

    answer = await house.http.post("/api/rooms", content=content, headers=headers)

    assert answer.status_code in (400, 413)
    assert answer.json()["code"] == "malformed"


@pytest.mark.parametrize("header", [None, "Bearer short", "Basic abc", f"Bearer {ANNA} x", "Bearer ключ"])
async def test_what_is_mine_needs_my_secret(house, header):
    """No secret, no answer."""
    headers = {} if header is None else {"authorization": header.encode()}

    for answer in (
        await house.http.get("/api/me", headers=headers),
        await house.http.post("/api/rooms", json={"game": "durak", "preset": "house"}, headers=headers),
        await house.http.delete("/api/rooms/22222222", headers=headers),
    ):
        assert (answer.status_code, answer.json()["code"]) == (401, "secret-missing")


async def test_an_unfinished_match_is_mine_until_i_abandon_it(house):
    """It is offered to me alone, and counts as abandoned when I leave it for good."""
    room = await house.room()
    async with house.join(room) as anna:
        await anna.my_turn()

    mine = (await house.http.get("/api/me", headers=house.as_(ANNA))).json()["unfinished"]
    others = (await house.http.get("/api/me", headers=house.as_(BORIS))).json()["unfinished"]
    stolen = await house.http.delete(f"/api/rooms/{room}", headers=house.as_(BORIS))
    left = await house.http.delete(f"/api/rooms/{room}", headers=house.as_(ANNA))
    again = await house.http.delete(f"/api/rooms/{room}", headers=house.as_(ANNA))

    assert [(found["room"], found["deal"], found["players"]) for found in mine] == [(room, 1, 4)]
    assert others == []
    assert (stolen.status_code, stolen.json()["code"]) == (403, "not-seated")
    assert left.status_code == 204
    assert (again.status_code, again.json()["code"]) == (410, "room-closed")
    me = (await house.http.get("/api/me", headers=house.as_(ANNA))).json()
    assert me["unfinished"] == []
    assert (me["statistics"]["durak"]["abandoned"], me["statistics"]["durak"]["played"]) == (1, 0)


async def test_a_room_that_gathers_is_mine_until_i_leave_it(house):
    """With how many are there; once its host has started it is a match that goes on."""
    room = await house.room(kind="friends", preset="house", players=3)
    async with house.join(room) as anna, house.join(room, BORIS, "Boris"):
        mine, his = [(await house.http.get("/api/me", headers=house.as_(who))).json() for who in (ANNA, BORIS)]
        assert mine["gathering"] == [
            {"room": room, "game": "durak", "preset": "house", "players": 3, "people": 2},
        ]
        assert his["gathering"] == mine["gathering"]
        assert mine["unfinished"] == []

        left = await house.http.delete(f"/api/rooms/{room}", headers=house.as_(BORIS))
        assert left.status_code == 204
        his = (await house.http.get("/api/me", headers=house.as_(BORIS))).json()
        assert (his["gathering"], his["statistics"]) == ([], {})
        await anna.ask("start")
        await anna.my_turn()
        mine = (await house.http.get("/api/me", headers=house.as_(ANNA))).json()

    assert [found["room"] for found in mine["unfinished"]] == [room]
    assert mine["gathering"] == []


async def test_rooms_cannot_be_opened_without_end(serve):
    """One address opens so many rooms at once, and then waits a little."""
    async with serve(rooms_at_once=3, rooms_per_s=0.01) as house:
        body = {"game": "durak", "preset": "house"}
        answers = [await house.http.post("/api/rooms", json=body, headers=house.as_(ANNA)) for _ in range(4)]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["code"] == "too-fast"


async def test_every_answer_carries_the_safe_headers(house):
    """Nothing from elsewhere, no inline script, the microphone for ourselves alone."""
    for path in ("/", "/api/house", "/api/me", "/api/nothing", "/assets/nothing.js"):
        headers = (await house.http.get(path)).headers

        policy = headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
        assert not any(word.startswith(("http", "ws", "*", "blob")) or "unsafe-eval" in word for word in policy.split())
        assert "microphone=(self)" in headers["permissions-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "referrer-policy" in headers


async def test_the_client_is_served_fresh_and_its_hashed_files_for_ever(serve, tmp_path):
    """Deep addresses open the page; what is missing is said to be missing; nothing outside can be read."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tashkhana</title>")
    (static / "assets" / "index-1a2b.js").write_text("export const card = '7H';" * 100)
    (tmp_path / "secret.txt").write_text("secret")

    async with serve(static=static) as house:
        page = await house.http.get("/")
        deep = await house.http.get("/room/7D4F9J3R")
        script = await house.http.get("/assets/index-1a2b.js")
        plain = await house.http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
        missing = [await house.http.get(path) for path in ("/assets/index-old.js", "/nothing.png", "/api/nothing")]
        outside = [await house.http.get(path) for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt")]

    assert page.text == deep.text
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == plain.text
    assert script.headers["content-type"].startswith("text/javascript")
    assert [answer.status_code for answer in missing] == [404, 404, 404]
    assert all("secret" not in answer.text for answer in outside)


async def test_without_a_built_client_the_page_says_how_to_build_it(serve, tmp_path):
    """A developer is not left before an empty window."""
    async with serve(static=tmp_path / "nowhere") as house:
        page = await house.http.get("/")

    assert page.status_code == 200
    assert "make run" in page.text


async def test_a_browser_that_can_gets_the_smaller_twin(serve, tmp_path):
    """The build lays brotli twins beside its texts; whoever does not take them gets the text itself."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Tashkhana</title>")
    (static / "index.html.br").write_bytes(b"twin")

    async with serve(static=static) as house:
        request = house.http.build_request("GET", "/", headers={"accept-encoding": "gzip;q=0.8, br"})
        smaller = await house.http.send(request, stream=True)
        twin = b"".join([chunk async for chunk in smaller.aiter_raw()])
        plain = await house.http.get("/", headers={"accept-encoding": "gzip"})

    assert smaller.headers["content-encoding"] == "br"
    assert smaller.headers["content-type"].startswith("text/html")
    assert twin == b"twin"
    assert "Tashkhana" in plain.text
