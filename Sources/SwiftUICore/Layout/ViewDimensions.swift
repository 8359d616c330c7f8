/// Size of a view and its alignment guides, in its own coordinates.
///
/// Source: developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Equatable {
    /// Width in points.
    public let width: CGFloat
    public let height: CGFloat
    /// The measured node; nil for an empty box.
    private let node: LayoutNode?
    private let proposal: ProposedViewSize

    init(node: LayoutNode?, _ proposal: ProposedViewSize, _ size: CGSize) {
        (width, height) = (size.width, size.height)
        self.node = node
        self.proposal = proposal
    }

    /// Makes the dimensions of an empty box.
    init(_ size: CGSize) { self.init(node: nil, .unspecified, size) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.key) }

    /// Position that the view or a descendant sets explicitly; nil where none does.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    func position(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        // Dimensions are handed out during layout, on the main actor only; Apple's protocol is not isolated.
        return MainActor.assumeIsolated { [proposal] in node.explicit(key, in: proposal) }
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height && left.node === right.node
            && left.proposal == right.proposal
    }
}

extension LayoutNode {
    /// Returns the size this node chooses for a proposal, with its guides.
    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal, size(for: proposal))
    }

    /// Returns a guide's distance from this node's leading or top edge, for that proposal and the size that resulted.
    func position(of key: AlignmentKey, in proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
        explicit(key, in: proposal) ?? key.id.defaultValue(in: ViewDimensions(node: self, proposal, size))
    }

    /// Returns the origin at which this node is aligned with a box of that size.
    package func origin(in box: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) -> CGPoint {
        let (own, box) = (dimensions(for: proposal), ViewDimensions(box))
        func distance(_ key: AlignmentKey) -> CGFloat { box.position(key) - own.position(key) }
        return CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
    }
}
