# make run    the simulator with Kate and John on http://127.0.0.1:8080 (PORT=… chooses another port)
#             FRESH=1 begins with a new conversation, STORE=folder keeps it elsewhere
# make test   every test, browser tests included
PORT ?= 8080
BINARIES = $(shell swift build --show-bin-path)

# The server and its libraries are built before any module of ours that has the name of one of Apple's: GRDB asks
# `canImport(CoreGraphics)` and would take ours for Apple's (docs/workarounds.md).
SERVER_FIRST = swift build --product parley

.PHONY: run test lint format benchmark

run:
	@Scripts/setup run
	$(SERVER_FIRST)
	swift build
	@Scripts/bundle-apps "$(BINARIES)"
	@exec "$(BINARIES)/parley" simulate --port $(PORT) --apps "$(BINARIES)/apps" --web Web \
		$(if $(FRESH),--fresh) $(if $(STORE),--store "$(STORE)")

test:
	@Scripts/setup test
	$(SERVER_FIRST)
	swift build --build-tests
	@Scripts/bundle-apps "$(BINARIES)"
	@Scripts/run-tests "$(BINARIES)"

lint:
	swift format lint --strict -r -p Package.swift Sources Tests Apps Benchmarks

format:
	swift format -i -r -p Package.swift Sources Tests Apps Benchmarks

# Times only mean something for an optimised build, which has a folder of its own beside the debug build.
RELEASE = .build-release
benchmark:
	@Scripts/setup test
	$(SERVER_FIRST) -c release --scratch-path $(RELEASE)
	swift build -c release --scratch-path $(RELEASE)
	@Scripts/bundle-apps "$(RELEASE)/release"
	PARLEY_BINARIES="$(RELEASE)/release" .venv/bin/python Benchmarks/benchmark.py
	"$(RELEASE)/release/LayoutBenchmark"
