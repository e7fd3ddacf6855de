# Everything a contributor needs, each in its own virtual environment: .venv. Only Python 3.11+, git and make are asked for.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --require-virtualenv
SOAK ?= 40

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench bench-server soak clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-13s %s\n", $$1, $$2 }'

setup: .venv/tests .venv/checks ## make .venv with all that play, test and check need

play: .venv/game ## play a match (pass options as ARGS="--players 3 --lang cs")
	@$(BIN)/catinthebox play $(ARGS)

test: .venv/tests ## run all tests
	$(BIN)/python -m pytest --numprocesses 2 --cov --cov-report= tests/rules tests/rulebook
	$(BIN)/python -m coverage report --fail-under 100 --skip-covered
	$(BIN)/python -m pytest --numprocesses 2 --ignore tests/rules --ignore tests/rulebook $(ARGS)

check: .venv/tests .venv/checks ## lint, format, types, layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/checks ## let ruff put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/bench ## measure the rules, beside an anchor
	$(BIN)/python bench/rules.py $(ARGS)

bench-server: .venv/tests ## measure the server, beside a bare echo (minutes; ARGS="--quick")
	$(BIN)/python -m bench.server $(ARGS)

soak: .venv/tests ## the long form of the tests: fuzzing and properties, SOAK times as many examples
	CATINTHEBOX_SOAK=$(SOAK) $(BIN)/python -m pytest --numprocesses 2 --timeout 7200 $(ARGS)

clean: ## remove .venv and all caches
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache out

# One stamp a layer of the environment, made anew when what it installs changes.

.venv/game: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "catinthebox needs Python 3.11 or newer, with its venv module"; exit 1; }
	@echo "Setting up .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --constraint constraints.txt --editable .
	@touch $@

.venv/tests .venv/checks .venv/bench: .venv/game
	@echo "Installing what $(@F) need ..."
	@$(PIP) install --constraint constraints.txt --editable ".[$(EXTRA)]"
	@touch $@

.venv/tests: EXTRA := test
.venv/checks: EXTRA := check
.venv/bench: EXTRA := bench
