import Foundation

/// The files of this checkout, for tests that hold the rules of the repository.
enum Checkout {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Paths relative to the root, sorted; hidden folders and what was built are left out.
    static func files(under folder: String, withExtension pathExtension: String) -> [String] {
        let start = root.appending(path: folder)
        let found = FileManager.default.enumerator(atPath: start.path) ?? FileManager.DirectoryEnumerator()
        return found.compactMap { $0 as? String }
            .filter { ($0 as NSString).pathExtension == pathExtension && !$0.contains(".build") && !$0.hasPrefix(".") }
            .map { folder == "." ? $0 : "\(folder)/\($0)" }
            .sorted()
    }

    /// Folders of the modules of both packages, and of their tests.
    static let sourceFolders = ["Sources", "Server/Sources"]
    static let testFolders = ["Tests", "Server/Tests"]

    /// The folder of a module, in the package that has it.
    static func folder(of module: String) -> String {
        let places = sourceFolders.map { "\($0)/\(module)" }
        return places.first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) } ?? places[0]
    }

    static func files(underAll folders: [String], withExtension pathExtension: String) -> [String] {
        folders.flatMap { files(under: $0, withExtension: pathExtension) }
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The modules that a Swift file imports, however it spells it.
    static func imports(of path: String) throws -> [String] {
        try text(of: path).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard let place = words.firstIndex(of: "import"),
                words[..<place].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }),
                let module = words.dropFirst(place + 1).last
            else { return nil }
            return module.split(separator: ".").first.map(String.init)
        }
    }

    private static let accessLevels = ["public", "package", "internal", "private", "fileprivate"]
}
