import AppHost
import ArgumentParser
import Foundation
import ParleyPrograms

/// A message app's sources: a folder with `Package.swift`, `Info.plist` and, where there are any, `Resources`.
struct AuthorsPackage: Sendable {
    let folder: URL
    /// `CFBundleExecutable`: the product that is built.
    let name: String
    let identifier: String
    /// The Xcode project that the package is made of; nil for one that an author wrote.
    private(set) var project: OpenedProject?
    /// The folder whose files the author changes.
    var watched: URL { project?.folder ?? folder }

    /// Creates the package of a project that has been written.
    init(_ project: OpenedProject) throws {
        try self.init(path: project.package.path)
        self.project = project
    }

    /// `CFBundleShortVersionString`; `0` without one that can be part of a file's name.
    var version: String { Self.version(inManifest: manifest) }

    static func version(inManifest file: URL) -> String {
        guard let data = try? Data(contentsOf: file),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let version = values["CFBundleShortVersionString"] as? String,
            (1...40).contains(version.count),
            version.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") })
        else { return "0" }
        return version
    }

    private var manifest: URL { folder.appendingPathComponent("Info.plist") }
    private var resources: URL { folder.appendingPathComponent("Resources") }

    /// - Throws: `ValidationError` with a sentence for the author.
    init(path: String) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
        let manifest = folder.appendingPathComponent("Info.plist")
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw ValidationError("There is no folder \(path). `parley new NAME` makes an app.")
        }
        for file in ["Package.swift", "Info.plist"] {
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path) else {
                throw ValidationError(
                    "\(folder.path) is no message app: it has no \(file). `parley new NAME` makes one.")
            }
        }
        guard let data = try? Data(contentsOf: manifest),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = values["CFBundleExecutable"] as? String, !name.isEmpty, !name.contains("/"),
            let identifier = values["CFBundleIdentifier"] as? String
        else {
            throw ValidationError(
                "\(manifest.path) cannot be used: it needs a CFBundleExecutable and a CFBundleIdentifier.")
        }
        (self.name, self.identifier) = (name, identifier)
    }

    /// Whether a simulator would take one for the other.
    func isTaken(for other: AuthorsPackage) -> Bool { name == other.name || identifier == other.identifier }

    /// Puts the app's bundle into a folder of bundles, in place of the one that is there.
    /// - Throws: `CommandFailure` where a host would refuse the bundle, or it cannot be written.
    func bundle(from products: URL, into bundles: URL) throws {
        let (files, target) = (FileManager.default, bundles.appendingPathComponent("\(name).app"))
        let new = bundles.appendingPathComponent(".new-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: bundles, withIntermediateDirectories: true)
            if files.fileExists(atPath: resources.path) {
                try files.copyItem(at: resources, to: new)
            } else {
                try files.createDirectory(at: new, withIntermediateDirectories: true)
            }
            try files.copyItem(at: manifest, to: new.appendingPathComponent("Info.plist"))
            try Self.link(products.appendingPathComponent(name), to: new.appendingPathComponent(name))
            // A running process keeps the folder that it was started from.
            if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
            try files.moveItem(at: new, to: target)
        } catch {
            try? files.removeItem(at: new)
            throw CommandFailure("The bundle of \(name) could not be made: \(error.reason)")
        }
        try check(target)
    }

    /// Links a program, which has about a hundred megabytes of debug information; on another disk it is copied.
    private static func link(_ program: URL, to place: URL) throws {
        do {
            try FileManager.default.linkItem(at: program, to: place)
        } catch {
            try FileManager.default.copyItem(at: program, to: place)
        }
    }

    /// Whether there is something for `swift test`.
    var hasTests: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("Tests").path) }

    /// Says where tests are written.
    var placeOfTests: String {
        project == nil
            ? "write a suite into Tests/\(name)Tests, and a testTarget for it into Package.swift, as `parley new` does"
            : "write some into a folder ParleyTests beside the project, or into a target of unit tests that imports ParleyTesting"
    }

    /// Writes `Info.plist` and resources, without the program, into a new folder for tests.
    func writeResources(into parent: URL) throws -> URL {
        let bundle = parent.appendingPathComponent("tested", isDirectory: true)
        do {
            if FileManager.default.fileExists(atPath: resources.path) {
                try FileManager.default.copyItem(at: resources, to: bundle)
            } else {
                try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            }
            try FileManager.default.copyItem(at: manifest, to: bundle.appendingPathComponent("Info.plist"))
        } catch {
            throw CommandFailure("The resources of \(name) could not be copied: \(error.reason)")
        }
        return bundle
    }

    private func check(_ bundle: URL) throws {
        let found = AppBundle.loadAll(in: bundle.deletingLastPathComponent())
        for problem in found.problems where problem.folder.lastPathComponent == bundle.lastPathComponent {
            throw CommandFailure("\(name) cannot be installed: \(problem.error.message)")
        }
    }
}
