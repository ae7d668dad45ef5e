# Pocket Parlour. Everything installed goes into .venv, once; after that no network is needed.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/ready

.PHONY: help play test bench image board heap record pictures referee clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

play: $(READY) ## play in a window (ARGS="--board picosystem" and the like)
	@$(RUN) -m sim $(ARGS)

# -P keeps the root, which has a code.py, from the front of the module path.
test: $(READY) ## lint and run all tests (ARGS="tests/house -x" and the like)
	@$(VENV)/bin/ruff check .
	@$(RUN) -P -m pytest $(ARGS)

bench: $(READY) ## random moves a second of each game (ARGS="--matches 10000" watches invariants instead)
	@$(RUN) -m sim bench $(ARGS)

image: $(READY) ## make the folder for a board's drive (BOARD=pygamer)
	@$(RUN) -m sim image --board $(or $(BOARD),pygamer) $(ARGS)

board: $(READY) ## copy it onto the drive of a board (BOARD=pygamer DRIVE=/path/to/CIRCUITPY)
	@$(RUN) -m sim install --board $(or $(BOARD),pygamer) --drive "$(DRIVE)" $(ARGS)

heap: $(READY) ## what the program takes of a board's memory (ARGS="nap --deals 100" and the like)
	@$(RUN) -m tests.heap $(ARGS)

record: $(READY) ## record the playthroughs that are missing (NAMES="nap_4" records those anew)
	@$(RUN) -m tests.playthroughs --write $(NAMES)

pictures: $(READY) ## take the readme's pictures anew (docs/pictures/*.txt); look at them before committing
	@for script in docs/pictures/*.txt; do \
		$(RUN) -m sim --fresh --store build/store --seed 7 --script $$script || exit 1; \
	done

referee: ## the door for other programs: one JSON object a line; needs nothing installed
	@$(PYTHON) -m sim referee

clean: ## forget what was set up and built
	rm -rf $(VENV) build lib/parlour/data .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp is made last: a set-up that was cut short is done again.
$(READY): requirements.txt
	@command -v $(PYTHON) >/dev/null || { echo "Pocket Parlour needs Python 3.11 or newer, and there is no '$(PYTHON)'; name yours with: make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pocket Parlour needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1); name a newer one with: make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Pocket Parlour needs Python's venv, and '$(PYTHON)' has none; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "Setting up $(VENV), once ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(RUN) -m pip install --quiet --disable-pip-version-check --requirement requirements.txt || { echo "The packages of requirements.txt could not be installed; setting up needs the network once."; exit 1; }
	@touch $(READY)
