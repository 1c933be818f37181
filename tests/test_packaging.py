"""What a stranger may rely on when they install the house or build it from the tree."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "client/package-lock.json")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def name_of(requirement: str) -> str:
    """The name in a requirement or a pin, as registries compare names.

    >>> name_of("fluent.runtime>=0.4")
    'fluent-runtime'
    """
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


def pins(lock: str) -> dict[str, str]:
    """Every pinned package of a Python lock with its whole entry."""
    text = (ROOT / lock).read_text("utf-8")
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    return {name_of(entry): entry for entry in entries if "==" in entry}


def imported_by(module: Path) -> Iterator[str]:
    """The top-level names that a module imports."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(name), level=0):
                yield name.partition(".")[0]


# --- locks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_address(lock: str):
    """Locks hold names, versions and hashes; where packages come from is the machine's own matter."""
    text = (ROOT / lock).read_text("utf-8")

    assert re.findall(r"\S*://\S*|--(?:extra-)?index-url|--find-links|pypi\.|npmjs|pythonhosted", text) == []


def test_no_other_lock_is_kept():
    """uv.lock and its kin record addresses, so they are not committed."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout

    assert not re.search(r"(^|/)(uv\.lock|pylock.*\.toml|yarn\.lock|pnpm-lock\.yaml)$", tracked, re.MULTILINE)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_python_package_is_pinned_by_hash(lock: str):
    entries = pins(lock)

    assert len(entries) > 30
    assert [name for name, entry in entries.items() if "--hash=sha256:" not in entry] == []


def test_every_client_package_is_pinned_by_hash():
    packages = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))["packages"]
    fetched = {path: package for path, package in packages.items() if path}

    assert len(fetched) > 30
    assert [path for path, package in fetched.items() if not package.get("integrity", "").startswith("sha512-")] == []


def test_the_python_locks_hold_what_the_project_declares():
    """A dependency added to pyproject.toml comes with `make lock`."""
    groups = PROJECT["dependency-groups"]
    runtime = {name_of(text) for text in [*PROJECT["project"]["dependencies"], *groups["build"]]}
    development = {name_of(text) for text in groups["dev"] if isinstance(text, str)}

    assert runtime <= pins("requirements.lock").keys()
    assert runtime | development <= pins("requirements-dev.lock").keys()


def test_both_python_locks_pin_the_same_versions():
    """What is tested is what is run."""
    tested = {name: entry.partition("\n")[0] for name, entry in pins("requirements-dev.lock").items()}
    run = {name: entry.partition("\n")[0] for name, entry in pins("requirements.lock").items()}

    assert run.items() <= tested.items()


def test_the_client_lock_holds_what_the_client_declares():
    wanted = json.loads((ROOT / "client/package.json").read_text("utf-8"))
    locked = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))["packages"][""]

    assert locked["dependencies"] == wanted["dependencies"]
    assert locked["devDependencies"] == wanted["devDependencies"]


# --- what is imported is declared --------------------------------------------------------------------------------


def test_every_import_of_the_package_is_a_declared_dependency():
    """Nothing that happens to be installed for another reason is relied upon."""
    declared = {name_of(text) for text in PROJECT["project"]["dependencies"]}
    by_import = packages_distributions()
    for_all, to_train = sources()
    imported = {name for module in for_all for name in imported_by(module)}
    third_party = imported - sys.stdlib_module_names - {"tashkhana", "cython"}

    undeclared = {name for name in third_party if not declared & {name_of(dist) for dist in by_import.get(name, [])}}

    assert undeclared == set()
    extra = {name_of(text) for text in PROJECT["project"]["optional-dependencies"]["train"]}
    assert extra <= {name for module in to_train for name in imported_by(module)}


def sources() -> tuple[list[Path], list[Path]]:
    """The modules of the package, and those apart that only train networks and may need the extra for it."""
    training = ROOT / "src" / "tashkhana" / "bots" / "train"
    modules = list((ROOT / "src").rglob("*.py"))
    return [path for path in modules if training not in path.parents], [*training.rglob("*.py")]


def test_installed_metadata_agrees_with_pyproject():
    """The tree is installed as it is now, not as it was when the environment was made."""
    installed = {name_of(text) for text in requires("tashkhana") or [] if "extra ==" not in text}

    assert installed == {name_of(text) for text in PROJECT["project"]["dependencies"]}


# --- the compiled core -------------------------------------------------------------------------------------------


def test_the_compiled_core_is_built_from_these_sources():
    """An old extension would hide a new rule. Skipped where nothing is compiled: plain Python is always up to date."""
    if not hatch_build.built_extensions():
        pytest.skip("the core is not compiled here")

    assert hatch_build.core_is_fresh(), "run: python hatch_build.py --core"


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    """A tree of its own with the project's build and one module to compile."""
    core = tmp_path / "src" / "tashkhana" / "core"
    core.mkdir(parents=True)
    for init in (core.parent / "__init__.py", core / "__init__.py"):
        init.touch()
    (core / "pips.py").write_text("def pips(cards: int) -> int:\n    bit = 1\n    bit <<= 40\n    return cards | bit\n")
    (core / "pips.pxd").write_text(
        "cimport cython\n@cython.locals(bit=cython.longlong)\ncpdef long long pips(long long cards)\n"
    )
    (core / "header.pxd").write_text("cdef extern from *:\n    pass\n")
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    return tmp_path


