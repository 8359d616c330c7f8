import RenderTree

extension SceneRenderer {
    /// The elements that are shown, one a line, indented below their parents: the view's or modifier's type, and the states
    /// that it owns.
    package var elementDump: String { graphs.flatMap(\.elementDump).joined(separator: "\n") }

    /// The layout nodes that are shown, one a line, indented below their parents: type, and the frame from the nearest
    /// ancestor that has coordinates of its own.
    package var layoutDump: String { graphs.flatMap(\.layoutDump).joined(separator: "\n") }

    private var graphs: [ViewGraph] { shownGraphs.values.sorted { $0.root.id.rawValue < $1.root.id.rawValue } }
}
