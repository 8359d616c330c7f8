/// A view's size, and where its alignment guides lie, in its own coordinates.
///
/// Source: developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Equatable {
    /// In points.
    public let width: CGFloat
    public let height: CGFloat
    /// nil for a mere box.
    private let node: LayoutNode?
    private let proposal: ProposedViewSize

    init(node: LayoutNode?, _ proposal: ProposedViewSize, _ size: CGSize) {
        (width, height) = (size.width, size.height)
        self.node = node
        self.proposal = proposal
    }

    /// A box with nothing inside.
    init(_ size: CGSize) { self.init(node: nil, .unspecified, size) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.key) }

    /// The position that the view, or one inside it, has set itself; nil where none has.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    func position(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        // Dimensions are handed out while views are laid out, on the main actor only; Apple's protocol is of no actor.
        return MainActor.assumeIsolated { [proposal] in node.explicit(key, in: proposal) }
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height && left.node === right.node
            && left.proposal == right.proposal
    }
}

extension LayoutNode {
    /// What this node chooses for a proposal, and where its guides then lie.
    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal, size(for: proposal))
    }

    /// A guide's distance from the leading or top edge of this node, for that proposal and the size that came of it.
    func position(of key: AlignmentKey, in proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
        explicit(key, in: proposal) ?? key.id.defaultValue(in: ViewDimensions(node: self, proposal, size))
    }

    /// Where this node's leading top corner goes to line up with a box of that size.
    func origin(in box: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) -> CGPoint {
        let (own, box) = (dimensions(for: proposal), ViewDimensions(box))
        func distance(_ key: AlignmentKey) -> CGFloat { box.position(key) - own.position(key) }
        return CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
    }
}
