# `make play` and `make test` do everything a fresh clone needs: Python 3.11+ with pip is enough.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
NODE   := $(VENV)/node
BENCH  := .venv-bench

# Where the machine has no Node, one is fetched into the environment; npm's children look for it here.
export PATH := $(CURDIR)/$(NODE):$(PATH)

# Tests wait for others half of their time, so twice as many run as there are cores.
CORES   := $(shell nproc 2>/dev/null || echo 1)
WORKERS := $(shell expr $(CORES) '*' 2)

# What Python compiles is kept, whatever the machine says, and away from the sources: else each of the
# hundreds of programs that the tests start would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

.PHONY: play page kernel docs web-types check static test test-long steady lint types web-check quick-tests tests system mutants bench bench-bots strength bench-server bench-web screenshots campaign campaign-server clean

play: kernel page
	@$(BIN)/upperlip $(ARGS) || [ $$? -eq 130 ]  # Ctrl-C is a fine way to leave

# The browser's page, from web/ into the package; does nothing if nothing has changed.
page: $(READY)
	@$(BIN)/python web/scripts/page.py

# The compiled kernel, likewise; where there is no compiler, it says so and does without.
kernel: $(READY)
	@$(BIN)/python hatch_build.py once

# The page about the public API, from its docstrings.
docs: $(READY)
	$(BIN)/python -m upperlip.api.page > docs/api.md.new && mv docs/api.md.new docs/api.md

# The messages' types for the page, from the server's own.
web-types: $(READY)
	$(BIN)/python -m upperlip.server.wire.typescript > web/src/wire/types.ts

# While you work: all but what takes a browser, a database, a kill, whole programs or many games.
check: kernel page
	@$(AT_ONCE) lint types web-check quick-tests

# What needs no running, each told in one go: the tests beside it print as well.
static:
	@$(MAKE) --no-print-directory $(TOLD_AT_ONCE) lint types web-check

# Before you push: everything but the long forms.
test: kernel page system
	@$(MAKE) -j2 --no-print-directory static tests

# The long forms: all seeds, all set-ups, many kills, a fuzzer, a machine without tools.
test-long: kernel page system
	UPPERLIP_NEEDS_BROWSER=1 $(BIN)/pytest -m long -n $(WORKERS) --dist worksteal --durations=15
	$(MAKE) campaign-server ARGS="--tables 40 --kills 20" SEVERAL="--tables 20 --troubles 9"

# Is green always green? The tests that wait for others, again and again. Logs in build/steady.
steady: kernel page system
	@$(BIN)/python -m tests.steady $(ARGS)

# One thing for each core; where make can, each tells its story in one go.
TOLD_AT_ONCE = $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
AT_ONCE = $(MAKE) -j2 --no-print-directory $(TOLD_AT_ONCE)

lint: $(READY)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@PATH=$(abspath $(BIN)):$$PATH cython-lint src/upperlip/kernel

types: $(READY)
	@$(BIN)/mypy

web-check: page
	@cd web && npm run --silent check && npm run --silent test

# These wait for nobody: as many at once as there are cores.
quick-tests: kernel
	@$(BIN)/pytest -m "not (long or browser or database or kill or fuzz or process)" -n $(CORES) --dist worksteal \
		-p no:schemathesis $(TESTS) \
		|| [ "$(TESTS)" -a $$? -eq 5 ]  # none of those asked for is quick

tests: kernel page system
	UPPERLIP_NEEDS_BROWSER=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=15

# What the tests need besides Python: a real database, a real browser. Installed where we may.
system:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(call apt,postgresql)
	@command -v chromium >/dev/null || $(call apt,chromium)

apt = { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y --no-install-recommends $(1); } || \
	{ echo "The tests need $(1): sudo apt-get install -y --no-install-recommends $(1)"; exit 1; }

# Breaks each card and each scoring rule in turn; some test must notice. Takes a while.
mutants: $(READY)
	$(BIN)/python tests/mutants.py

# Ours against others side by side, in an environment of its own. Writes docs/benchmarks.md.
bench: $(BENCH)/.ready
	@$(BENCH)/bin/python hatch_build.py once
	$(BENCH)/bin/python -m benchmarks.compare $(ARGS)

# The expert against OpenSpiel's IS-MCTS, 100 deals on all cores: takes ten minutes or so.
bench-bots: $(BENCH)/.ready
	@$(BENCH)/bin/python hatch_build.py once
	$(BENCH)/bin/python -m benchmarks.ismcts $(ARGS)

# How strong the bots are, in words and plots: an hour on two cores, and it goes on where it was stopped. Writes
# docs/strength.md. ARGS="--share 0.1" for a tenth of the deals.
strength: kernel
	nice -n 19 $(BIN)/python -m benchmarks.strength $(ARGS)

# The server under load, its clients in a second process. Writes docs/server-benchmarks.md.
bench-server: kernel
	$(BIN)/python -m benchmarks.load $(ARGS)

# The page on a slow phone: when does the first card show, how soon does it answer?
bench-web: kernel page
	cd web && npm run --silent bench

# Contact sheets of every screen and prompt, into web/build/screenshots.
screenshots: page
	cd web && npm run --silent screenshots

# Long forms of what `make test` tries briefly: kill -9 again and again, and a fuzzer.
campaign-server: kernel page system
	$(BIN)/python -m tests.server.campaign kill $(ARGS)
	$(BIN)/python -m tests.server.campaign several --only kill $(SEVERAL)
	$(BIN)/python -m tests.server.campaign several $(SEVERAL)
	$(BIN)/python -m tests.server.campaign fuzz

# And whole games in the browser, at every number of players.
campaign: campaign-server
	cd web && npm run --silent campaign

$(BENCH)/.ready: pyproject.toml constraints.txt benchmarks/peers.txt
	$(PYTHON) -m venv $(BENCH)
	PIP_CONSTRAINT=constraints.txt $(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check \
		-e . Cython hatchling setuptools -r benchmarks/peers.txt
	@touch $@

# The constraints hold for the build requirements too, so the whole set-up is pinned.
$(READY): pyproject.toml constraints.txt hatch_build.py web/scripts/page.py
	$(PYTHON) -m venv $(VENV)
	@PIP_CONSTRAINT=constraints.txt $(BIN)/python web/scripts/page.py node $(NODE)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-compile -e '.[dev]'  # Python compiles what it imports; most of it nobody does
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH) .mypy_cache .ruff_cache .hypothesis .pytest_cache build
	rm -rf src/upperlip/kernel/*.so src/upperlip/kernel/*/*.so src/upperlip/kernel/.stamp-* src/upperlip/server/built web/node_modules
