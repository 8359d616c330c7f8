import Testing

/// Says which of our modules a module may import, and which outside library it owns. `Scripts/modules` draws what it does import.
private let allowed: [String: Set<String>] = [
    "CoreGraphics": ["CPangoCairo", "CTurboJPEG"],
    "TreePainter": ["CoreGraphics", "RenderTree"],
    "UIKit": [
        "InterfaceFiles", "TreePainter", "CoreGraphics", "RenderTree", "NetworkSessions", "FoundationAdditions",
        "Symbols", "CInitializers", "CTypeRecords", "CodedErrors",
    ],
    "Symbols": [],
    "FoundationAdditions": ["CCurrentLocale", "CZlib", "_FoundationICU", "RegexBuilder"],
    "Combine": ["OpenCombine"],
    "SwiftUICore": [
        "UIKit", "FoundationAdditions", "TreePainter", "CoreGraphics", "RenderTree", "Combine", "Observation",
    ],
    "SwiftUI": ["SwiftUICore", "UIKit", "TreePainter", "CoreGraphics", "RenderTree", "Combine"],
    "Charts": ["SwiftUI"],
    "MapKit": ["SwiftUI", "UIKit", "CoreLocation", "Observation"],
    "CoreLocation": [],
    "CoreSpotlight": ["UniformTypeIdentifiers", "FoundationAdditions"],
    "SpriteKit": ["AVFoundation", "SwiftUI", "UIKit", "TreePainter", "RenderTree", "CBox2D"],
    "PencilKit": ["UIKit", "TreePainter", "RenderTree"],
    "PhotosUI": ["Photos", "SwiftUI", "UIKit", "RenderTree"],
    "Photos": ["UIKit"],
    "AuthenticationServices": ["SwiftUI", "UIKit"],
    "GameplayKit": [],
    "Contacts": [],
    "ContactsUI": ["Contacts", "UIKit"],
    "MessageUI": ["UIKit"],
    "QuickLook": ["SwiftUI", "UIKit"],
    "MediaPlayer": ["UIKit"],
    "CoreHaptics": [],
    "ImageIO": ["CoreGraphics", "FoundationAdditions", "UIKit"],
    "AVFoundation": ["SwiftUI", "UIKit", "CoreGraphics", "Combine", "RenderTree"],
    "AVKit": ["AVFoundation", "SwiftUI", "UIKit"],
    "SafariServices": ["UIKit"],
    "CoreImage": ["CoreGraphics", "UIKit"],
    "LinkPresentation": ["CoreGraphics", "UIKit", "NetworkSessions"],
    "SwiftData": ["SwiftUI", "Observation"],
    "StoreKit": ["SwiftUI", "UIKit"],
    "TipKit": ["SwiftUI", "Observation"],
    "UserNotifications": ["AppProtocol"],
    "QuartzCore": ["UIKit"],
    "CryptoKit": ["CLibcrypto"],
    "os": [],
    "OSLog": ["os"],
    "UniformTypeIdentifiers": ["UIKit"],
    "CoreTransferable": ["SwiftUI", "UIKit"],
    "Accessibility": ["SwiftUI"],
    "NetworkSessions": ["Combine"],
    "GroupStore": ["AppProtocol"],
    "Messages": ["SwiftUI", "UIKit", "NetworkSessions", "AppProtocol", "MediaFormats", "RenderTree"],
    "AppRuntime": [
        "Messages", "NetworkSessions", "GroupStore", "UserNotifications", "SwiftUI", "UIKit", "AppProtocol",
        "RenderTree", "FoundationAdditions", "CTypeRecords", "CCrashStack",
    ],
    "SwiftUIMacros": [],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "_Testing_CoreImage": [],
    "CodedErrors": [],
    "Hashing": ["CLibcrypto"],
    "RenderTree": ["CodedErrors"],
    "MediaFormats": [],
    "InterfaceFiles": [],
    "AppProtocol": ["RenderTree", "MediaFormats", "CodedErrors"],
    "ChatModels": ["RenderTree", "AppProtocol", "MediaFormats", "CodedErrors"],
    "Transcript": ["ChatModels", "AppProtocol", "Hashing"],
    "DeviceHost": ["Transcript", "ChatModels", "AppProtocol", "MediaFormats", "RenderTree", "CodedErrors"],
    "ProgramRunner": ["CodedErrors", "CPidfd", "NIOCore", "NIOPosix"],
    "AppHost": [
        "ProgramRunner", "AppProtocol", "MediaFormats", "RenderTree", "CodedErrors", "Logging", "NIOCore", "NIOPosix",
    ],
    "MediaTranscoder": ["ProgramRunner", "ChatModels", "AppProtocol", "MediaFormats"],
    "NetworkFetcher": ["ProgramRunner", "AppProtocol"],
    "InterfaceCompiler": ["InterfaceFiles", "CodedErrors", "FoundationXML"],
    "SourceRewriter": ["SwiftParser", "SwiftSyntax"],
    "ProjectStaging": ["XcodeProject", "SourceRewriter", "ParleyPrograms"],
    "XcodeProject": ["CodedErrors", "FoundationXML", "ParleyPrograms"],
    "ChatStore": ["ChatModels", "AppProtocol", "MediaFormats", "CodedErrors", "GRDB", "Hashing", "Subprocess"],
    "ChatServer": [
        "AppHost", "ProgramRunner", "MediaTranscoder", "NetworkFetcher", "DeviceHost", "ChatStore", "ChatModels",
        "Transcript", "AppProtocol", "MediaFormats", "RenderTree", "CodedErrors", "Hummingbird", "HummingbirdCore",
        "HTTPTypes", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "NIOWebSocket", "Logging",
        "ServiceLifecycle", "UnixSignals", "Hashing", "CryptoKit", "CQrencode", "CZlib", "CFido",
        "CoreMetrics",
    ],
    "ParleyTesting": [
        "DeviceHost", "Transcript", "ChatModels", "AppRuntime", "AppProtocol", "MediaFormats", "RenderTree",
        "Messages", "NetworkSessions", "SwiftUI", "CGlobalJobs",
    ],
    "parley": [
        "ChatServer", "ChatModels", "AppHost", "Hashing", "NetworkFetcher", "ParleyPrograms", "ArgumentParser",
        "Logging", "ProgramRunner", "ServiceLifecycle", "Subprocess", "SystemPackage",
    ],
    "ParleyPrograms": [],
    "ParleyProject": ["ParleyPrograms", "XcodeProject", "SourceRewriter", "ProjectStaging", "InterfaceCompiler"],
]

