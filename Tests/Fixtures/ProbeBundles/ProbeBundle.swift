public import Foundation

/// Assembles bundles of `ProbeApp` for tests.
public enum ProbeBundle {
    public static let identifier = "org.parley.ProbeApp"
    public static let displayName = "Probe"

    /// Makes `<folder>/<name>.app`, ready to be loaded. The test target must depend on `ProbeApp`, so that it is built.
    /// - Parameters:
    ///   - executable: of the app in it, ProbeApp or another of this package; and the class that it starts with.
    ///   - behaviour: a case of `Behaviour` in `Tests/Fixtures/ProbeApp`.
    ///   - manifest: changes the entries of `Info.plist`.
    public static func make(
        _ behaviour: String = "normal", name: String = "Probe", in folder: URL, executable: String = "ProbeApp",
        principalClass: String = "ProbeApp.ProbeViewController",
        manifest change: (inout [String: Any]) -> Void = { _ in }
    ) throws -> URL {
        let bundle = folder.appendingPathComponent("\(name).app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        var manifest = manifest(executable, principalClass)
        change(&manifest)
        let bytes = try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
        try bytes.write(to: bundle.appendingPathComponent("Info.plist"))
        try Data(behaviour.utf8).write(to: bundle.appendingPathComponent("behaviour"))
        try link(product(executable), bundle.appendingPathComponent(executable))
        return bundle
    }

    /// An executable of this package, beside the running tests.
    public static func product(_ name: String) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name)
    }

    private static func manifest(_ executable: String, _ principalClass: String) -> [String: Any] {
        [
            "CFBundleIdentifier": identifier, "CFBundleDisplayName": displayName, "CFBundleExecutable": executable,
            "NSExtension": [
                "NSExtensionPointIdentifier": "com.apple.message-payload-provider",
                "NSExtensionPrincipalClass": principalClass,
            ],
        ]
    }

    /// The executable is some megabytes large; a copy is for folders on another disk.
    private static func link(_ source: URL, _ target: URL) throws {
        do {
            try FileManager.default.linkItem(at: source, to: target)
        } catch {
            try FileManager.default.copyItem(at: source, to: target)
        }
    }
}
