# Two commands matter: `make play` runs the site, `make test` proves it. Both set up what they need.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/reverie/server/page
SET_UP := $(VENV)/.set-up
SET_UP_TESTS := $(VENV)/.set-up-tests
SET_UP_DEBIAN := $(VENV)/.set-up-debian
SET_UP_PEERS := $(VENV)/.set-up-peers
SET_UP_DOCS := $(VENV)/.set-up-docs
CODE := src tests bench tools examples
WORDS := $(wildcard src/reverie/locales/*/*.ftl)
FAST := build/fast/.built
SOURCES := $(shell find src/reverie -type f ! -name '*.pyc' ! -path '$(PAGE)/*')
WEB := $(shell find web/src web/public web/build -type f 2>/dev/null) web/index.html web/vite.config.ts web/package-lock.json

.PHONY: play terminal test lint rules check-page unit visit browser bench soak cluster screenshots coverage docs fast fast-test lock clean walk

play: $(SET_UP) $(PAGE)/index.html  ## run the site
	$(BIN)/reverie serve --host $(HOST) --port $(PORT)

terminal: $(SET_UP)  ## play the Vale in the terminal
	$(BIN)/reverie play vale

test: lint rules check-page unit visit  ## everything that must hold

lint: $(SET_UP_TESTS)
	$(BIN)/ruff check --quiet $(CODE)
	$(BIN)/ruff format --check --quiet $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python -m tools.content

rules: $(SET_UP_TESTS)  ## how many clauses of each ledger have a test
	$(BIN)/python -m tests.rules

check-page: $(PAGE)/index.html $(SET_UP_TESTS)
	cd web && npm run --silent protocol -- --check && npm run --silent lint && npm run --silent check && npm run --silent test

unit: $(SET_UP_TESTS) $(SET_UP_DEBIAN)
	$(BIN)/pytest -n 2 --dist loadgroup --ignore tests/browser

visit: $(SET_UP_TESTS) $(SET_UP_DEBIAN) $(PAGE)/index.html  ## whole games and every kind of screen in a real browser
	$(BIN)/pytest tests/browser -m "not also" -n 2 --dist worksteal --timeout 900 --durations 8

browser: $(SET_UP_TESTS) $(SET_UP_DEBIAN) $(PAGE)/index.html  ## whole games in a real browser, clicked through
	$(BIN)/pytest tests/browser -n 2 --dist worksteal --timeout 900

bench: $(SET_UP_PEERS)  ## speed, beside peers in the same run
	$(BIN)/reverie bench vale --language en
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.long --check

soak: $(SET_UP_TESTS) $(SET_UP_DEBIAN)  ## the long versions: kills, worlds, hostile messages, attacks, how well bots dream
	$(BIN)/python -m tests.soak_conformance --pairs 200000 --games 20000 --told 1000000 --etherium 5000 --etherfields 2000
	$(BIN)/python -m tests.server.siege kill --store sqlite --kills 200
	$(BIN)/python -m tests.server.siege kill --store postgres --kills 200
	$(BIN)/python -m tests.server.siege cluster --moves 50000
	$(BIN)/python -m tests.server.siege hostile --messages 100000
	$(BIN)/python -m tests.server.siege attack --seconds 30
	$(BIN)/python -m tests.server.siege attack --store postgres --seconds 30
	$(BIN)/python bench/dreams.py --games 200 --level dreaming --check
	$(BIN)/python bench/dreams.py --games 200 --level lucid --check

walk: $(SET_UP_TESTS)  ## sessions of Etherfields at random and with sense: what is met, and what never is
	$(BIN)/python -m tools.walk --sessions 40

cluster: $(SET_UP) $(SET_UP_DEBIAN) $(PAGE)/index.html  ## two servers, PostgreSQL and Redis, one table across both
	$(BIN)/python -m tools.cluster

screenshots: $(SET_UP_TESTS) $(SET_UP_DEBIAN) $(PAGE)/index.html  ## every screen, wide and phone, both languages
	$(BIN)/python -m tools.screenshots --docs

coverage: $(SET_UP_TESTS) $(SET_UP_DEBIAN)  ## which lines of the package no test of `make unit` reaches
	$(BIN)/pytest -n 2 --dist loadgroup --ignore tests/browser --cov --cov-report term:skip-covered --cov-report html:build/coverage

docs: $(SET_UP_DOCS)  ## the documents and the library's reference as a site, in build/docs
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@echo "The documents are in build/docs/index.html"

fast: $(FAST)  ## compile the engine with mypyc into build/fast: some minutes
	@echo "The compiled engine is in build/fast. With that folder on PYTHONPATH everything runs on it:"
	@echo "  PYTHONPATH=build/fast $(BIN)/reverie bench vale"
	@echo "  make fast-test     # the same tests on it"

fast-test: $(FAST)  ## the tests of the rules, the kernel, the games and the laboratory on the compiled engine
	PYTHONPATH=build/fast $(BIN)/python -c "import reverie.kernel.state as engine; assert engine.__file__.endswith('.so')"
	PYTHONPATH=build/fast $(BIN)/pytest -n 2 tests/kernel tests/rules tests/games tests/lab

lock: $(SET_UP_TESTS)  ## pin what is installed
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --extra server --extra words -o requirements.txt pyproject.toml
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --allow-unsafe --extra server --extra words --extra lab --extra ray --extra pictures --extra test -o requirements-test.txt pyproject.toml
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --allow-unsafe -c requirements-test.txt --extra docs -o requirements-docs.txt pyproject.toml

clean:
	rm -rf $(VENV) build web/node_modules web/dist $(PAGE)

$(SET_UP): requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

$(SET_UP_TESTS): $(SET_UP) requirements-test.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.txt
	touch $@

$(SET_UP_PEERS): $(SET_UP_TESTS)
	$(BIN)/pip install --quiet --disable-pip-version-check '.[peers]'
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

$(SET_UP_DOCS): $(SET_UP) requirements-docs.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.txt
	touch $@

# A real browser, PostgreSQL and Redis, from Debian; without root they must be there already.
$(SET_UP_DEBIAN): tools/debian.sh | $(SET_UP)
	sh tools/debian.sh
	touch $@

$(FAST): $(SOURCES) tools/fast.py | $(SET_UP_TESTS)
	$(BIN)/python -m tools.fast
	touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --silent --no-audit --no-fund
	touch $@

$(PAGE)/index.html: web/node_modules/.package-lock.json $(WEB) $(WORDS)
	cd web && npm run --silent build
	rm -rf $(PAGE)
	cp -r web/dist $(PAGE)
