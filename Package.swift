// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether this is a checkout: what `make install` copies for authors has no tests and no apps.
let isCheckout = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")

/// Compiles whole modules at once where the environment asks for it: a fifth less processor time where all is built anew, as in
/// `.ci/run`, and the whole module anew for each changed line. Leaves debug information out, too, which is a sixth; a crash still names its
/// functions. Both stand here and not in `Scripts/build`, so that builds of authors' packages in the same folder find all as it is.
let wholeModules: [SwiftSetting] =
    Context.environment["PARLEY_WHOLE_MODULES"] == nil
    ? [] : [.unsafeFlags(["-whole-module-optimization", "-num-threads", "2", "-gnone"])]

/// Links with the toolchain's own `lld`, in half of the processor time that Debian's `gold` takes, which is the toolchain's choice.
/// The package manager refuses such a flag of a package that it has fetched by its version.
let linker: [LinkerSetting] =
    Context.packageDirectory.contains("/checkouts/") ? [] : [.unsafeFlags(["-use-ld=lld"])]

/// One set of rules for every target: strict imports, `any` spelled out, and no warning left standing.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ] + wholeModules

func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: strict)
}

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nio: [Target.Dependency] = [
    .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
]
/// Swift Testing looks for an overlay of these names when a file imports it beside our own modules (docs/workarounds.md).
let testingOverlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

