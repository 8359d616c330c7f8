package import XcodeProject

/// A module of the package that a project becomes: the app, or a framework that it needs.
package struct StagedModule: Sendable {
    package let target: XcodeTarget
    /// Name of the module, which is also that of the target in the package.
    package let name: String
    /// Names of modules of the same package that it needs.
    let dependencies: [String]
    /// Module of the bridging header; nil without one, and where it is in Objective-C.
    private(set) var bridging: BridgingModule?
    /// Sentence about a bridging header that cannot be used.
    private(set) var bridgingProblem: String?

    init(_ target: XcodeTarget, frameworks: [XcodeTarget]) {
        self.target = target
        name = Self.name(of: target)
        dependencies = frameworks.filter { target.dependencies.contains($0.name) }.map(Self.name)
        let bridging = BridgingModule(self)
        bridgingProblem = bridging?.problem
        if bridgingProblem == nil { self.bridging = bridging }
    }

    static func name(of target: XcodeTarget) -> String { target.settings["PRODUCT_MODULE_NAME"] ?? target.name }

    /// The compiler's settings, as `Package.swift` writes them.
    var settings: [String] {
        let settings = target.settings
        var all = [".swiftLanguageMode(\(Self.languageMode(settings["SWIFT_VERSION"] ?? "")))"]
        let flags = settings.words("OTHER_SWIFT_FLAGS").split(separator: "-D").dropFirst().compactMap(\.first)
        let joined = settings.words("OTHER_SWIFT_FLAGS").filter { $0.hasPrefix("-D") && $0.count > 2 }.map {
            String($0.dropFirst(2))
        }
        for name in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flags + joined {
            all.append(".define(\(quoted(name)))")
        }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { all.append(".defaultIsolation(MainActor.self)") }
        let features = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachable : []
        for name in features { all.append(".enableUpcomingFeature(\"\(name)\")") }
        return all + (bridging?.settings ?? [])
            + Self.imported.map {
                ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\($0)\"])"
            }
    }

    /// Modules of what importing Foundation brings along on Apple’s systems. `FoundationAdditions` has an `NSLocalizedString` that does not
    /// end the process where Foundation’s does.
    private static let imported = ["Combine", "NetworkSessions", "FoundationAdditions"]

    /// Features that SWIFT_APPROACHABLE_CONCURRENCY enables. Source: Apple, "Build settings reference".
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static func languageMode(_ version: String) -> String {
        switch version {
        case "6", "6.0": ".v6"
        case "4.2": ".v4_2"
        case "4", "4.0": ".v4"
        default: ".v5"
        }
    }
}

/// Returns the text as a Swift literal.
func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
}
