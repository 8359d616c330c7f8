/// A position of a scroll view, or the one to which it is to be scrolled.
///
/// Source: developer.apple.com/documentation/swiftui/scrollposition
public struct ScrollPosition: Equatable, @unchecked Sendable {  // identities are immutable
    var request: ScrollRequest?
    private var seen: AnyHashable?
    /// Whether the person has scrolled since the app last did.
    public private(set) var isPositionedByUser = false

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { scrollTo(edge: edge) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) { scrollTo(point: point) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) { scrollTo(x: x) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) { scrollTo(y: y) }
    public init(edge: Edge) { scrollTo(edge: edge) }
    public init(point: CGPoint) { scrollTo(point: point) }
    public init(x: CGFloat) { scrollTo(x: x) }
    public init(y: CGFloat) { scrollTo(y: y) }
    public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

    /// Scrolls to the view with that identity; within `withAnimation` it is animated.
    ///
    /// Source: developer.apple.com/documentation/swiftui/scrollposition/scrollto(id:anchor:)
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        ask(.view(AnyHashable(id), anchor))
        seen = AnyHashable(id)
    }

    /// Scrolls to an end of the content.
    ///
    /// Source: developer.apple.com/documentation/swiftui/scrollposition/scrollto(edge:)
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    /// Scrolls to an offset in points.
    public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

    private mutating func ask(_ goal: ScrollRequest.Goal) {
        request = ScrollRequest(goal: goal, isAnimated: Transaction.current.animation != nil)
        seen = nil
        isPositionedByUser = false
    }

    /// End of the content that the app has scrolled to; nil after the person has scrolled.
    public var edge: Edge? { if !isPositionedByUser, case .edge(let edge) = request?.goal { edge } else { nil } }
    /// Offset that the app has scrolled to; nil after the person has scrolled.
    public var point: CGPoint? { if let x, let y { CGPoint(x: x, y: y) } else { nil } }
    public var x: CGFloat? { if !isPositionedByUser, case .point(let x, _) = request?.goal { x } else { nil } }
    public var y: CGFloat? { if !isPositionedByUser, case .point(_, let y) = request?.goal { y } else { nil } }
    /// Identity of the view that was scrolled to, by the app or the person.
    public var viewID: (any Hashable & Sendable)? {
        // Sendable has no trace at run time, so that both existential types are the same.
        (seen?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    }
    /// Identity of the view that was scrolled to, where it is of that type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { seen?.base as? T }

    mutating func personScrolled(to view: AnyHashable?) {
        isPositionedByUser = true
        seen = view
    }

    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.request == right.request && left.seen == right.seen && left.isPositionedByUser == right.isPositionedByUser
    }
}

/// One order to scroll; equal only to itself, so that the same goal can be asked for twice.
struct ScrollRequest: Equatable {
    enum Goal {
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case view(AnyHashable, UnitPoint?)
    }
    private final class Token: Sendable {}
    let goal: Goal
    let isAnimated: Bool
    private let token = Token()

    init(goal: Goal, isAnimated: Bool) {
        self.goal = goal
        self.isAnimated = isAnimated
    }

    static func == (left: ScrollRequest, right: ScrollRequest) -> Bool { left.token === right.token }
}

private struct ScrollPositionModifier: ViewModifier {
    @Binding var position: ScrollPosition
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let request = position.request
        content
            .scrolling { configuration in
                configuration.request = request
                configuration.onUserScroll = { scroller in
                    var new = position
                    new.personScrolled(to: scroller.nearestTarget(to: anchor ?? .topLeading))
                    if new != position { position = new }
                }
            }
            .environment(\.readsElementIDs, true)
    }
}

extension View {
    /// Binds where a descendant scroll view is scrolled to, in both directions.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:)
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}
