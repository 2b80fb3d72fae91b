# make play   the bot: on Discord with DISCORD_TOKEN, else in a sandbox on this machine
# make test   the tests, in minutes  make test-all  their long forms too
# make check  style, types, imports  make bench     what the bot measures of itself
# make chaos  random games of bots that die 1,000 times in each form; DEATHS=100 for less, ARGS=tests/chaos for real kills
#             alone, with TEST_DATABASE_URL on PostgreSQL too
# make ladder how strong the opponent's levels are (hours; goes on where it stopped; ARGS="--pairs 4" for less)
# make league a level against scripts without any search (ARGS="--rulesets football --pairs 5 --level ace" for others)
# make teach  teaches the policy by the search, generation after generation (a night; goes on where it stopped)
# make words  every sentence with typical words in it, a file a language in build/, for somebody to read before a release
# make sdk    bundles Discord's SDK for Activities into web/page/discord.js, as web/sdk/package-lock.json names it (npm)
# make mutants breaks the rules of docs/coverage.md one after the other and sees whether the tests of their rows notice
# make lock   writes requirements*.txt from pyproject.toml, as they were where it allows; ARGS=--upgrade takes the newest

VENV ?= .venv
PY := $(VENV)/bin/python
RUNTIME := $(if $(strip $(DISCORD_TOKEN)),requirements.txt,requirements-sandbox.txt)
# A process more than there are cores, since some tests wait; one with nothing left takes tests over from another.
PARALLEL = -n $(shell $(PY) -c 'import os; print((os.cpu_count() or 1) + 1)') --dist worksteal
LOCK = $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock' $(ARGS) pyproject.toml
stamp = $(VENV)/.installed-$(1)

# Hundreds of tests start processes of their own, which would all compile the bot again.
unexport PYTHONDONTWRITEBYTECODE

# A virtual environment whose Python has gone (an upgrade, a moved folder) counts as not installed.
$(shell $(PY) -c '' 2>/dev/null || rm -f $(VENV)/.installed-*)

.DEFAULT_GOAL := play
.PHONY: play test test-all check chaos mutants bench ladder league teach words lock sdk clean
.DELETE_ON_ERROR:

play: $(call stamp,$(RUNTIME))
	@exec $(PY) bot.py

test: $(call stamp,requirements-dev.txt)
	@$(PY) -m pytest $(PARALLEL) $(ARGS)

test-all: $(call stamp,requirements-dev.txt)
	@LONG=1 $(PY) -m pytest $(PARALLEL) $(ARGS)

check: $(call stamp,requirements-dev.txt)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

chaos: $(call stamp,requirements-dev.txt)
	@CHAOS=$(or $(DEATHS),1000) $(PY) -m pytest $(PARALLEL) $(or $(ARGS),tests/e2e/test_chaos.py tests/chaos)

mutants: $(call stamp,requirements-dev.txt)
	@$(PY) -m tests.coverage.breaking $(ARGS)

bench: $(call stamp,requirements-dev.txt)
	@$(PY) -m bench $(ARGS)

lock: $(call stamp,requirements-dev.txt)
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-input uv
	@$(LOCK) -o requirements.txt
	@$(LOCK) --group sandbox -c requirements.txt -o requirements-sandbox.txt
	@$(LOCK) --group dev -c requirements-sandbox.txt -o requirements-dev.txt
	@$(PY) deploy/notices.py

sdk: $(call stamp,requirements-dev.txt)
	@cd web/sdk && npm ci --silent --ignore-scripts --no-audit --no-fund && node bundle.mjs
	@$(PY) deploy/notices.py

ladder: $(call stamp,requirements-dev.txt)
	@$(PY) -m think.ladder $(ARGS)

league: $(call stamp,requirements-dev.txt)
	@$(PY) -m tests.league $(ARGS)

teach: $(call stamp,requirements-dev.txt)
	@$(PY) -m think.teach $(ARGS)

words: $(call stamp,requirements-dev.txt)
	@mkdir -p build
	@for language in en fr; do $(PY) -m text.fluent.transcript $$language > build/words-$$language.txt && echo build/words-$$language.txt; done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

# The stamp comes last: an installation that was cut short has none, and is taken up again.
$(VENV)/.installed-%: %
	@VENV='$(VENV)' PYTHON='$(PYTHON)' sh .ci/venv
	@echo 'Installing $* into $(VENV) (once; about a minute)...'
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-input --no-compile -r $*
	@touch $@
