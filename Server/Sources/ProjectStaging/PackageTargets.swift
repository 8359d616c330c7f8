import Foundation
import SourceRewriter
import XcodeProject

/// The targets of a Swift package on this computer, whose sources are rewritten as those of a project are.
struct PackageTargets {
    /// Products of Parley itself, which every app has.
    private static let parley: Set = [
        "MessageApp", "ParleyTesting", "Messages", "SwiftUI", "SwiftUICore", "UIKit", "AppRuntime",
    ]
    /// Most packages within one another that are followed.
    private static let depthMax = 16

    let folder: URL
    private let manifest: PackageManifest
    private let depth: Int

    /// nil where the folder has no manifest.
    init?(_ folder: URL, depth: Int = 0) {
        let file = folder.appendingPathComponent("Package.swift")
        guard depth < Self.depthMax, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        (self.folder, self.depth) = (folder.resolvingSymlinksInPath(), depth)
        manifest = PackageManifest(text)
    }

    /// The executable of a message app: the one that `Info.plist` names, or the only one.
    var app: (project: XcodeProject, target: XcodeTarget)? {
        let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
        let all = manifest.targets.filter { $0.kind == "executableTarget" }
        let named =
            all.first { $0.name == list?["CFBundleExecutable"] as? String } ?? (all.count == 1 ? all.first : nil)
        guard let named, let needed = needed(by: named) else { return nil }
        var app = target(named, kind: .messagesExtension)
        let resources = XcodeTarget("", kind: .messagesExtension, in: folder.appendingPathComponent("Resources"))
            .resources
        for resource in resources where !app.resources.contains(where: { $0.path == resource.path }) {
            app.resources.append(resource)
        }
        return (XcodeProject(name: manifest.name, targets: needed + [app]), app)
    }

    /// Returns the targets of a product, each after those that it needs; nil where the package has parts that are not Swift sources, or
    /// that come from elsewhere: then it is built as it is.
    func targets(ofProduct name: String) -> [XcodeTarget]? {
        let names = manifest.products[name] ?? (manifest.targets.contains { $0.name == name } ? [name] : [])
        return names.isEmpty ? nil : collect(names)
    }

    /// Names of the targets that a product has itself.
    func names(ofProduct name: String) -> [String] { manifest.products[name] ?? [name] }

    private func needed(by target: PackageManifest.Target) -> [XcodeTarget]? {
        collect(target.dependencies.filter { !Self.parley.contains($0) })
    }

    private func collect(_ names: [String]) -> [XcodeTarget]? {
        var found: [XcodeTarget] = []
        for name in names {
            guard let made = made(name) else { return nil }
            for target in made where !found.contains(where: { $0.name == target.name }) { found.append(target) }
        }
        return found
    }

    private func made(_ name: String) -> [XcodeTarget]? {
        guard let described = manifest.targets.first(where: { $0.name == name }) else {
            let others = manifest.localPackages.lazy.compactMap {
                PackageTargets(folder.appendingPathComponent($0).standardizedFileURL, depth: depth + 1)
            }
            return others.compactMap { $0.targets(ofProduct: name) }.first
        }
        guard described.kind == "target", !described.hasResources, let needed = needed(by: described) else {
            return nil
        }
        let made = target(described, kind: .framework)
        return made.sources.isEmpty ? nil : needed + [made]
    }

    private func target(_ described: PackageManifest.Target, kind: XcodeTarget.Kind) -> XcodeTarget {
        let place = folder.appendingPathComponent(described.path ?? "Sources/\(described.name)")
        let usual = described.path == nil && !FileManager.default.fileExists(atPath: place.path)
        var made = XcodeTarget(
            described.name, kind: kind, in: usual ? folder.appendingPathComponent("Sources") : place,
            without: Set(described.excluded),
            settings: [
                "SRCROOT": folder.path, "INFOPLIST_FILE": kind == .messagesExtension ? "Info.plist" : "",
                "SWIFT_VERSION": manifest.languageVersion,
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": described.conditions.joined(separator: " "),
            ])
        made.dependencies = described.dependencies
        return made
    }
}
