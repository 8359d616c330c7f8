# make run    the simulator with Kate and John on http://127.0.0.1:8080 (PORT=… chooses another port)
#             FRESH=1 begins with a new conversation, STORE=folder keeps it elsewhere
#             EMPTY=1 leaves the new conversation empty, HOST=192.168.1.5 lets phones of that network come in by a code
#             WEB=Web serves the browser client's sources as they are, so that an edit is seen on the next load
# make test   every test, browser tests included
# make watch  as run, built and started again on every save
# make test-fast  the tests that need no browser, server or process
# make hooks  has git look at the format before each commit
# make install   puts parley on the path, with what it needs to make, show and test apps (PREFIX=/usr/local)
#             RELEASE=1 compiles it for speed first, which takes longer; apps of authors are built as before
# make check-js   the types of the browser's code, alone
# make package  a Debian package of a release build in .build/package: the server with a systemd unit and a user of its own
# make docs   the documents and the reference as a site in .build/docs (BASE=/parley for one that is served below a path)
# make benchmark  builds for release, runs the programs in Benchmarks in less than ten minutes, and writes their figures into
#             docs/performance.md (PEER=… names the Python of an environment with NiceGUI; PROSODY=1 measures Prosody, too)
PORT ?= 8080
BINARIES = .build/debug

PREFIX ?= /usr/local

.PHONY: install package run test watch test-fast check-js docs hooks lint format benchmark

run:
	@Scripts/setup run
	@Scripts/build
	@exec "$(BINARIES)/parley" simulate --port $(PORT) --apps "$(BINARIES)/apps" --web "$(or $(WEB),$(BINARIES)/web)" \
		$(if $(EMPTY),,--demo Apps/Demo) $(if $(FRESH),--fresh) $(if $(STORE),--store "$(STORE)") \
		$(if $(HOST),--host "$(HOST)")

test:
	@Scripts/setup test
	@Scripts/build --tests
	@Scripts/run-tests "$(BINARIES)"

install:
	@Scripts/setup run
	@Scripts/build $(if $(RELEASE),--release)
	@Scripts/install "$(if $(RELEASE),$(FAST_BINARIES),$(BINARIES))" "$(DESTDIR)$(PREFIX)"

package:
	@Scripts/setup package
	@Scripts/build --release
	@Scripts/package .build-release/release .build/package

watch:
	@Scripts/setup watch
	@Scripts/watch $(PORT)

# Modules whose tests compute and draw, and start nothing.
FAST = RenderTree|MediaFormats|AppProtocol|ChatModels|CoreGraphics|TreePainter|UIKit|SwiftUI|Messages|Transcript|DeviceHost|Repository
test-fast:
	@Scripts/setup test
	swift build --build-tests
	swift test --skip-build --filter '^($(FAST))Tests\.'

hooks:
	git config core.hooksPath Scripts/hooks

# Some ten seconds; needs what `Scripts/setup test` installs.
check-js:
	@Scripts/check-js

docs:
	@Scripts/setup docs
	swift build --target ParleyTesting
	@Scripts/make-docs $(if $(BASE),--base "$(BASE)")

# Tests/Corpus and Tests/Projects are written as others write, and left as they are.
SWIFT = Package.swift Sources Plugins Templates docs $(filter-out Tests/Corpus Tests/Projects,$(wildcard Tests/*)) Apps Benchmarks Server/Package.swift Server/Sources Server/Benchmarks Server/Tests
lint:
	swift format lint --strict -r -p $(SWIFT)
	@Scripts/modules --check
	@Scripts/openapi --check

format:
	swift format -i -r -p $(SWIFT)

FAST_BINARIES = .build-release/release
benchmark:
	@Scripts/setup test
	@Scripts/build --release
	PARLEY_BINARIES="$(FAST_BINARIES)" .venv/bin/python Benchmarks/all.py $(if $(PEER),--peer "$(PEER)") $(if $(PROSODY),--prosody)
	PARLEY_BINARIES="$(FAST_BINARIES)" .venv/bin/python Benchmarks/page_load.py
	"$(FAST_BINARIES)/LayoutBenchmark"
	"$(FAST_BINARIES)/LaunchBenchmark"
	"Server/$(FAST_BINARIES)/PostsBenchmark"
	"Server/$(FAST_BINARIES)/FanoutBenchmark"
	"Server/$(FAST_BINARIES)/FanoutBenchmark" idle
	"Server/$(FAST_BINARIES)/FanoutBenchmark" posts
