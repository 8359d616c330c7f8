// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The server: what people run. What authors link is the package in the folder above, which needs neither a web server nor a
// database. Two packages, because GRDB asks `canImport(CoreGraphics)`: in one build folder it would find ours, and take it for Apple's.

/// Compiles whole modules at once where the environment asks for it, as the package above does.
let wholeModules: [SwiftSetting] =
    Context.environment["PARLEY_WHOLE_MODULES"] == nil
    ? [] : [.unsafeFlags(["-whole-module-optimization", "-num-threads", "2", "-gnone"])]

/// One set of rules for every target: strict imports, `any` spelled out, and no warning left standing.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ] + wholeModules

/// A product of the package above.
func shared(_ name: String) -> Target.Dependency { .product(name: name, package: "parley") }

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: strict)
}

func fixture(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Fixtures/\(name)", swiftSettings: strict)
}

/// The folder with the toolchain's own build of swift-syntax: that of the `swift` on the PATH (docs/decisions/0014).
let toolchainSyntax: String = {
    let found = (Context.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let program = (found ?? URL(fileURLWithPath: "/usr/bin/swift")).resolvingSymlinksInPath()
    return program.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
}()

/// For modules that import one that is written with swift-syntax.
let withSyntax = strict + [.unsafeFlags(["-I", toolchainSyntax])]

let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
/// SQLite's own functions, as GRDB imports them.
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
/// Runs the programs of the command line; those of a running server stand behind walls, by ProgramRunner.
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let signals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioTesting = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nio: [Target.Dependency] = [nioCore, .product(name: "NIOPosix", package: "swift-nio")]
let web: [Target.Dependency] =
    [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        nioTypes, .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
    ] + nio
/// Values and rules that server and authors' tests share.
let values = ["CodedErrors", "RenderTree", "MediaFormats", "AppProtocol", "ChatModels"].map(shared)

let modules: [Target] = [
    .systemLibrary(name: "CQrencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CFido", pkgConfig: "libfido2", providers: [.apt(["libfido2-dev"])]),
    module(
        "MediaTranscoder",
        [shared("ProgramRunner"), shared("ChatModels"), shared("AppProtocol"), shared("MediaFormats")]),
    module("NetworkFetcher", [shared("ProgramRunner"), shared("AppProtocol")]),
    module("InterfaceCompiler", [shared("InterfaceFiles"), shared("CodedErrors")]),
    module("ParleyPrograms", []),
    module("XcodeProject", ["ParleyPrograms", shared("CodedErrors")]),
    .target(
        name: "SourceRewriter", swiftSettings: withSyntax,
        linkerSettings: [
            .unsafeFlags(["-L\(toolchainSyntax)", "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax]),
            .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        ]),
    .target(
        name: "ProjectStaging", dependencies: ["XcodeProject", "SourceRewriter", "ParleyPrograms"],
        swiftSettings: withSyntax),
    module(
        "ChatStore",
        [
            shared("ChatModels"), shared("AppProtocol"), shared("MediaFormats"), shared("CodedErrors"),
            shared("Hashing"),
            database, subprocess,
        ]),
    module(
        "ChatServer",
        values + [
            "ChatStore", "MediaTranscoder", "NetworkFetcher", "CQrencode", "CFido",
            shared("CZlib"), shared("AppHost"), shared("DeviceHost"),
            shared("ProgramRunner"), shared("Transcript"), shared("Hashing"), shared("CryptoKit"), logging, lifecycle,
            signals, metrics,
        ] + web),
    .executableTarget(
        name: "parley",
        dependencies: [
            "ChatServer", "NetworkFetcher", "ParleyPrograms", shared("AppLauncher"), shared("AppHost"),
            shared("ChatModels"), shared("Hashing"), shared("ProgramRunner"),
            .product(name: "ArgumentParser", package: "swift-argument-parser"), logging, lifecycle,
            subprocess, .product(name: "SystemPackage", package: "swift-system"),
        ],
        swiftSettings: strict, linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    /// Reads projects for `parley`, which starts it; a server has neither swift-syntax nor the readers of XML in it.
    .executableTarget(
        name: "ParleyProject",
        dependencies: ["ParleyPrograms", "XcodeProject", "SourceRewriter", "ProjectStaging", "InterfaceCompiler"],
        swiftSettings: withSyntax, linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    /// Measures posts into the store; its figures only mean something built for release.
    .executableTarget(
        name: "PostsBenchmark", dependencies: ["ChatStore", shared("ChatModels"), database],
        path: "Benchmarks/Posts", swiftSettings: strict),
    /// Measures the delivery of posts to event streams, over loopback.
    .executableTarget(
        name: "FanoutBenchmark",
        dependencies: ["LoadClient", "ChatServer", "ChatStore", shared("ChatModels"), logging, lifecycle] + nio,
        path: "Benchmarks/Fanout", swiftSettings: strict),
    /// Uses a server as many people would, for long (`Benchmarks/load.py`).
    .executableTarget(
        name: "LoadBenchmark",
        dependencies: [
            "LoadClient", shared("ChatModels"), .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ] + nio,
        path: "Benchmarks/Load", swiftSettings: strict),
    .target(name: "LoadClient", dependencies: nio, path: "Benchmarks/Client", swiftSettings: strict),
]

let suites: [Target] = [
    /// Pictures, videos and sounds, made when a test asks for them.
    fixture("MediaSamples"),
    /// A web server on this computer that answers as a test says.
    fixture("LoopbackServer", nio),
    tests(
        of: "MediaTranscoder",
        [
            "MediaSamples", shared("ChatModels"), shared("AppProtocol"), shared("MediaFormats"),
            shared("ProgramRunner"), shared("AppLauncher"),
        ]),
    tests(
        of: "NetworkFetcher",
        ["LoopbackServer", shared("AppProtocol"), shared("ProgramRunner"), shared("AppLauncher")]),
    tests(of: "LoadClient"),
    tests(of: "InterfaceCompiler", [shared("InterfaceFiles")]),
    tests(of: "XcodeProject"),
    .testTarget(name: "SourceRewriterTests", dependencies: ["SourceRewriter"], swiftSettings: withSyntax),
    .testTarget(
        name: "ProjectStagingTests", dependencies: ["ProjectStaging", "XcodeProject"], swiftSettings: withSyntax),
    .testTarget(name: "parleyTests", dependencies: ["parley", "ParleyPrograms"], swiftSettings: strict),
    .testTarget(
        name: "ParleyProjectTests", dependencies: ["ParleyProject", "ParleyPrograms"], swiftSettings: withSyntax),
    tests(of: "ChatStore", [shared("ChatModels"), shared("AppProtocol"), database, sqlite]),
    tests(
        of: "ChatServer",
        values + [
            "ChatStore", "NetworkFetcher", "LoopbackServer", "MediaSamples", shared("Hashing"), shared("CryptoKit"),
            shared("Transcript"),
            shared("AppHost"), shared("ProgramRunner"), shared("AppLauncher"), shared("ProbeApp"),
            shared("ProbeBundles"), logging, lifecycle, nioCore, nioTesting,
            nioTypes, database, nio[1], web[0],
            .product(name: "NIOWebSocket", package: "swift-nio"),
        ]),
]

extension [Target] {
    /// Returns the suites that `Scripts/test-one` names, with what they need; all without the variable. Whatever a target needs
    /// stands before it.
    var chosen: [Target] {
        guard let names = Context.environment["PARLEY_SERVER_SUITES"] else { return self }
        var needed = Set(names.split(separator: ",").map { "\($0)Tests" })
        for target in reversed() where needed.contains(target.name) {
            for case .targetItem(let name, _) in target.dependencies { needed.insert(name) }
            for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
        }
        return filter { needed.contains($0.name) }
    }
}

let targets = (modules + suites).chosen
let package = Package(
    name: "parley-server",
    platforms: [.macOS(.v14)],
    products: [("parley", "parley"), ("parley-project", "ParleyProject")]
        .filter { _, target in targets.contains { $0.name == target } }
        .map { .executable(name: $0, targets: [$1]) },
    dependencies: [
        .package(name: "parley", path: ".."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)
