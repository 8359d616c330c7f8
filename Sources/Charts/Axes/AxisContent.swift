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
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisBlock {
        _AxisBlock(_axes: content._axes)
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public var body: Never { fatalError("an optional has no body") }
    public var _axes: [_AxisRecord] { self?._axes ?? [] }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    @MainActor public var body: Never { fatalError("a condition has no body") }
    @MainActor public var _axes: [_AxisRecord] {
        switch content {
        case .first(let content): content._axes
        case .second(let content): content._axes
        }
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
