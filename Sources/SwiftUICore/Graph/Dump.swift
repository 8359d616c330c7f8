import RenderTree

// Trees as text, for those who work on the engine; their form may change.

extension ViewGraph {
    /// The elements that are shown, one a line.
    package var elementDump: [String] { (rootElement?.childElements ?? []).flatMap { $0.dump(depth: 0) } }
}

extension ViewGraph {
    /// The layout nodes that are shown, one a line.
    package var layoutDump: [String] { root.dump(depth: 0) }
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
