package import Foundation

/// An Xcode project: the targets of its `project.pbxproj`, with the files and settings that matter to build them.
///
/// Source: the file that Xcode writes; Apple, "Build settings reference".
package struct XcodeProject: Sendable {
    package let name: String
    package let targets: [XcodeTarget]

    /// - Parameters:
    ///   - file: The `.xcodeproj` folder.
    ///   - root: The folder that files have to be in.
    package init(_ file: URL, within root: URL) throws(XcodeProjectError) {
        let list = file.appendingPathComponent("project.pbxproj")
        guard let data = try? Data(contentsOf: list) else {
            throw XcodeProjectError(.missing, "\(list.path) cannot be read.")
        }
        name = file.deletingPathExtension().lastPathComponent
        let reading = ProjectReading(try ProjectObjects(data), file: file, root: root)
        targets = reading.objects.all("targets", of: reading.objects.root).map(reading.target)
    }

    package init(name: String, targets: [XcodeTarget]) { (self.name, self.targets) = (name, targets) }

    /// Targets that are message apps.
    package var messageApps: [XcodeTarget] {
        targets.filter { $0.kind == .messagesExtension || $0.kind == .stickerPack }
    }

    /// Sources of targets with unit tests, of those in which a file imports `ParleyTesting`: others need Apple's frameworks.
    package var storyTests: [URL] {
        let tests = targets.filter { $0.kind == .other("com.apple.product-type.bundle.unit-test") }
        return tests.map { $0.sources.filter { $0.pathExtension == "swift" } }.filter { files in
            files.contains { (try? String(contentsOf: $0, encoding: .utf8))?.contains("import ParleyTesting") == true }
        }.flatMap(\.self)
    }

    /// Frameworks that a target needs, each after those that it needs itself.
    package func frameworks(for target: XcodeTarget) -> [XcodeTarget] {
        var found: [XcodeTarget] = []
        var seen: Set = [target.name]
        func visit(_ target: XcodeTarget) {
            for name in target.dependencies where seen.insert(name).inserted {
                guard let needed = targets.first(where: { $0.name == name && $0.kind == .framework }) else { continue }
                visit(needed)
                found.append(needed)
            }
        }
        visit(target)
        return found
    }
}
