import Foundation

/// The objects of a project's file by their ids.
struct ProjectObjects: Sendable {
    private let objects: [String: ProjectObject]
    /// The object of the project itself.
    let root: ProjectObject

    /// - Parameter data: Bytes of `project.pbxproj`.
    init(_ data: Data) throws(XcodeProjectError) {
        guard let file = try PropertyListReader.read(data).dictionary, let found = file["objects"]?.dictionary else {
            throw XcodeProjectError(.inconsistent, "The project's file has no objects.")
        }
        var objects: [String: ProjectObject] = [:]
        for (id, value) in found { objects[id] = value.dictionary.map { ProjectObject(id: id, fields: $0) } }
        guard let root = file["rootObject"]?.string.flatMap({ objects[$0] }), root.isa == "PBXProject" else {
            throw XcodeProjectError(.inconsistent, "The project's file names no project object.")
        }
        (self.objects, self.root) = (objects, root)
    }

    subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

    /// The objects that a field names, in order; those that are missing are left out.
    func all(_ key: String, of object: ProjectObject) -> [ProjectObject] {
        object.strings(key).compactMap { objects[$0] }
    }
}
