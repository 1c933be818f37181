# make run    start the house, open to the local network, and print its addresses (ARGS="--port 9000" are passed on)
# make test   every check, as CI runs them
# make build  the client and the compiled core, in place, what changed
# make format  put the Python files into the house's form
# make lock   renew the locks (UPGRADE=1: to the newest versions)
# make clean  remove what was built
#
# Needs Python 3.11 or newer and nothing else; all that is fetched lands in .venv and client/node_modules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --python $(BIN)/python
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: run test build format lock clean installed lint types imports client-test pytest chosen-tests all-tests

run: installed
	@$(BIN)/tashkhana serve --host 0.0.0.0 $(ARGS)

test: lint types imports client-test pytest

build: $(VENV)/.runtime
	@$(BIN)/python hatch_build.py

installed: build $(VENV)/.installed

# --- the environment -------------------------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Tashkhana needs Python 3.11 or newer. Name it: make run PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# uv comes by its hash from the same lock as everything else.
$(UV): | $(BIN)/python
	awk '/^uv==/ { on = 1 } on { print } on && !/\\$$/ { exit }' requirements.lock > $(VENV)/uv.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt

$(VENV)/.runtime: requirements.lock | $(UV)
	$(INSTALL) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.runtime
	$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

# The package itself, from the tree as it lies here.
$(VENV)/.installed: pyproject.toml src/tashkhana/__init__.py $(VENV)/.runtime | build
	$(INSTALL) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# --- the checks ------------------------------------------------------------------------------------------------

lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev
	$(BIN)/mypy

imports: installed $(VENV)/.dev
	$(BIN)/lint-imports

client-test: $(VENV)/.runtime
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm test

# In CI a core that does not compile is an error, not a warning.
pytest: $(VENV)/.dev
	$(BIN)/python hatch_build.py $(if $(CI),--require-core)
	@$(MAKE) --no-print-directory installed
	@$(MAKE) --no-print-directory $(if $(ARGS),chosen-tests,all-tests)

chosen-tests:
	$(BIN)/pytest $(ARGS)

# The browser waits more than it works, so its tests run beside the others, in two halves; what they say follows.
# A page can be waited for without end: a test of many minutes says where it stands, and ends its half.
BROWSER_TESTS = $(BIN)/pytest -m browser -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
all-tests:
	@mkdir -p build
	@$(BROWSER_TESTS) tests/browser/test_[a-i]*.py > build/browser-tests-1.txt 2>&1 & first=$$!; \
	$(BROWSER_TESTS) tests/browser/test_[j-z]*.py > build/browser-tests-2.txt 2>&1 & second=$$!; \
	$(BIN)/pytest -m "not browser"; others=$$?; \
	wait $$first; first=$$?; wait $$second; second=$$?; \
	cat build/browser-tests-1.txt build/browser-tests-2.txt; \
	exit $$(( others != 0 || first != 0 || second != 0 ))

# --- upkeep ----------------------------------------------------------------------------------------------------

format: $(VENV)/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(UV)
	$(COMPILE) pyproject.toml --group build --output-file requirements.lock
	$(COMPILE) pyproject.toml --group dev --constraints requirements.lock --output-file requirements-dev.lock
	$(MAKE) $(VENV)/.runtime
	$(BIN)/python hatch_build.py --lock

clean:
	@if [ -x $(BIN)/python ]; then $(BIN)/python hatch_build.py --clean; fi
