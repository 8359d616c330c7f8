import Foundation

/// Paths of a project's files and groups.
struct FileTree {
    /// Most groups within one another that are followed.
    private static let depthMax = 128

    /// Absolute paths by the ids of files and groups.
    private(set) var paths: [String: String] = [:]
    /// Region by the id of a file in a variant group: `en`, `Base`.
    private(set) var regions: [String: String] = [:]

    /// - Parameter root: The folder that `SOURCE_ROOT` stands for.
    init(_ objects: ProjectObjects, root: URL) {
        let main = objects[objects.root.string("mainGroup")]
        if let main { add(main, in: root.path, root: root.path, objects: objects, depth: 0) }
    }

    private mutating func add(
        _ object: ProjectObject, in parent: String, root: String, objects: ProjectObjects, depth: Int
    ) {
        // A group that is its own ancestor would be followed for ever.
        guard depth < Self.depthMax, paths[object.id] == nil else { return }
        guard let base = Self.base(of: object.string("sourceTree") ?? "<group>", parent: parent, root: root) else {
            return
        }
        let path = (base as NSString).appendingPathComponent(object.string("path") ?? "")
        paths[object.id] = (path as NSString).standardizingPath
        for child in objects.all("children", of: object) {
            if object.isa == "PBXVariantGroup" { regions[child.id] = child.string("name") }
            add(child, in: path, root: root, objects: objects, depth: depth + 1)
        }
    }

    /// The folder that a path is relative to; nil for those of Xcode and of what it builds.
    private static func base(of tree: String, parent: String, root: String) -> String? {
        switch tree {
        case "<group>": parent
        case "SOURCE_ROOT": root
        case "<absolute>": "/"
        default: nil
        }
    }
}
