package import Foundation

/// Targets of what stands in folders, without a project: plain sources with an `Info.plist`, and the targets of Swift packages.
extension XcodeTarget {
    /// Creates a target of the Swift files and resources in a folder.
    /// - Parameters:
    ///   - excluded: Paths in the folder that are left out.
    ///   - settings: Settings that go over the usual ones.
    package init(
        _ name: String, kind: Kind, in folder: URL, without excluded: Set<String> = [], settings: [String: String] = [:]
    ) {
        let members = FolderMembers(folder, without: excluded.union(Self.never)).paths
        let usual = [
            "TARGET_NAME": name, "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": folder.path, "SWIFT_VERSION": "5.0",
            "PRODUCT_BUNDLE_IDENTIFIER": "local.\(name)", "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
        ]
        self.init(
            name: name, kind: kind,
            sources: members.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("main.swift") }
                .map { folder.appendingPathComponent($0) },
            resources: kind == .messagesExtension ? Self.resources(members, in: folder) : [],
            settings: BuildSettings(levels: [usual, settings]), dependencies: [], packageProducts: [], problems: [])
    }

    /// Folders that are no part of an app: builds, tests, and what else stands beside a package's sources.
    private static let never: Set = [
        "Tests", "ParleyTests", "Package.swift", "Package.resolved", "DerivedData", "build",
    ]

    /// Resources with their paths in the bundle: below `Resources` as they stand there, others by their name.
    static func resources(_ members: [String], in folder: URL) -> [Resource] {
        members.filter { path in
            FileKind(URL(fileURLWithPath: path)) == .resource && path.hasSuffix("Info.plist") == false
        }
        .map { path in
            let parts = path.split(separator: "/").map(String.init)
            let localised = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
            let own = parts.first == "Resources" ? parts.dropFirst().joined(separator: "/") : nil
            let name = [localised, parts.last].compactMap(\.self).joined(separator: "/")
            return Resource(file: folder.appendingPathComponent(path), path: own ?? name)
        }
    }
}

extension XcodeProject {
    /// Creates a project of a folder with sources and an `Info.plist`.
    /// - Throws: `missing` where it has no `Info.plist` or no source.
    package init(plainFolder folder: URL) throws(XcodeProjectError) {
        let folder = folder.resolvingSymlinksInPath()
        let list = folder.appendingPathComponent("Info.plist")
        let data = try? Data(contentsOf: list)
        guard let data,
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            throw XcodeProjectError(
                .missing,
                "\(folder.path) has no .xcodeproj, no .xcworkspace and no Info.plist that can be read: it is no message app."
            )
        }
        let named = (values["CFBundleExecutable"] as? String).flatMap { $0.contains("$") || $0.isEmpty ? nil : $0 }
        let app = XcodeTarget(
            named ?? folder.lastPathComponent, kind: .messagesExtension, in: folder,
            settings: ["INFOPLIST_FILE": "Info.plist"])
        guard !app.sources.isEmpty else {
            throw XcodeProjectError(.missing, "\(folder.path) has no Swift file.")
        }
        self.init(name: app.name, targets: [app])
    }
}
