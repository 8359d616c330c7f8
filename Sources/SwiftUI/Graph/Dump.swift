import RenderTree

// Trees as text, for those who work on the engine; their form may change.

extension SceneRenderer {
    /// The elements that are shown, one a line, indented below their parents: the view's or modifier's type, and the states
    /// that it owns.
    package var elementDump: String { graphs.flatMap(\.elementDump).joined(separator: "\n") }

    /// The layout nodes that are shown, one a line, indented below their parents: type, and the frame from the nearest
    /// ancestor that has coordinates of its own.
    package var layoutDump: String { graphs.flatMap { $0.root.dump(depth: 0) }.joined(separator: "\n") }

    private var graphs: [ViewGraph] { shownGraphs.values.sorted { $0.root.id.rawValue < $1.root.id.rawValue } }
}

extension ViewGraph {
    fileprivate var elementDump: [String] { (rootElement?.childElements ?? []).flatMap { $0.dump(depth: 0) } }
}

extension Element {
    fileprivate func dump(depth: Int) -> [String] {
        let type = (viewType as? any ModifiedView.Type)?.modifierType ?? viewType
        let line = ([shortName(of: type)] + states).joined(separator: " ")
        return [indented(line, depth)] + childElements.flatMap { $0.dump(depth: depth + 1) }
    }

    private var states: [String] {
        guard let element = self as? any EvaluatedElement else { return [] }
        return element.inputs.flatMap { input in
            input.parts.compactMap(\.ownValue).map { value in
                "\(input.name) = \(String(reflecting: value).prefix(valueLengthMax))"
            }
        }
    }
}

extension LayoutNode {
    fileprivate func dump(depth: Int) -> [String] {
        let place = wasPlaced ? treeFrame.dump : "not placed"
        let line = "\(shortName(of: type(of: self))) \(place)"
        return [indented(line, depth)] + below.flatMap { $0.dump(depth: depth + 1) }
    }
}

/// A view that is another one with a modifier.
private protocol ModifiedView {
    static var modifierType: any Any.Type { get }
}

extension ModifiedContent: ModifiedView {
    fileprivate static var modifierType: any Any.Type { Modifier.self }
}

/// Most characters of a state's value in a dump.
private let valueLengthMax = 80

private func shortName(of type: any Any.Type) -> String { "\(type)".shortTypeName }

private func indented(_ line: String, _ depth: Int) -> String { String(repeating: "  ", count: depth) + line }
