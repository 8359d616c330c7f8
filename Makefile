# make run    the simulator with Kate and John on http://127.0.0.1:8080 (PORT=… chooses another port)
#             FRESH=1 begins with a new conversation, STORE=folder keeps it elsewhere
#             EMPTY=1 leaves the new conversation empty, HOST=192.168.1.5 lets phones of that network come in by a code
#             WEB=Web serves the browser client's sources as they are, so that an edit is seen on the next load
# make test   every test, browser tests included
# make watch  as run, built and started again on every save
# make test-fast  the tests that need no browser, server or process
# make hooks  has git look at the format before each commit
# make check-js   the types of the browser's code, alone
PORT ?= 8080
BINARIES = $(shell swift build --show-bin-path)

# The server and its libraries are built before any module of ours that has the name of one of Apple's: GRDB asks
# `canImport(CoreGraphics)` and would take ours for Apple's (docs/workarounds.md).
SERVER_FIRST = swift build --product parley

.PHONY: run test watch test-fast check-js hooks lint format benchmark

run:
	@Scripts/setup run
	$(SERVER_FIRST)
	swift build
	@Scripts/bundle-apps "$(BINARIES)"
	@Scripts/bundle-web "$(BINARIES)/web"
	@exec "$(BINARIES)/parley" simulate --port $(PORT) --apps "$(BINARIES)/apps" --web "$(or $(WEB),$(BINARIES)/web)" \
		$(if $(EMPTY),,--demo Apps/Demo) $(if $(FRESH),--fresh) $(if $(STORE),--store "$(STORE)") \
		$(if $(HOST),--host "$(HOST)")

test:
	@Scripts/setup test
	$(SERVER_FIRST)
	swift build --build-tests
	@Scripts/bundle-apps "$(BINARIES)"
	@Scripts/bundle-web "$(BINARIES)/web"
	@Scripts/run-tests "$(BINARIES)"

watch:
	@Scripts/setup watch
	@Scripts/watch $(PORT)

# Modules whose tests compute and draw, and start nothing.
FAST = RenderTree|AppProtocol|ChatModels|CoreGraphics|UIKit|SwiftUI|Messages|Transcript|DeviceHost|Repository
test-fast:
	@Scripts/setup test
	$(SERVER_FIRST)
	swift build --build-tests
	swift test --skip-build --filter '^($(FAST))Tests\.'

hooks:
	git config core.hooksPath Scripts/hooks

# Some ten seconds; needs what `Scripts/setup test` installs.
check-js:
	@Scripts/check-js

lint:
	swift format lint --strict -r -p Package.swift Sources Tests Apps Benchmarks
	@Scripts/modules --check

format:
	swift format -i -r -p Package.swift Sources Tests Apps Benchmarks

# Times only mean something for an optimised build, which has a folder of its own beside the debug build.
RELEASE = .build-release
benchmark:
	@Scripts/setup test
	$(SERVER_FIRST) -c release --scratch-path $(RELEASE)
	swift build -c release --scratch-path $(RELEASE)
	@Scripts/bundle-apps "$(RELEASE)/release"
	@Scripts/bundle-web "$(RELEASE)/release/web"
	PARLEY_BINARIES="$(RELEASE)/release" .venv/bin/python Benchmarks/benchmark.py
	PARLEY_BINARIES="$(RELEASE)/release" .venv/bin/python Benchmarks/page_load.py
	"$(RELEASE)/release/LayoutBenchmark"
