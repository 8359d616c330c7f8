/// The position of a view in relation to the visible part of its scroll view.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltransitionphase
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    case _part(Double)

    public var isIdentity: Bool { value == 0 }
    /// -1 beyond the leading top edge, 0 within, 1 beyond the other edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        case ._part(let value): value
        }
    }

    public static func == (left: ScrollTransitionPhase, right: ScrollTransitionPhase) -> Bool {
        left.sign == right.sign
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(sign) }
    private var sign: Int { value < 0 ? -1 : value > 0 ? 1 : 0 }
}

/// When and how a view changes at the edges of its scroll view.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltransitionconfiguration
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable { case interactive(UnitCurve), whole, none }
    var kind: Kind
    var threshold: Threshold

    /// The view is at rest until part of it leaves the visible area, and changes with what has left.
    public static let interactive = interactive()
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
    }
    /// The view changes at once when half of it has left.
    ///
    /// Partly: without the animation.
    public static let animated = animated()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .whole, threshold: .visible(0.5))
    }
    /// The view does not change.
    public static let identity = ScrollTransitionConfiguration(kind: .none, threshold: .visible)

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
    /// Sets the animation, which has no effect here.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// How much of a view must be visible for it to be at rest.
    public struct Threshold: Sendable {
        let visible: Double
        let isCentered: Bool
        /// All of the view.
        public static let visible = Threshold(visible: 1, isCentered: false)
        /// Any part of the view.
        public static let hidden = Threshold(visible: 0, isCentered: false)
        /// The view's centre is that of the scroll view.
        public static let centered = Threshold(visible: 1, isCentered: true)
        /// A part of the view, 0…1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(visible: min(max(amount, 0), 1), isCentered: false)
        }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(visible: visible + (other.visible - visible) * amount, isCentered: isCentered)
        }
        public func inset(by distance: Double) -> Threshold { self }
    }

    /// Returns the phase of a view that begins at `start` and has that length, in a window from 0 to `window`.
    func phase(start: CGFloat, length: CGFloat, window: CGFloat) -> ScrollTransitionPhase {
        guard length > 0, window > 0 else { return .identity }
        let end = start + length
        let hidden = start < 0 ? min(-start / length, 1) : end > window ? min((end - window) / length, 1) : 0
        let side: Double = threshold.isCentered ? (start + end < window ? -1 : 1) : start < 0 ? -1 : 1
        let free = 1 - threshold.visible
        var part = Double(hidden <= free ? 0 : free >= 1 ? 1 : (hidden - free) / (1 - free))
        if threshold.isCentered { part = min(1, Double(abs(start + end - window) / (window + length))) }
        switch kind {
        case .none: return .identity
        case .whole: return part > 0 ? (side < 0 ? .topLeading : .bottomTrailing) : .identity
        case .interactive(let curve): return part > 0 ? ._part(side * curve.value(at: part)) : .identity
        }
    }
}

extension View {
    /// Changes this view's looks as it comes into the visible part of its scroll view, and as it leaves.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes this view's looks with a configuration for each side.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrolltransition(topleading:bottomtrailing:axis:transition:)
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { content, proxy in
            guard let window = proxy.bounds(of: .scrollView) else { return transition(content, .identity) }
            let isAcross = axis == .horizontal || axis == nil && proxy.isScrolledAcross(in: window)
            let start = isAcross ? -window.minX : -window.minY
            let length = isAcross ? proxy.size.width : proxy.size.height
            let room = isAcross ? window.width : window.height
            let isBefore = 2 * start + length < room
            let configuration = isBefore ? topLeading : bottomTrailing
            return transition(content, configuration.phase(start: start, length: length, window: room))
        }
    }
}

extension GeometryProxy {
    /// Whether the innermost scroll view, which has that window, scrolls across; of one that scrolls both ways, whether this view
    /// goes beyond its sides.
    fileprivate func isScrolledAcross(in window: CGRect) -> Bool {
        let isAcross = bounds(of: .scrollView(axis: .horizontal)) == window
        guard isAcross, bounds(of: .scrollView(axis: .vertical)) == window else { return isAcross }
        return -window.minX < 0 || -window.minX + size.width > window.width
    }
}
