package import Foundation
private import FoundationXML
import ParleyPrograms

/// The projects in a folder: that which an author names to open an app.
package struct ProjectFolder: Sendable {
    /// Most projects of a workspace, and most bytes of the file that lists them.
    private static let countMax = 100
    private static let byteCountMax = 1 << 20

    package let projects: [XcodeProject]

    /// - Parameter path: A folder with one `.xcodeproj` or `.xcworkspace`, or one of these.
    /// - Throws: `missing` where there is no project, `ambiguous` where there are several without a workspace.
    package init(_ path: URL) throws(XcodeProjectError) {
        let path = path.resolvingSymlinksInPath()
        let found = ProjectNames.isProject(path) ? path : try Self.project(in: path)
        let root = ProjectNames.isProject(path) ? path.deletingLastPathComponent() : path
        let files = found.pathExtension == "xcworkspace" ? Self.projects(of: found) : [found]
        var projects: [XcodeProject] = []
        for file in files.prefix(Self.countMax) { projects.append(try XcodeProject(file, within: root)) }
        self.projects = projects
    }

    /// Names of the message apps, in the order of the projects.
    package var messageAppNames: [String] { projects.flatMap { $0.messageApps.map(\.name) } }

    /// Returns the message app of this name, or the only one, and its project.
    /// - Throws: `noMessageApp`, or `ambiguous` with the names to choose from.
    package func messageApp(named name: String?) throws(XcodeProjectError) -> (
        project: XcodeProject, target: XcodeTarget
    ) {
        let apps = projects.flatMap { project in project.messageApps.map { (project: project, target: $0) } }
        let names = apps.map { "“\($0.target.name)”" }.joined(separator: ", ")
        guard !apps.isEmpty else {
            throw XcodeProjectError(
                .noMessageApp,
                "The project has no target that is a message app: an iMessage extension or a sticker pack.")
        }
        if let name {
            if let app = apps.first(where: { $0.target.name == name }) { return app }
            throw XcodeProjectError(.noMessageApp, "There is no message app “\(name)”; there are: \(names).")
        }
        guard apps.count == 1 else {
            throw XcodeProjectError(
                .ambiguous, "The project has several message apps; choose one with --target: \(names).")
        }
        return apps[0]
    }

    /// Finds the project of a folder, or of the only folder in it that has one.
    private static func project(in folder: URL) throws(XcodeProjectError) -> URL {
        let here = ProjectNames.projects(in: folder)
        if let workspace = only(here.filter { $0.pathExtension == "xcworkspace" }) { return workspace }
        let all =
            here.isEmpty
            ? subfolders(of: folder).flatMap(ProjectNames.projects).filter { $0.pathExtension == "xcodeproj" } : here
        guard let first = all.first else {
            throw XcodeProjectError(
                .missing, "\(folder.path) is no app: it has no Package.swift, no .xcodeproj and no .xcworkspace.")
        }
        guard all.count == 1 else {
            let names = all.map(\.lastPathComponent).joined(separator: ", ")
            throw XcodeProjectError(.ambiguous, "\(folder.path) has several projects; name one of them: \(names).")
        }
        return first
    }

    private static func only(_ files: [URL]) -> URL? { files.count == 1 ? files.first : nil }

    private static func subfolders(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && $0 != "Pods" }.map { folder.appendingPathComponent($0) }
    }

    /// The projects that a workspace lists; those of CocoaPods are left out.
    private static func projects(of workspace: URL) -> [URL] {
        let list = workspace.appendingPathComponent("contents.xcworkspacedata")
        guard let data = try? Data(contentsOf: list), data.count <= byteCountMax,
            let document = try? XMLDocument(data: data, options: []),
            let nodes = try? document.nodes(forXPath: "//FileRef/@location")
        else { return [] }
        return nodes.compactMap(\.stringValue).filter { $0.hasSuffix(".xcodeproj") && !$0.hasSuffix("Pods.xcodeproj") }
            .compactMap { $0.split(separator: ":", maxSplits: 1).last.map(String.init) }
            .map { workspace.deletingLastPathComponent().appendingPathComponent($0).standardizedFileURL }
    }
}
