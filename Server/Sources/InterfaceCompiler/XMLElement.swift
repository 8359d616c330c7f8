/// An element of a file with the line on which its tag ends.
final class XMLElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [XMLElement] = []
    /// Characters between its tags, without those of its children.
    var text = ""

    init(_ name: String, _ attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
    func children(of container: String) -> [XMLElement] { children.filter { $0.name == container }.flatMap(\.children) }
}
