// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// One set of rules for every target: strict imports, `any` spelled out, and no warning left standing.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: strict)
}

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let signals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let nio: [Target.Dependency] = [
    .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
]
/// Swift Testing looks for an overlay of these names when a file imports it beside our own modules (docs/workarounds.md).
let testingOverlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

let appSide: [Target] = [
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    module("CoreGraphics", ["CPangoCairo", "CTurboJPEG"]),
    module("UIKit", ["CoreGraphics"]),
    module("Combine", [.product(name: "OpenCombine", package: "OpenCombine")]),
    .macro(name: "SwiftUIMacros", swiftSettings: strict),
    module("SwiftUI", ["UIKit", "CoreGraphics", "RenderTree", "Combine", "SwiftUIMacros"]),
    module("Messages", ["SwiftUI", "UIKit", "AppProtocol", "RenderTree"]),
    // What only compiles, with a warning: authors' files import them.
    module("MapKit", ["SwiftUI"]),
    module("PhotosUI", ["SwiftUI"]),
    module("SwiftData", ["SwiftUI"]),
    module("AVFoundation", ["SwiftUI", "RenderTree"]),
    module("AVKit", ["AVFoundation", "SwiftUI"]),
    .target(name: "CTypeRecords"),
    module("AppRuntime", ["Messages", "SwiftUI", "UIKit", "AppProtocol", "RenderTree", "CTypeRecords"]),
    module("_Testing_CoreGraphics"), module("_Testing_UIKit"),
]

let borders: [Target] = [
    module("RenderTree"),
    module("AppProtocol", ["RenderTree"]),
    module("ChatModels", ["RenderTree", "AppProtocol"]),
]

let serverSide: [Target] = [
    module("Transcript", ["ChatModels", "AppProtocol", crypto]),
    module("DeviceHost", ["Transcript", "ChatModels", "AppProtocol", "RenderTree"]),
    .executableTarget(name: "AppLauncher"),
    .systemLibrary(name: "CPidfd"),
    .systemLibrary(name: "CQrencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    module("ProgramRunner", ["CPidfd"] + nio),
    module("AppHost", ["ProgramRunner", "AppProtocol", "RenderTree", logging] + nio),
    module("MediaTranscoder", ["ProgramRunner", "ChatModels", "AppProtocol"]),
    module("NetworkFetcher", ["ProgramRunner", "AppProtocol"]),
    module("ChatStore", ["ChatModels", "AppProtocol", crypto, .product(name: "GRDB", package: "GRDB.swift")]),
    module(
        "ChatServer",
        [
            "AppHost", "MediaTranscoder", "NetworkFetcher", "DeviceHost", "ChatStore", "ChatModels", "Transcript",
            "AppProtocol",
            "RenderTree", "CQrencode", crypto,
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"), .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            logging, lifecycle, signals,
        ]),
    module(
        "ParleyTesting",
        ["DeviceHost", "Transcript", "ChatModels", "AppRuntime", "AppProtocol", "RenderTree", "Messages", "SwiftUI"]),
    .executableTarget(
        name: "parley",
        dependencies: [
            "ChatServer", "NetworkFetcher", "AppLauncher",
            .product(name: "ArgumentParser", package: "swift-argument-parser"), logging,
            lifecycle,
        ],
        swiftSettings: strict),
]

/// A message app of `Apps`, and its tests.
func app(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: ["Messages", "SwiftUI", "UIKit", "AppRuntime"] + dependencies,
        path: "Apps/\(name)/Sources", swiftSettings: strict)
}

func tests(ofApp name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies + testingOverlays,
        path: "Apps/\(name)/Tests", swiftSettings: strict)
}

let apps: [Target] = [
    app("MusselsParty"), tests(ofApp: "MusselsParty", ["ParleyTesting", "Messages"]),
    app("Tally"), tests(ofApp: "Tally", ["ParleyTesting", "Messages"]),
    app("TicTacToe"), tests(ofApp: "TicTacToe", ["ParleyTesting", "Messages", "UIKit"]),
    .target(name: "IconDataKit", path: "Apps/IconStore/IconDataKit", swiftSettings: strict),
    .executableTarget(
        name: "icon-store", dependencies: ["IconDataKit"], path: "Apps/IconStore/Program", swiftSettings: strict),
    app("IconStore", ["IconDataKit"]),
    tests(ofApp: "IconStore", ["IconDataKit", "icon-store", "ProbeBundles", "ParleyTesting", "Messages"]),
    app("IceCreamBuilder"), tests(ofApp: "IceCreamBuilder", ["ParleyTesting", "Messages", "UIKit"]),
    app("Snippets", ["AVFoundation"]), tests(ofApp: "Snippets", ["ParleyTesting", "Messages", "UIKit"]),
    app("Gallery"), tests(ofApp: "Gallery", ["SwiftUI", "UIKit", "RenderTree"]),
]

