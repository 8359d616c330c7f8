import Foundation

/// The projects of `Tests/Projects`, and those that a test writes.
enum Fixture {
    static let projects = (1...4).reduce(URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("Tests/Projects")

    static func file(_ path: String) -> URL { projects.appendingPathComponent(path) }

    /// Runs `body` with a folder that has these files.
    static func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return try body(folder)
    }

    /// Text of a project with one message app, whose main group has these children and objects.
    static func project(children: String, files: String, objects: String) -> String {
        """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
                productType = "com.apple.product-type.app-extension.messages"; };
          S = { isa = PBXSourcesBuildPhase; files = (\(files)); };
          \(objects)
        }; rootObject = P; }
        """
    }
}
