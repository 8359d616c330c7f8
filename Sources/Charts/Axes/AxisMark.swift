/// A line or label at a tick of an axis.
///
/// Source: developer.apple.com/documentation/charts/axismark
@MainActor @preconcurrency public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
    var _parts: [_AxisPart] { get }
}

extension AxisMark {
    public var _parts: [_AxisPart] { body._parts }
}

extension AxisMark where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisMark {}

/// A line or label at a tick, without its type.
public struct _AxisPart {
    enum Kind { case grid, tick, label }
    let kind: Kind
    /// Whether it is in the middle between its tick and the next; nil is decided by the axis.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var length = AxisTick.Length.automatic
    var label = AxisLabelLook()
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero

    init(_ kind: Kind) { self.kind = kind }
}

/// Text or view of a label, and its place.
struct AxisLabelLook {
    var content: AnyView?
    var format: ((PlotValue) -> String?)?
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// A result builder that makes lines and labels of the statements in a closure.
///
/// Source: developer.apple.com/documentation/charts/axismarkbuilder
@MainActor @preconcurrency @resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _AxisParts { _AxisParts(_parts: []) }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisParts {
        var parts: [_AxisPart] = []
        repeat parts += (each content)._parts
        return _AxisParts(_parts: parts)
    }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> _AxisParts {
        _AxisParts(_parts: content._parts)
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var body: Never { fatalError("an optional has no body") }
    public var _parts: [_AxisPart] { self?._parts ?? [] }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    @MainActor public var body: Never { fatalError("a condition has no body") }
    @MainActor public var _parts: [_AxisPart] {
        switch content {
        case .first(let content): content._parts
        case .second(let content): content._parts
        }
    }
}

/// Several lines and labels.
public struct _AxisParts: AxisMark {
    public typealias Body = Never
    public let _parts: [_AxisPart]
}

/// Lines and labels of any type.
///
/// Source: developer.apple.com/documentation/charts/anyaxismark
public struct AnyAxisMark: AxisMark {
    public typealias Body = Never
    public let _parts: [_AxisPart]
    public init<Content: AxisMark>(_ content: Content) { _parts = content._parts }
    public init<Content: AxisMark>(erasing content: Content) { _parts = content._parts }
}

extension AxisMark {
    private func changed(_ change: (inout _AxisPart) -> Void) -> _AxisParts {
        var parts = _parts
        for index in parts.indices { change(&parts[index]) }
        return _AxisParts(_parts: parts)
    }

    /// Sets the style of lines and labels.
    ///
    /// Source: developer.apple.com/documentation/charts/axismark/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
    public func offset(_ offset: CGSize) -> some AxisMark {
        changed { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
    }
}