let suites: [Target] = [
    tests(of: "RenderTree"), tests(of: "AppProtocol", ["RenderTree"]),
    tests(of: "ChatModels", ["RenderTree", "AppProtocol"]),
    tests(of: "CoreGraphics", testingOverlays),
    tests(of: "UIKit", testingOverlays),
    tests(of: "SwiftUI", ["RenderTree"] + testingOverlays),
    tests(of: "Messages", ["AppProtocol", "UIKit", "SwiftUI", "RenderTree"] + testingOverlays),
    tests(of: "AppRuntime", ["Messages", "SwiftUI", "UIKit", "AppProtocol", "RenderTree"] + testingOverlays),
    tests(of: "ParleyTesting", ["AppProtocol", "Messages", "SwiftUI", "UIKit", "ChatModels"] + testingOverlays),
    tests(of: "Transcript", ["ChatModels", "AppProtocol"]),
    tests(of: "DeviceHost", ["Transcript", "ChatModels", "AppProtocol", "RenderTree"]),
    tests(of: "ProgramRunner"),
    tests(of: "AppHost", ["ProgramRunner", "AppProtocol", "RenderTree", "AppLauncher", "ProbeApp", "ProbeBundles"]),
    tests(of: "MediaTranscoder", ["ChatModels", "AppProtocol", "AppLauncher", "MediaSamples"]),
    tests(of: "NetworkFetcher", ["AppProtocol", "AppLauncher", "LoopbackServer"]),
    tests(of: "ChatStore", ["ChatModels", "AppProtocol", .product(name: "GRDB", package: "GRDB.swift")]),
    tests(
        of: "ChatServer",
        [
            "ChatModels", "ChatStore", "Transcript", "AppProtocol", "RenderTree", "AppHost", "AppLauncher", "ProbeApp",
            "ProbeBundles", logging, lifecycle, .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "GRDB", package: "GRDB.swift"),
        ]),
    /// An app process that misbehaves on demand, for the tests of the host.
    .executableTarget(
        name: "ProbeApp", dependencies: ["AppProtocol", "RenderTree"], path: "Tests/Fixtures/ProbeApp",
        swiftSettings: strict),
    /// Draws a tree with the Cairo painter, for the tests that compare it with the browser's.
    .executableTarget(
        name: "TreePicture", dependencies: ["SwiftUI", "CoreGraphics", "RenderTree"],
        path: "Tests/Fixtures/TreePicture", swiftSettings: strict),
    /// Writes down what happens to it: the same app in a process of its own and within the tests.
    .executableTarget(
        name: "TraceApp", dependencies: ["Messages", "SwiftUI", "AppRuntime"], path: "Tests/Fixtures/TraceApp",
        swiftSettings: strict),
    /// Hands over files that a test puts into its folder.
    .executableTarget(
        name: "MediaApp", dependencies: ["AVKit", "Messages", "SwiftUI", "UIKit", "AppRuntime"],
        path: "Tests/Fixtures/MediaApp", swiftSettings: strict),
    .testTarget(
        name: "TraceTests",
        dependencies: [
            "TraceApp", "ProbeBundles", "AppLauncher", "AppHost", "AppRuntime", "DeviceHost", "Messages", "ChatModels",
            "AppProtocol", "RenderTree", logging,
        ] + testingOverlays, swiftSettings: strict),
    /// Pictures, videos and sounds, made when a test asks for them.
    .target(name: "MediaSamples", path: "Tests/Fixtures/MediaSamples", swiftSettings: strict),
    /// A web server on this computer that answers as a test says.
    .target(name: "LoopbackServer", dependencies: nio, path: "Tests/Fixtures/LoopbackServer", swiftSettings: strict),
    .target(name: "ProbeBundles", path: "Tests/Fixtures/ProbeBundles", swiftSettings: strict),
    tests(of: "AVFoundation", ["AVKit", "SwiftUI", "UIKit", "RenderTree"] + testingOverlays),
    .testTarget(
        name: "CompileOnlyTests",
        dependencies: ["MapKit", "PhotosUI", "SwiftData", "SwiftUI", "UIKit", "RenderTree"],
        swiftSettings: strict),
    .testTarget(name: "RepositoryTests", swiftSettings: strict),
    .executableTarget(
        name: "LayoutBenchmark", dependencies: ["SwiftUI", "UIKit", "CoreGraphics", "RenderTree"],
        path: "Benchmarks/Layout", swiftSettings: strict),
]

let package = Package(
    name: "parley",
    platforms: [.macOS(.v14)],
    products: [
        "Messages", "SwiftUI", "UIKit", "CoreGraphics", "Combine", "MapKit", "PhotosUI", "AVFoundation", "AVKit",
        "SwiftData", "AppRuntime",
        "ParleyTesting",
    ].map { .library(name: $0, targets: [$0]) } + [.executable(name: "parley", targets: ["parley"])],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: borders + appSide + serverSide + apps + suites,
    swiftLanguageModes: [.v6]
)
