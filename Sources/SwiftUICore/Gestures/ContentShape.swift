package import RenderTree

/// A modifier that sets the part of a view that takes pointer input.
public struct _ContentShapeModifier: LayoutModifier {
    public typealias Body = Never
    let shape: (any Shape)?

    package func wrap(_ content: LayoutNode) -> ContentShapeNode { ContentShapeNode(content) }
    package func apply(to node: ContentShapeNode, in environment: EnvironmentValues) { node.shape = shape }
}

package final class ContentShapeNode: GroupingNode {
    var shape: (any Shape)? { didSet { markDirty() } }

    package override func makeNode(_ id: NodeID) -> Node {
        let rect = CGRect(origin: .zero, size: size)
        return Node(id: id, frame: treeFrame, style: NodeStyle(hitPath: shape.map { $0.path(in: rect).data }))
    }
}

/// The purposes of a content shape.
///
/// Source: developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets the shape for hit tests of taps and gestures, whatever is drawn. Holes of the even-odd rule count as
    /// inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape))
    }

    /// Sets the shape for hit tests if `kind` contains `interaction`; other kinds have no effect here.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil))
    }
}
