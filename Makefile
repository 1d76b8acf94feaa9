# `make run` and `make test` are all a fresh machine needs; each sets up what is missing first.
PYTHON ?= python3
PY := .venv/bin/python
GROUP := $(wildcard src/quarterdeck/engine/*.py src/quarterdeck/games/*/rules.py src/quarterdeck/games/*/rules/*.py src/quarterdeck/games/*/evaluate.py)
WEB := $(shell find web -type f -not -path "*/node_modules/*" 2>/dev/null) $(shell find src -name "*.ftl")
PAGE := src/quarterdeck/server/static/index.html

.PHONY: setup build client run test check conformance bench soak playthroughs load screenshots derive lock clean
setup: .venv/installed build $(if $(WEB),client)

.venv/installed: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check -r requirements.lock
	$(PY) -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@$(PY) -c "import quarterdeck; quarterdeck.compiled() or print('quarterdeck: no C compiler worked here, so it is not compiled and bots think about 80 times slower')"
	@touch .venv/compiled $@

build: .venv/compiled
.venv/compiled: $(GROUP) setup.py | .venv/installed
	$(PY) setup.py -q build_ext --inplace
	@touch $@

client: $(PAGE)
$(PAGE): $(WEB) | .venv/installed
	$(PY) setup.py -q build_py
	@touch $@

run: setup
	@$(PY) -m quarterdeck

test: setup
	$(PY) -m pytest -q -n auto

check: setup
	$(PY) -m ruff check src tests setup.py
	$(PY) -m ruff format --check src tests setup.py
	$(PY) -m mypy

conformance: setup
	@$(PY) tests/conformance.py

bench: setup
	$(PY) -m quarterdeck bench

soak: setup
	$(PY) -m pytest -q -n auto tests/soak --soak

playthroughs: setup
	cd tests && ../$(PY) -m playthroughs --write

load: setup
	$(PY) bench/load.py

screenshots: setup
	PYTHONPATH=tests:tests/browser $(PY) tests/browser/screenshots.py

derive: setup
	$(PY) -m quarterdeck.derive

lock:
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/python -m pip install -q -r requirements.in
	.venv/lock/bin/python -m pip freeze --all | grep -v '^pip==' > requirements.lock
	rm -rf .venv/lock

clean:
	rm -rf .venv build dist web/node_modules src/quarterdeck/server/static src/*.egg-info
	find src -name '*.so' -delete
