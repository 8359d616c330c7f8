/// An object of a project's file: a target, a group, a build phase and so on.
struct ProjectObject: Sendable {
    let id: String
    let fields: [String: PropertyValue]

    /// Kind of the object, such as `PBXGroup`.
    var isa: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { fields[key]?.string }

    /// Texts of a list, among them ids of other objects; empty where there is none.
    func strings(_ key: String) -> [String] { fields[key]?.array.compactMap(\.string) ?? [] }

    func dictionary(_ key: String) -> [String: PropertyValue] { fields[key]?.dictionary ?? [:] }
}
