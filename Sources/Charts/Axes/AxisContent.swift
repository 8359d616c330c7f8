/// Content of an axis.
///
/// Source: developer.apple.com/documentation/charts/axiscontent
@MainActor @preconcurrency public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    var _axes: [_AxisRecord] { get }
}

extension AxisContent {
    public var _axes: [_AxisRecord] { body._axes }
}

extension AxisContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisContent {}

/// Ticks of an axis, as they are collected.
public struct _AxisRecord {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var format: ((PlotValue) -> String?)?
    var stroke: StrokeStyle?
    /// Content drawn at a tick; nil is the usual one.
    var parts: (@MainActor (AxisValue) -> [_AxisPart])?
}

/// A result builder that makes axes of the statements in a closure.
///
/// Source: developer.apple.com/documentation/charts/axiscontentbuilder
@MainActor @preconcurrency @resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _AxisBlock { _AxisBlock(_axes: []) }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisBlock {
        var axes: [_AxisRecord] = []
        repeat axes += (each content)._axes
        return _AxisBlock(_axes: axes)
    }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> _AxisBlock {
        _AxisBlock(_axes: content?._axes ?? [])
    }
    public static func buildEither<Content: AxisContent>(first: Content) -> _AxisBlock {
        _AxisBlock(_axes: first._axes)
    }
    public static func buildEither<Content: AxisContent>(second: Content) -> _AxisBlock {
        _AxisBlock(_axes: second._axes)
    }
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisBlock {
        _AxisBlock(_axes: content._axes)
    }
}

/// Several axes.
public struct _AxisBlock: AxisContent {
    public typealias Body = Never
    public let _axes: [_AxisRecord]
}

/// Axes of any type.
///
/// Source: developer.apple.com/documentation/charts/anyaxiscontent
public struct AnyAxisContent: AxisContent {
    public typealias Body = Never
    public let _axes: [_AxisRecord]
    public init<Content: AxisContent>(_ content: Content) { _axes = content._axes }
    public init<Content: AxisContent>(erasing content: Content) { _axes = content._axes }
}