def build(house: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "hatch_build.py", "--core", *arguments]
    return subprocess.run(command, cwd=house, env=os.environ | environment, capture_output=True, text=True, check=False)


def pips(house: Path) -> tuple[int, str]:
    """What the module says in a Python of its own, and the ending of the file it came from."""
    code = "from tashkhana.core import pips; print(pips.pips(1), pips.__file__)"
    python = [sys.executable, "-c", f"import sys; sys.path[:0] = ['src']; {code}"]
    said = subprocess.run(python, cwd=house, capture_output=True, text=True, check=True).stdout.split()
    return int(said[0]), Path(said[1]).suffix


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_a_module_with_types_beside_it_is_compiled_in_place(small_house: Path):
    """Compiled once, left alone while nothing changes, compiled again when its source does."""
    first = build(small_house)
    assert first.returncode == 0, first.stderr
    assert pips(small_house) == (1 + 2**40, hatch_build.extension_of(Path("pips")).suffix)

    again = build(small_house)
    assert "compiling" not in again.stderr

    source = small_house / "src/tashkhana/core/pips.py"
    source.write_text(source.read_text().replace("40", "41"))
    build(small_house)
    assert pips(small_house)[0] == 1 + 2**41


@pytest.mark.slow
def test_without_a_compiler_the_house_plays_on_plain_python(small_house: Path):
    """The build goes on, says so where nobody can overlook it, and leaves no old extension to be taken for the new."""
    hatch_build.extension_of(small_house / "src/tashkhana/core/pips.py").write_bytes(b"of an older build")

    built = build(small_house, CC="no-such-compiler")

    assert built.returncode == 0
    assert "could not be compiled" in built.stderr
    assert pips(small_house) == (1 + 2**40, ".py")


@pytest.mark.slow
def test_where_the_compiled_core_is_required_a_missing_compiler_is_an_error(small_house: Path):
    built = build(small_house, "--require-core", CC="no-such-compiler")

    assert built.returncode != 0
    assert "no-such-compiler" in built.stderr


# --- what is shipped ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive of this tree."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    return folder


def tracked(folder: str) -> set[str]:
    listed = subprocess.run(["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name for name in listed.splitlines() if (ROOT / name).is_file()}


@pytest.mark.slow
def test_a_wheel_holds_the_whole_house(distributions: Path):
    """Sources, types, texts and tables of the games, the built client, and the core where it was compiled."""
    names = set(zipfile.ZipFile(next(distributions.glob("*.whl"))).namelist())
    wanted = {name.removeprefix("src/") for name in tracked("src")} | {"tashkhana/server/static/index.html"}
    wanted |= {file.relative_to(ROOT / "src").as_posix() for file in hatch_build.built_extensions()}

    assert wanted - names == set()
    assert [name for name in names if "node_modules" in name or "__pycache__" in name] == []


@pytest.mark.slow
def test_a_source_archive_becomes_a_wheel_without_node(distributions: Path, tmp_path: Path):
    """It carries the client both as source and built, and knows that the two belong together."""
    with tarfile.open(next(distributions.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    house = next(tmp_path.iterdir())
    code = "import hatch_build; print(hatch_build.client_is_fresh())"

    said = subprocess.run([sys.executable, "-c", code], cwd=house, capture_output=True, text=True, check=True).stdout

    assert said.strip() == "True"
    assert (house / "src/tashkhana/server/static/index.html").is_file()
    assert (house / "client/src/main.ts").is_file()
    assert not (house / "client/node_modules").exists()


# --- the client --------------------------------------------------------------------------------------------------


def test_the_client_is_built_anew_when_a_game_changes_its_table_or_its_texts():
    """The client's sources include what lies in the folders of the games."""
    sources = hatch_build.client_sources()

    for pattern in ("client/src/main.ts", "client/package-lock.json"):
        assert ROOT / pattern in sources
    for file in [*ROOT.glob("src/tashkhana/games/*/texts/*.ftl"), *ROOT.glob("src/tashkhana/games/*/table/*.svelte")]:
        assert file in sources


def test_a_digest_sees_names_and_contents_and_not_line_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A tree checked out on Windows is not built anew for its line ends."""
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    first, second = tmp_path / "a.ts", tmp_path / "b.ts"
    first.write_bytes(b"one\ntwo\n")
    before = hatch_build.digest([first])

    first.write_bytes(b"one\r\ntwo\r\n")
    assert hatch_build.digest([first]) == before
    first.write_bytes(b"one\ntwo\nthree\n")
    assert hatch_build.digest([first]) != before
    first.write_bytes(b"one\ntwo\n")
    assert hatch_build.digest([first.rename(second)]) != before
