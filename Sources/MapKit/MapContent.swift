import CoreLocation
public import SwiftUI

/// Markers, shapes and other things on a map. Source: developer.apple.com/documentation/mapkit/mapcontent
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Adds this content to that of a map.
    func _collect(into items: inout _MapItems)
}

extension MapContent {
    public func _collect(into items: inout _MapItems) { body._collect(into: &items) }
}

extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: MapContent {}

/// Things on a map, as they are collected from its content.
public struct _MapItems {
    private(set) var items: [MapItem] = []
    /// Identities of the elements of loops, and places in blocks, from the outermost on.
    private var path: [AnyHashable] = []

    mutating func add(_ kind: MapItem.Kind) { items.append(MapItem(id: path, kind: kind)) }

    /// Collects content below an identity: the place in a block, or an element of a loop.
    mutating func within(_ id: AnyHashable, _ collect: (inout _MapItems) -> Void) {
        path.append(id)
        collect(&self)
        path.removeLast()
    }

    /// Collects content and changes each thing of it.
    mutating func changing(_ change: (inout MapItem) -> Void, _ collect: (inout _MapItems) -> Void) {
        let first = items.count
        collect(&self)
        for index in items.indices[first...] { change(&items[index]) }
    }
}

/// A thing on a map: a view at a coordinate, or a shape.
struct MapItem: Identifiable {
    enum Kind {
        case view(CLLocationCoordinate2D, anchor: UnitPoint, content: AnyView, label: AnyView?, isMarker: Bool)
        case line([CLLocationCoordinate2D])
        case area([CLLocationCoordinate2D])
        /// Centre, and radius in metres.
        case circle(CLLocationCoordinate2D, Double)
    }

    let id: [AnyHashable]
    let kind: Kind
    var tint: Color?
    var tag: AnyHashable?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var titles = Visibility.automatic
    var isSelectable = true

    /// Coordinates that a map which shows everything has to show.
    var coordinates: [CLLocationCoordinate2D] {
        switch kind {
        case .view(let coordinate, _, _, _, _): [coordinate]
        case .line(let line), .area(let line): line
        case .circle(let center, let radius): MapItem.corners(center, radius)
        }
    }

    private static func corners(_ center: CLLocationCoordinate2D, _ radius: Double) -> [CLLocationCoordinate2D] {
        let region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        return [-0.5, 0.5].map { side in
            CLLocationCoordinate2D(
                latitude: center.latitude + side * region.span.latitudeDelta,
                longitude: center.longitude + side * region.span.longitudeDelta)
        }
    }
}

/// A result builder that makes content of a map of the statements in a closure.
///
/// Source: developer.apple.com/documentation/mapkit/mapcontentbuilder
@resultBuilder public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _MapBlock { _MapBlock(parts: []) }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapBlock {
        var parts: [any MapContent] = []
        repeat parts.append(each content)
        return _MapBlock(parts: parts)
    }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: MapContent>(first: Content) -> _MapBranch {
        _MapBranch(name: "first", content: first)
    }
    public static func buildEither<Content: MapContent>(second: Content) -> _MapBranch {
        _MapBranch(name: "second", content: second)
    }
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapBlock {
        _MapBlock(parts: [content])
    }
}

/// Several things on a map.
public nonisolated struct _MapBlock: MapContent {
    public typealias Body = Never
    let parts: [any MapContent]
    @MainActor public func _collect(into items: inout _MapItems) {
        for (place, part) in parts.enumerated() { items.within(place) { part._collect(into: &$0) } }
    }
}

/// One of two branches of a condition.
public nonisolated struct _MapBranch: MapContent {
    public typealias Body = Never
    let name: String
    let content: any MapContent
    @MainActor public func _collect(into items: inout _MapItems) {
        items.within(name) { content._collect(into: &$0) }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public var body: Never { fatalError("an optional has no body") }
    public func _collect(into items: inout _MapItems) { self?._collect(into: &items) }
}

/// Content without anything. Source: developer.apple.com/documentation/mapkit/emptymapcontent
public nonisolated struct EmptyMapContent: MapContent {
    public typealias Body = Never
    public init() {}
    @MainActor public func _collect(into items: inout _MapItems) {}
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
    public var body: Never { fatalError("a loop has no body") }

    public func _collect(into items: inout _MapItems) {
        for element in data {
            items.within(AnyHashable(id(element))) { content(element)._collect(into: &$0) }
        }
    }

    /// Creates content of a map for each element of a collection.
    ///
    /// Source: developer.apple.com/documentation/mapkit/mapcontent
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data, content: content, identity: { $0[keyPath: id] }) }

    @_disfavoredOverload public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, content: content, identity: { $0.id })
    }

    @_disfavoredOverload public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, content: content, identity: { $0 })
    }
}
