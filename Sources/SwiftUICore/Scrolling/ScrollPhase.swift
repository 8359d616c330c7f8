/// The cause of a scroll view's motion.
///
/// Source: developer.apple.com/documentation/swiftui/scrollphase
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// A scroll view at the change of its phase.
///
/// Source: developer.apple.com/documentation/swiftui/scrollphasechangecontext
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Speed in points a second: nil, because the browser does not tell it.
    public var velocity: CGVector? { nil }
}

/// Notices that a person scrolls, and that they have stopped.
@MainActor final class ScrollPhaseWatch {
    /// Seconds without a new offset after which scrolling counts as over.
    static let silence = 0.2
    private unowned let scroller: ScrollController
    private unowned let graph: ViewGraph
    private var phase = ScrollPhase.idle
    private var ticket: FrameTicket?

    init(_ scroller: ScrollController, _ graph: ViewGraph) {
        self.scroller = scroller
        self.graph = graph
    }

    func personScrolled() {
        guard !scroller.configuration.phaseListeners.isEmpty else { return }
        change(to: .interacting)
        ticket?.cancel()
        ticket = graph.clock.schedule(at: graph.clock.now.addingTimeInterval(Self.silence)) { [weak self] in
            self?.change(to: .idle)
        }
    }

    private func change(to new: ScrollPhase) {
        guard new != phase else { return }
        let (old, context) = (phase, ScrollPhaseChangeContext(geometry: scroller.geometry))
        phase = new
        for listener in scroller.configuration.phaseListeners { graph.enqueue { listener(old, new, context) } }
        graph.rootBecameDirty()
    }
}

/// Someone who wants to know which targets of a scroll view are visible.
struct ScrollTargetListener {
    /// Part of a target that must be visible, 0…1.
    let threshold: Double
    let action: @MainActor ([AnyHashable]) -> Void
}

extension CGRect {
    /// Returns whether that part (0…1) of the rectangle's area lies within a window.
    func isVisible(in window: CGRect, by threshold: Double) -> Bool {
        let seen = intersection(window)
        guard width > 0, height > 0, !seen.isNull, seen.width > 0, seen.height > 0 else { return false }
        return seen.width * seen.height / (width * height) >= min(max(threshold, 0), 1)
    }
}

extension View {
    /// Runs `action` when a person begins to scroll a descendant scroll view, and when they have stopped.
    ///
    /// Partly: the phases are `interacting` and `idle`; the browser does not tell which part of its motion is a fling.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        scrolling { $0.phaseListeners.append { old, new, _ in action(old, new) } }
    }

    /// Runs `action` with the scroll view's geometry too.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        scrolling { $0.phaseListeners.append { action($0, $1, $2) } }
    }

    /// Runs `action` with the identities of the targets (`scrollTargetLayout`) of a descendant scroll view that are
    /// visible by at least `threshold` of their area, when these change.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:)
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        let listener = ScrollTargetListener(threshold: threshold) { action($0.compactMap { $0.base as? ID }) }
        return scrolling { $0.targetListeners.append(listener) }.environment(\.readsElementIDs, true)
    }

    /// Runs `action` when at least `threshold` of this view's area becomes visible in its scroll view, or no longer is.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            let frame = CGRect(origin: .zero, size: proxy.size)
            return proxy.bounds(of: .scrollView).map { frame.isVisible(in: $0, by: threshold) } ?? true
        } action: { _, isVisible in
            action(isVisible)
        }
    }

    @available(*, deprecated, message: "scrollIndicatorsFlash has no effect in Parley: the browser draws scroll bars.")
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    @available(*, deprecated, message: "scrollIndicatorsFlash has no effect in Parley: the browser draws scroll bars.")
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Sets where a scroll view starts, or where it stays while the content grows.
    ///
    /// Partly: the anchor for an alignment has no effect; the other two roles are the same.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:for:)
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrolling { if role != .alignment { $0.anchor = anchor } }
    }
}

/// The purpose of an anchor of a scroll view.
///
/// Source: developer.apple.com/documentation/swiftui/scrollanchorrole
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}
