// `Layout` is bound to no actor, as Apple's, yet is only called during layout, on the main actor: hence
// `assumeIsolated` throughout.

/// The views that a layout arranges, in order.
///
/// Source: developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    private let container: CustomLayoutNode
    private let subviews: ArraySlice<LayoutSubview>
    /// The direction of the container. Positions are measured from its leading edge, so a layout need not mirror them.
    public var layoutDirection: LayoutDirection

    @MainActor init(of container: CustomLayoutNode) {
        self.container = container
        subviews =
            container.children.enumerated().map {
                LayoutSubview(container: container, index: $0, node: $1)
            }[...]
        layoutDirection = container.isMirrored ? .rightToLeft : .leftToRight
    }

    private init(_ all: LayoutSubviews, _ subviews: ArraySlice<LayoutSubview>) {
        container = all.container
        self.subviews = subviews
        layoutDirection = all.layoutDirection
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, subviews[bounds]) }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(self, indices.map { subviews[$0] }[...])
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.container === right.container && left.subviews == right.subviews
    }

    /// Returns the position of the guide merged from these views, which may be some of the container's.
    func merged(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        MainActor.assumeIsolated { container.mergedGuide(key, of: subviews.map(\.index), in: proposal) }
    }

    /// Runs one of the engine's layout algorithms on the nodes of these views.
    func arranged(_ body: @MainActor ([LayoutNode]) -> Arrangement) -> Arrangement {
        withoutActuallyEscaping(body) { body in
            MainActor.assumeIsolated { body(subviews.map(\.node)) }
        }
    }

    func place(_ arrangement: Arrangement, in bounds: CGRect) {
        for (subview, place) in zip(subviews, arrangement.places) {
            subview.place(at: bounds.origin + place.origin, proposal: place.proposal)
        }
    }
}

/// A view that a layout arranges.
///
/// Source: developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable, Sendable {
    fileprivate let container: CustomLayoutNode
    fileprivate let index: Int
    fileprivate let node: LayoutNode

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let values = MainActor.assumeIsolated { Unchecked(node.traits.values) }
        return values.value[key]
    }

    /// The view's `layoutPriority(_:)`; 0 by default.
    public var priority: Double { MainActor.assumeIsolated { node.traits.priority ?? 0 } }

    public var spacing: ViewSpacing {
        MainActor.assumeIsolated { ViewSpacing(isNone: node.traits.isSpacer == true) }
    }

    /// Returns the view's size for a proposal, in points. Infinite only if the proposal is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { node.size(for: proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { Unchecked(node.dimensions(for: proposal)) }.value
    }

    /// Places the view's `anchor` at a point in the coordinates of the bounds that the layout was given. The last call
    /// of a layout pass counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated { container.place(index, at: position, anchor, proposal) }
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.node === right.node && left.index == right.index
    }
}

/// A value that leaves the main actor's isolation without leaving its thread.
private struct Unchecked<Value>: @unchecked Sendable {  // never leaves its thread
    let value: Value
    init(_ value: Value) { self.value = value }
}
