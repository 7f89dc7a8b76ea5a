# `make play` and `make test` do everything a fresh clone needs: Python 3.11+ with pip is enough.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
BENCH  := .venv-bench

.PHONY: play test lint types tests mutants bench bench-bots clean

play: $(READY)
	@$(BIN)/upperlip play $(ARGS) || [ $$? -eq 130 ]  # Ctrl-C is a fine way to leave

test: lint types tests

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

tests: $(READY)
	$(BIN)/pytest -n auto --dist worksteal

# Breaks each card and each scoring rule in turn; some test must notice. Takes a while.
mutants: $(READY)
	$(BIN)/python tests/mutants.py

# Ours against others side by side, in an environment of its own. Writes docs/benchmarks.md.
bench: $(BENCH)/.ready
	$(BENCH)/bin/python -m benchmarks.compare $(ARGS)

# The expert against OpenSpiel's IS-MCTS, 100 deals on all cores: takes ten minutes or so.
bench-bots: $(BENCH)/.ready
	$(BENCH)/bin/python -m benchmarks.ismcts $(ARGS)

$(BENCH)/.ready: pyproject.toml constraints.txt benchmarks/peers.txt
	$(PYTHON) -m venv $(BENCH)
	PIP_CONSTRAINT=constraints.txt $(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check \
		-e . Cython hatchling setuptools -r benchmarks/peers.txt
	@touch $@

# The constraints hold for the build requirements too, so the whole set-up is pinned.
$(READY): pyproject.toml constraints.txt hatch_build.py
	$(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH) .mypy_cache .ruff_cache .hypothesis .pytest_cache build
	rm -f src/upperlip/kernel/*.so src/upperlip/kernel/.stamp-*
