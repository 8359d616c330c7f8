/// Point or rectangle of one view that can be read in the coordinates of another: `proxy[anchor]`.
///
/// Source: developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value>: @unchecked Sendable {  // closures, and a reference that is read on the main actor
    let place: AnchorPlace
    private let source: Source

    /// Point or rectangle of a view that an anchor stands for.
    public struct Source: @unchecked Sendable {  // pure closures
        fileprivate let value: (CGSize) -> Value
        fileprivate let moved: (Value, CGPoint) -> Value
        /// Result for a fixed size, by which sources are compared, as closures cannot be.
        fileprivate var sample: Value { value(CGSize(width: 1000, height: 100)) }
    }

    init(_ node: LayoutNode?, _ source: Source) {
        place = AnchorPlace(node)
        self.source = source
    }

    func value(movedBy origin: CGPoint) -> Value {
        source.moved(source.value(MainActor.assumeIsolated { place.node?.size ?? .zero }), origin)
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.place == right.place && left.source.sample == right.source.sample
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(source.sample) }
}

/// Layout node that an anchor belongs to.
struct AnchorPlace: Equatable, @unchecked Sendable {  // set once; read on the main actor
    private weak let reference: LayoutNode?
    private let id: ObjectIdentifier?

    init(_ node: LayoutNode?) {
        reference = node
        id = node.map(ObjectIdentifier.init)
    }

    @MainActor var node: LayoutNode? { reference }

    static func == (left: AnchorPlace, right: AnchorPlace) -> Bool { left.id == right.id }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the whole view.
    public static var bounds: Anchor<CGRect>.Source { make { CGRect(origin: .zero, size: $0) } }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { make { _ in r } }

    private static func make(_ value: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(value: value) { rect, origin in
            CGRect(origin: rect.origin + origin, size: rect.size)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { make { _ in p } }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        make { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func make(_ value: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(value: value) { $0 + $1 }
    }
}
