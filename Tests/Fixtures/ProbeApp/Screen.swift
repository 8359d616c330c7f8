import RenderTree

/// The probe's one screen: a field for text (node 2) and a button that inserts it (node 3).
struct Screen {
    static let root = NodeID(rawValue: 1)
    static let field = NodeID(rawValue: 2)
    static let button = NodeID(rawValue: 3)

    var size: TreeSize
    var text = ""
    /// Number of the last `InputEvent.edit` of the field.
    var edit = 0
    private(set) var revision = 0

    init(size: TreeSize) { self.size = size }

    mutating func firstPatch() -> Patch {
        revision = 1
        let area = TreeRect(x: 0, y: 0, width: size.width, height: size.height)
        let root = Node(id: Self.root, frame: area, children: [Self.field, Self.button])
        let button = Node(
            id: Self.button, frame: TreeRect(x: 0, y: 44, width: 100, height: 44), content: .button(ButtonContent()),
            accessibility: NodeAccessibility(label: "Insert"))
        let operations: [PatchOperation] = [.put(root), .put(fieldNode), .put(button)]
        return Patch(revision: 1, reset: true, root: Self.root, operations: operations)
    }

    mutating func nextPatch() -> Patch {
        revision += 1
        return Patch(revision: revision, operations: [.put(fieldNode)])
    }

    private var fieldNode: Node {
        let font = FontDescription(size: 17)
        let content = TextFieldContent(
            text: text, placeholder: "Text", font: font, color: RGBA(red: 0, green: 0, blue: 0, alpha: 1),
            placeholderColor: RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), edit: edit)
        return Node(
            id: Self.field, frame: TreeRect(x: 0, y: 0, width: 200, height: 44), content: .textField(content),
            accessibility: NodeAccessibility(label: "Text"))
    }
}