/// Modules of the toolchain and the system.
private let system: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "Dispatch", "CDispatch", "Glibc", "Synchronization",
]

@Suite(.timeLimit(.minutes(5))) struct `The borders between modules` {
    @Test(arguments: allowed.keys.sorted())
    func `A module imports only what the architecture allows`(module: String) throws {
        let files = Checkout.files(under: Checkout.folder(of: module), withExtension: "swift")
        #expect(!files.isEmpty)
        let permitted = try #require(allowed[module]).union(system)
        for file in files {
            let refused = Set(try Checkout.imports(of: file)).subtracting(permitted)
            #expect(refused.isEmpty, "\(file) imports \(refused.sorted().joined(separator: ", "))")
        }
    }

    @Test func `Every module has a line in this table`() {
        let modules = Set(
            Checkout.sourceFolders.flatMap { folder in
                Checkout.files(under: folder, withExtension: "swift").compactMap {
                    $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
                }
            })
        #expect(modules.count > 20 && modules == Set(allowed.keys))
    }

    /// So that a change of the process protocol changes no row of a store.
    @Test func `What is stored has no types of the process protocol`() throws {
        let files = Checkout.files(under: "Sources/ChatModels/Stored", withExtension: "swift")
        #expect(!files.isEmpty)
        for file in files { #expect(try Set(Checkout.imports(of: file)).isSubset(of: ["Foundation"]), "\(file)") }
    }

    /// So that an author's package fetches neither a web server nor a database, and GRDB never meets our `CoreGraphics`.
    @Test func `What authors link needs nothing that only the server needs`() throws {
        let manifest = try Checkout.text(of: "Package.swift")
        for package in ["hummingbird", "GRDB", "swift-argument-parser", "swift-service-lifecycle", "swift-nio-extras"] {
            #expect(!manifest.contains(package))
            #expect(try Checkout.text(of: "Server/Package.swift").contains(package))
        }
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
                : [
                    "Foundation", "CoreGraphics", "UIKit", "SwiftUI", "Messages", "AVFoundation", "PhotosUI",
                    "IconDataKit",
                ]
            #expect(imports.isSubset(of: permitted), "\(file) imports \(imports.sorted())")
        }
    }

    /// Foundation 6.3.1 on Linux reads past the end of the list of open descriptors where they are many, and ends the process.
    @Test func `No program is run by Foundation`() throws {
        let tests = Checkout.files(underAll: Checkout.testFolders, withExtension: "swift")
        let files = Checkout.files(underAll: Checkout.sourceFolders, withExtension: "swift") + tests
        #expect(files.count > 1_000)
        // The app of the tests stands for an author's.
        for file in files where !file.contains("/ProbeApp/") && !file.contains("/ModuleBorderTests") {
            #expect(try !Checkout.text(of: file).contains(#/\bProcess\(\)|\bProcess\.run\(/#), "\(file)")
        }
    }

    @Test func `What computes reads no clock, draws no chance and does no input or output`() throws {
        let words = [
            "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "UUID()", ".random", "FileManager",
            "FileHandle",
            "Task {", "print(",
        ]
        let pure = [
            "CodedErrors", "RenderTree", "MediaFormats", "AppProtocol", "ChatModels", "Transcript", "DeviceHost",
        ]
        for module in pure {
            for file in Checkout.files(under: Checkout.folder(of: module), withExtension: "swift") {
                let text = try Checkout.text(of: file)
                for word in words { #expect(!text.contains(word), "\(file) uses \(word)") }
            }
        }
    }
}
