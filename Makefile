# Two commands matter: `make play` and `make test`. Everything they need they set up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up

.PHONY: play test lint rules setup

play: setup
	$(BIN)/reverie play vale

test: setup lint rules
	$(BIN)/pytest

lint: setup
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

rules: setup
	$(BIN)/python -m tests.rules

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[server,lab,test]'
	touch $(STAMP)
