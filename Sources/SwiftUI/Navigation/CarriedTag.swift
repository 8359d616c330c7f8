/// View whose tag can be read without making its element: a page that has not been selected has none yet.
@MainActor private protocol TagCarrying {
    /// Tag that the view sets itself; nil where it sets none.
    var ownTag: AnyHashable? { get }
    /// Views that the view shows in its place, in order.
    var carriedViews: [Any] { get }
}

/// Returns the `.tag` of a view: the outermost among its modifiers, or else that of the first view which it groups or
/// which a condition has chosen. Bodies are not evaluated.
@MainActor func carriedTag(of view: Any) -> AnyHashable? {
    guard let carrier = view as? any TagCarrying else { return nil }
    return carrier.ownTag ?? carrier.carriedViews.lazy.compactMap(carriedTag).first
}

extension ModifiedContent: TagCarrying {
    fileprivate var ownTag: AnyHashable? { (modifier as? _TagModifier)?.tag }
    fileprivate var carriedViews: [Any] { [content] }
}

extension _ConditionalContent: TagCarrying {
    fileprivate var ownTag: AnyHashable? { nil }
    fileprivate var carriedViews: [Any] {
        switch storage {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
}

extension Optional: TagCarrying {
    fileprivate var ownTag: AnyHashable? { nil }
    fileprivate var carriedViews: [Any] { map { [$0] } ?? [] }
}

extension Group: TagCarrying {
    fileprivate var ownTag: AnyHashable? { nil }
    fileprivate var carriedViews: [Any] { [content] }
}

extension TupleView: TagCarrying {
    fileprivate var ownTag: AnyHashable? { nil }
    fileprivate var carriedViews: [Any] { Mirror(reflecting: value).children.map(\.value) }
}

extension AnyView: TagCarrying {
    fileprivate var ownTag: AnyHashable? { nil }
    fileprivate var carriedViews: [Any] { [content] }
}