let appSide: [Target] = [
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    module("CoreGraphics", ["CPangoCairo", "CTurboJPEG"]),
    module("TreePainter", ["CoreGraphics", "RenderTree"]),
    // Adds what Foundation has on Apple's systems alone: formats of measurements, spans of time, names and addresses. They are
    // written by ICU, which Foundation brings along.
    .target(
        name: "FoundationAdditions", dependencies: ["CCurrentLocale", "CZlib"], swiftSettings: strict,
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CCurrentLocale"),
    // The server compresses with it, too.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Effects of symbols, which UIKit and SwiftUI both have.
    module("Symbols"),
    .target(name: "CInitializers"),
    .target(name: "CTypeRecords"),
    module(
        "UIKit",
        [
            "TreePainter", "CoreGraphics", "RenderTree", "NetworkSessions", "InterfaceFiles", "FoundationAdditions",
            "Symbols", "CInitializers", "CTypeRecords", "CodedErrors", "SwiftUIMacros",
        ]),
    module("Combine", [.product(name: "OpenCombine", package: "OpenCombine")]),
    .macro(name: "SwiftUIMacros", swiftSettings: strict),
    module(
        "SwiftUICore",
        ["UIKit", "TreePainter", "CoreGraphics", "RenderTree", "Combine", "SwiftUIMacros", "FoundationAdditions"]),
    module(
        "SwiftUI", ["SwiftUICore", "UIKit", "TreePainter", "CoreGraphics", "RenderTree", "Combine", "SwiftUIMacros"]),
    // `URLSession` by way of the host; Foundation has it on Apple's systems.
    module("NetworkSessions", ["Combine"]),
    // Keeps values that the people of a conversation share in an app, for which Apple has CloudKit.
    module("GroupStore", ["AppProtocol"]),
    module("Messages", ["SwiftUI", "UIKit", "NetworkSessions", "AppProtocol", "MediaFormats", "RenderTree"]),
    module("Charts", ["SwiftUI"]),
    // What only compiles, with a warning: authors' files import them.
    module("MapKit", ["SwiftUI", "UIKit", "CoreLocation"]), module("CoreLocation"),
    module("CoreSpotlight", ["UniformTypeIdentifiers", "FoundationAdditions"]),
    module("PhotosUI", ["Photos", "SwiftUI", "UIKit", "RenderTree"]),
    module("SwiftData", ["SwiftUI", "SwiftUIMacros"]),
    module("StoreKit", ["SwiftUI", "UIKit"]), module("UserNotifications", ["AppProtocol"]),
    module("QuartzCore", ["UIKit"]),
    module("SafariServices", ["UIKit"]),
    module("AuthenticationServices", ["SwiftUI", "UIKit"]),
    module("GameplayKit"), module("Contacts"), module("ContactsUI", ["Contacts", "UIKit"]),
    module("MessageUI", ["UIKit"]), module("QuickLook", ["SwiftUI", "UIKit"]), module("Photos", ["UIKit"]),
    module("CoreHaptics"), module("MediaPlayer", ["UIKit"]),
    module("PencilKit", ["UIKit", "TreePainter", "RenderTree"]),
    module("ImageIO", ["CoreGraphics", "FoundationAdditions", "UIKit"]),
    // The submodule CIFilterBuiltins, which a module of Swift cannot have.
    .target(name: "CCoreImageNames"), module("CoreImage", ["CCoreImageNames", "CoreGraphics", "UIKit"]),
    module("LinkPresentation", ["CoreGraphics", "UIKit", "NetworkSessions"]),
    module("TipKit", ["SwiftUI", "SwiftUIMacros"]), module("CryptoKit", ["CLibcrypto"]),
    // Apple's smaller modules: a log, and names of what stands in UIKit and SwiftUI.
    // The submodule log, which a module of Swift cannot have.
    .target(name: "CLogNames"), module("os", ["CLogNames"]), module("OSLog", ["os"]),
    module("UniformTypeIdentifiers", ["UIKit"]), module("CoreTransferable", ["SwiftUI", "UIKit"]),
    module("Accessibility", ["SwiftUI"]),
    // Debian's `libbox2d-dev`, in C: Swift calls no methods of C++ here.
    .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
    module("SpriteKit", ["AVFoundation", "SwiftUI", "UIKit", "TreePainter", "RenderTree", "CBox2D"]),
    module("AVFoundation", ["SwiftUI", "UIKit", "CoreGraphics", "Combine", "RenderTree"]),
    module("AVKit", ["AVFoundation", "SwiftUI", "UIKit"]),
    .target(name: "CCrashStack"),
    // Every app links it, those of authors too, and the tests: so its linker is theirs.
    .target(
        name: "AppRuntime",
        dependencies: [
            "Messages", "NetworkSessions", "GroupStore", "UserNotifications", "SwiftUI", "UIKit", "AppProtocol",
            "RenderTree", "FoundationAdditions", "CTypeRecords", "CCrashStack",
        ],
        swiftSettings: strict, linkerSettings: linker),
    module("_Testing_CoreGraphics"), module("_Testing_CoreImage"), module("_Testing_UIKit"),
]

let borders: [Target] = [
    module("CodedErrors"),
    module("RenderTree", ["CodedErrors"]),
    module("MediaFormats"),
    // Storyboards and nibs as the server's compiler writes them and UIKit reads them.
    module("InterfaceFiles"),
    module("AppProtocol", ["RenderTree", "MediaFormats", "CodedErrors"]),
    module("ChatModels", ["RenderTree", "AppProtocol", "MediaFormats", "CodedErrors"]),
]

/// Modules that run app processes, and the rules of a device: used by the server (the package in `Server`) and by tests.
let hosting: [Target] = [
    .systemLibrary(name: "CLibcrypto", providers: [.apt(["libssl-dev"])]),
    module("Hashing", ["CLibcrypto"]),
    module("Transcript", ["ChatModels", "AppProtocol", "Hashing"]),
    module("DeviceHost", ["Transcript", "ChatModels", "AppProtocol", "MediaFormats", "RenderTree", "CodedErrors"]),
    // The filter of system calls is put together by libseccomp (Debian's `libseccomp-dev`).
    // In C alone, with all of it in the file: Swift's library, and a loader's work, took three quarters of its time.
    .executableTarget(
        name: "AppLauncher",
        linkerSettings: [.linkedLibrary("seccomp"), .unsafeFlags(["-static-executable", "-nostartfiles"])]),
    // Stands in for libcurl in apps.
    .target(
        name: "NoNetwork", exclude: ["curl.map"],
        linkerSettings: [
            .unsafeFlags([
                "-nostartfiles", "-Xlinker", "-soname=libcurl.so.4", "-Xlinker",
                "--version-script=\(Context.packageDirectory)/Sources/NoNetwork/curl.map",
            ])
        ]),
    .systemLibrary(name: "CPidfd"),
    module("ProgramRunner", ["CodedErrors", "CPidfd"] + nio),
    module("AppHost", ["ProgramRunner", "AppProtocol", "MediaFormats", "RenderTree", "CodedErrors", logging] + nio),
    // A hook of Swift's runtime, whose functions have a calling convention of their own.
    .target(name: "CGlobalJobs"),
    module(
        "ParleyTesting",
        [
            "DeviceHost", "Transcript", "ChatModels", "AppRuntime", "AppProtocol", "MediaFormats", "RenderTree",
            "Messages", "NetworkSessions", "SwiftUI", "CGlobalJobs",
        ]),
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
    app("Gallery", ["PhotosUI"]), tests(ofApp: "Gallery", ["SwiftUI", "UIKit", "RenderTree"]),
]

/// An app that `parley new` begins with, or that a document lists. Its entry point is written by the plugin, as in an
/// author's package.
func template(
    _ folder: String, _ name: String, in parent: String = "Templates", _ more: [Target.Dependency] = []
) -> [Target] {
    [
        .executableTarget(
            name: name, dependencies: ["Messages", "SwiftUI", "UIKit", "AppRuntime"] + more,
            path: "\(parent)/\(folder)/Sources", swiftSettings: strict, plugins: ["EntryPoint"]),
        .testTarget(
            name: name + "Tests", dependencies: [.target(name: name), "ParleyTesting", "Messages"] + testingOverlays,
            path: "\(parent)/\(folder)/Tests", swiftSettings: strict),
    ]
}

let entryPoint = Target.plugin(name: "EntryPoint", capability: .buildTool())
let templates: [Target] =
    template("counter", "CounterStarter") + template("list", "ListStarter")
    + template("shared", "SharedStarter", ["GroupStore"]) + template("game", "GameStarter")
    + template("sticker", "StickerStarter")
    + template("live", "LiveStarter") + template("uikit", "UIKitStarter")
/// The apps of README.md and docs/first-app.md, which `ListingTests` compares with what stands there. The authors' are called
/// Hello and Poll, and two packages of one build may not have modules of one name.
let documented = template("Hello", "HelloExample", in: "docs") + template("Poll", "PollExample", in: "docs")

let suites: [Target] = [
    tests(of: "RenderTree", ["ProcessorTime"]), tests(of: "MediaFormats"),
    tests(of: "AppProtocol", ["RenderTree", "ProcessorTime"]),
    tests(of: "ChatModels", ["RenderTree", "AppProtocol", "EffectSamples", "ProcessorTime"]),
    tests(of: "CoreGraphics", testingOverlays),
    tests(of: "TreePainter", ["CoreGraphics", "RenderTree", "ReadPictures", "EffectSamples"] + testingOverlays),
    tests(
        of: "UIKit",
        ["InterfaceFiles", "TreePainter", "RenderTree", "ReadPictures", "RewrittenForms"] + testingOverlays),
    /// Output of `SourceRewriter` for Tests/Fixtures/rewriting; written as for iOS, with Swift 5.
    .target(
        name: "RewrittenForms", dependencies: ["UIKit"], path: "Tests/Fixtures/RewrittenForms",
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "Combine"), tests(of: "os"),
    tests(of: "SwiftUI", ["SwiftUICore", "RenderTree", "ReadPictures"] + testingOverlays),
    tests(
        of: "Messages",
        ["NetworkSessions", "AppProtocol", "MediaFormats", "UIKit", "SwiftUI", "RenderTree"] + testingOverlays),
    tests(
        of: "AppRuntime",
        ["Messages", "SwiftUI", "UIKit", "InterfaceFiles", "AppProtocol", "RenderTree"] + testingOverlays),
    tests(
        of: "ParleyTesting",
        ["AppProtocol", "RenderTree", "Messages", "SwiftUI", "UIKit", "PhotosUI", "ChatModels", "Combine"]
            + testingOverlays),
    tests(of: "Hashing"),
    tests(of: "Transcript", ["ChatModels", "AppProtocol"]),
    tests(of: "DeviceHost", ["Transcript", "ChatModels", "AppProtocol", "RenderTree"]),
    tests(of: "ProgramRunner"),
    tests(of: "AppHost", ["ProgramRunner", "AppProtocol", "RenderTree", "AppLauncher", "ProbeApp", "ProbeBundles"]),
    /// An app process that misbehaves on demand, for the tests of the host.
    .executableTarget(
        name: "ProbeApp", dependencies: ["AppProtocol", "RenderTree"], path: "Tests/Fixtures/ProbeApp",
        swiftSettings: strict),
    /// Values of effects that are examples of the wire, and pictures of both painters.
    .target(
        name: "EffectSamples", dependencies: ["RenderTree"], path: "Tests/Fixtures/EffectSamples", swiftSettings: strict
    ),
    /// Measures how long something takes on a computer that does much else.
    .target(name: "ProcessorTime", path: "Tests/Fixtures/ProcessorTime", swiftSettings: strict),
    /// Reads the pixels of pictures that tests make.
    .target(
        name: "ReadPictures", dependencies: ["CoreGraphics", "RenderTree"], path: "Tests/Fixtures/ReadPictures",
        swiftSettings: strict),
    /// Tries one thing that the walls are to refuse, and says what came of it.
    .executableTarget(name: "WallProbe", path: "Tests/Fixtures/WallProbe"),
    .testTarget(
        name: "SandboxTests",
        dependencies: ["ProgramRunner", "AppHost", "AppLauncher", "WallProbe", "ProbeApp", "ProbeBundles"],
        swiftSettings: strict),
    /// Draws a tree with the Cairo painter, for the tests that compare it with the browser's.
    .executableTarget(
        name: "TreePicture", dependencies: ["TreePainter", "CoreGraphics", "RenderTree"],
        path: "Tests/Fixtures/TreePicture", swiftSettings: strict),
    /// Writes down what happens to it: the same app in a process of its own and within the tests.
    .executableTarget(
        name: "TraceApp", dependencies: ["Messages", "GroupStore", "UserNotifications", "SwiftUI", "AppRuntime"],
        path: "Tests/Fixtures/TraceApp", swiftSettings: strict),
    /// Hands over files that a test puts into its folder.
    .executableTarget(
        name: "MediaApp", dependencies: ["AVKit", "Messages", "SwiftUI", "UIKit", "AppRuntime"],
        path: "Tests/Fixtures/MediaApp", swiftSettings: strict),
    .testTarget(
        name: "TraceTests",
        dependencies: [
            "TraceApp", "ProbeBundles", "AppLauncher", "AppHost", "AppRuntime", "DeviceHost", "Messages", "ChatModels",
            "AppProtocol", "MediaFormats", "RenderTree", logging,
        ] + testingOverlays, swiftSettings: strict),
    .target(name: "ProbeBundles", path: "Tests/Fixtures/ProbeBundles", swiftSettings: strict),
    tests(of: "Charts", ["SwiftUI", "UIKit", "RenderTree", "ReadPictures"] + testingOverlays),
    tests(of: "AVFoundation", ["AVKit", "SwiftUI", "UIKit", "RenderTree"] + testingOverlays),
    tests(of: "FoundationAdditions"), tests(of: "SwiftData", ["SwiftUI"] + testingOverlays), tests(of: "CryptoKit"),
    tests(of: "SpriteKit", ["SwiftUI", "UIKit", "CoreGraphics", "RenderTree"] + testingOverlays),
    tests(of: "PencilKit", ["SwiftUI", "UIKit", "TreePainter", "RenderTree", "ReadPictures"] + testingOverlays),
    .testTarget(
        name: "CompileOnlyTests",
        dependencies: [
            "CoreLocation", "CoreSpotlight", "MapKit", "PhotosUI", "SafariServices", "SwiftData", "StoreKit", "TipKit",
            "UserNotifications", "CoreImage", "LinkPresentation", "CoreGraphics", "SwiftUI",
            "AVFoundation", "GameplayKit", "Contacts", "ContactsUI", "MessageUI", "QuickLook", "Photos", "MediaPlayer",
            "ImageIO", "AuthenticationServices", "CoreHaptics",
            "UIKit", "RenderTree",
        ] + testingOverlays, swiftSettings: strict),
    .testTarget(name: "RepositoryTests", swiftSettings: strict),
    .executableTarget(
        name: "LayoutBenchmark", dependencies: ["SwiftUI", "UIKit", "CoreGraphics", "RenderTree"],
        path: "Benchmarks/Layout", swiftSettings: strict),
    .executableTarget(
        name: "LaunchBenchmark",
        dependencies: ["AppHost", "AppProtocol", "ProgramRunner", "RenderTree", "AppLauncher", logging],
        path: "Benchmarks/Launch", swiftSettings: strict),
]

/// Libraries that authors of message apps import.
let authors = [
    "Messages", "SwiftUI", "SwiftUICore", "UIKit", "CoreGraphics", "Combine", "MapKit", "CoreLocation",
    "CoreSpotlight", "PhotosUI", "AVFoundation", "AVKit", "SwiftData", "StoreKit", "UserNotifications", "QuartzCore",
    "TipKit", "CryptoKit", "SpriteKit", "Charts", "NetworkSessions", "GroupStore", "SafariServices", "CoreImage",
    "LinkPresentation", "GameplayKit", "Contacts", "ContactsUI", "MessageUI", "QuickLook", "Photos", "MediaPlayer",
    "ImageIO", "AuthenticationServices", "CoreHaptics", "PencilKit", "Symbols", "os",
    "OSLog", "UniformTypeIdentifiers", "CoreTransferable", "Accessibility",
    "AppRuntime", "ParleyTesting",
]
/// Product with everything that an app's own target depends on.
let messageApp = Product.library(
    name: "MessageApp",
    targets: authors.filter { $0 != "ParleyTesting" } + [
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ])
/// Libraries of the server.
let shared = [
    "CodedErrors", "RenderTree", "MediaFormats", "InterfaceFiles", "AppProtocol", "ChatModels", "Hashing", "Transcript",
    "DeviceHost",
    "ProgramRunner", "AppHost", "CZlib",
]
let forTests: [Product] = [
    .library(name: "ProbeBundles", targets: ["ProbeBundles"]), .executable(name: "ProbeApp", targets: ["ProbeApp"]),
]

/// Returns the tests of modules and all that these need, out of `targets`; ends with a message for a module without tests.
func suites(of modules: [String], from targets: [Target]) -> [Target] {
    let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    var chosen: Set<String> = []
    var left = modules.map { $0 + "Tests" }
    while let name = left.popLast() {
        guard let target = named[name] else { fatalError("PARLEY_SUITES: there is no target \(name)") }
        guard chosen.insert(name).inserted else { continue }
        left += target.dependencies.compactMap(\.targetName).filter { named[$0] != nil }
        left += (target.plugins ?? []).compactMap { if case .plugin(let name, _) = $0 { name } else { nil } }
    }
    return targets.filter { chosen.contains($0.name) }
}

extension Target.Dependency {
    /// Returns the name of a target, or of a product that is named without its package; nil for others.
    var targetName: String? {
        switch self {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
    }
}

let all = borders + appSide + hosting + [entryPoint] + (isCheckout ? apps + templates + documented + suites : [])
/// Targets of `Scripts/test-one`; nil for the whole package.
let chosen = Context.environment["PARLEY_SUITES"].map {
    suites(of: $0.split(separator: ",").map(String.init), from: all)
}
let products =
    (authors + shared).map { Product.library(name: $0, targets: [$0]) }
    + [.executable(name: "AppLauncher", targets: ["AppLauncher"])]
    + [.library(name: "NoNetwork", type: .dynamic, targets: ["NoNetwork"])] + (isCheckout ? forTests : [])
    + [messageApp, .plugin(name: "EntryPoint", targets: ["EntryPoint"])]

// The package that authors link, with the modules that run their apps. The web server and the database belong to the package
// in `Server`.
let package = Package(
    name: "parley",
    platforms: [.macOS(.v14)],
    products: chosen == nil ? products : [],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: chosen ?? all,
    swiftLanguageModes: [.v6]
)
