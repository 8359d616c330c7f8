package import Foundation

/// Finds projects of Xcode by their names.
package enum ProjectNames {
    package static func isProject(_ file: URL) -> Bool { ["xcodeproj", "xcworkspace"].contains(file.pathExtension) }

    /// Returns the projects in a folder, by name.
    package static func projects(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter(isProject)
    }

    /// Whether a folder is a project, or has one, and so is no package or plain folder.
    package static func hasProject(_ folder: URL) -> Bool { isProject(folder) || !projects(in: folder).isEmpty }
}
