import Testing

/// Says which of our modules a module may import, and which outside library it owns. `Scripts/modules` draws what it does import.
private let allowed: [String: Set<String>] = [
    "CoreGraphics": ["CPangoCairo", "CTurboJPEG"],
    "UIKit": ["CoreGraphics"],
    "Combine": ["OpenCombine"],
    "SwiftUI": ["UIKit", "CoreGraphics", "RenderTree", "Combine", "Observation"],
    "MapKit": ["SwiftUI"],
    "PhotosUI": ["SwiftUI"],
    "AVFoundation": ["SwiftUI", "RenderTree"],
    "AVKit": ["AVFoundation", "SwiftUI"],
    "SwiftData": ["SwiftUI"],
    "Messages": ["SwiftUI", "UIKit", "AppProtocol", "RenderTree"],
    "AppRuntime": ["Messages", "SwiftUI", "UIKit", "AppProtocol", "RenderTree", "CTypeRecords"],
    "SwiftUIMacros": [],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "RenderTree": [],
    "AppProtocol": ["RenderTree"],
    "ChatModels": ["RenderTree", "AppProtocol"],
    "Transcript": ["ChatModels", "AppProtocol", "Crypto"],
    "DeviceHost": ["Transcript", "ChatModels", "AppProtocol", "RenderTree"],
    "ProgramRunner": ["CPidfd", "NIOCore", "NIOPosix"],
    "AppHost": ["ProgramRunner", "AppProtocol", "RenderTree", "Logging", "NIOCore", "NIOPosix"],
    "MediaTranscoder": ["ProgramRunner", "ChatModels", "AppProtocol"],
    "NetworkFetcher": ["ProgramRunner", "AppProtocol"],
    "ChatStore": ["ChatModels", "AppProtocol", "GRDB", "Crypto"],
    "ChatServer": [
        "AppHost", "MediaTranscoder", "NetworkFetcher", "DeviceHost", "ChatStore", "ChatModels", "Transcript",
        "AppProtocol",
        "RenderTree", "Hummingbird", "HummingbirdCore", "HTTPTypes", "NIOCore", "NIOHTTPTypes", "Logging",
        "ServiceLifecycle",
        "UnixSignals",
        "Crypto", "CQrencode",
    ],
    "ParleyTesting": [
        "DeviceHost", "Transcript", "ChatModels", "AppRuntime", "AppProtocol", "RenderTree", "Messages", "SwiftUI",
    ],
    "parley": ["ChatServer", "NetworkFetcher", "ArgumentParser", "Logging", "ServiceLifecycle"],
]

/// What comes with the toolchain and the system.
private let system: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Glibc", "Synchronization",
]

@Suite(.timeLimit(.minutes(5))) struct `The borders between modules` {
    @Test(arguments: allowed.keys.sorted())
    func `A module imports only what the architecture allows`(module: String) throws {
        let files = Checkout.files(under: "Sources/\(module)", withExtension: "swift")
        #expect(!files.isEmpty)
        let permitted = try #require(allowed[module]).union(system)
        for file in files {
            let refused = Set(try Checkout.imports(of: file)).subtracting(permitted)
            #expect(refused.isEmpty, "\(file) imports \(refused.sorted().joined(separator: ", "))")
        }
    }

    @Test func `Every module has a line in this table`() {
        let files = Checkout.files(under: "Sources", withExtension: "swift")
        let modules = Set(files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
        #expect(modules.count > 20 && modules == Set(allowed.keys))
    }

    /// `IconDataKit` is a library of the icon store's own.
    @Test func `An app imports only what Apple has, but for its main file`() throws {
        let files = Checkout.files(under: "Apps", withExtension: "swift").filter { $0.contains("/Sources/") }
        #expect(!files.isEmpty)
        for file in files {
            let imports = Set(try Checkout.imports(of: file))
            let permitted: Set<String> =
                file.hasSuffix("/main.swift")
                ? ["AppRuntime"]
                : ["Foundation", "CoreGraphics", "UIKit", "SwiftUI", "Messages", "AVFoundation", "IconDataKit"]
            #expect(imports.isSubset(of: permitted), "\(file) imports \(imports.sorted())")
        }
    }

    @Test func `What computes reads no clock, draws no chance and does no input or output`() throws {
        let words = [
            "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "UUID()", ".random", "FileManager",
            "FileHandle",
            "Task {", "print(",
        ]
        for module in ["RenderTree", "AppProtocol", "ChatModels", "Transcript", "DeviceHost"] {
            for file in Checkout.files(under: "Sources/\(module)", withExtension: "swift") {
                let text = try Checkout.text(of: file)
                for word in words { #expect(!text.contains(word), "\(file) uses \(word)") }
            }
        }
    }
}
