package import Foundation
import ParleyPrograms
package import XcodeProject

/// The message app of a folder: of an Xcode project, a Swift package, or plain sources with an `Info.plist`.
package enum AppFolder {
    /// - Parameter name: Name of the target; nil for the only one.
    package static func messageApp(
        in folder: URL, named name: String?
    ) throws(XcodeProjectError) -> (project: XcodeProject, target: XcodeTarget) {
        if ProjectNames.hasProject(folder) || !hasFile("Info.plist", folder) {
            return try ProjectFolder(folder).messageApp(named: name)
        }
        guard let package = PackageTargets(folder) else {
            let project = try XcodeProject(plainFolder: folder)
            return (project, project.targets[0])
        }
        guard let app = package.app else {
            throw XcodeProjectError(
                .noMessageApp,
                "\(folder.path)/Package.swift has no executable target that is made of Swift files and local packages alone; `parley run` builds others."
            )
        }
        return app
    }

    /// Returns the files with stories of an app: those of a project's targets with tests, and those of the folder `ParleyTests`.
    package static func storyTests(of project: XcodeProject, in folder: URL) -> [URL] {
        let root =
            ["xcodeproj", "xcworkspace"].contains(folder.pathExtension) ? folder.deletingLastPathComponent() : folder
        let beside = root.appendingPathComponent("ParleyTests", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
        return project.storyTests
            + names.filter { $0.hasSuffix(".swift") }.sorted().map { beside.appendingPathComponent($0) }
    }

    private static func hasFile(_ name: String, _ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}
