/// A result builder that makes marks of the statements in a closure.
///
/// Source: developer.apple.com/documentation/charts/chartcontentbuilder
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ChartBlock { _ChartBlock(parts: []) }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartBlock {
        var parts: [any ChartContent] = []
        repeat parts.append(each content)
        return _ChartBlock(parts: parts)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Several marks.
public nonisolated struct _ChartBlock: PrimitiveChartContent {
    public typealias Body = Never
    let parts: [any ChartContent]
    @MainActor public func _collect(into marks: inout _MarkCollector) {
        for (place, part) in parts.enumerated() { marks.within(place) { part._collect(into: &$0) } }
    }
}

/// One of two branches of a condition.
///
/// Source: developer.apple.com/documentation/charts/builderconditional
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
    enum Content {
        case first(TrueContent)
        case second(FalseContent)
    }
    let content: Content
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("a condition has no body") }

    @MainActor public func _collect(into marks: inout _MarkCollector) {
        switch content {
        case .first(let content): marks.within("first") { content._collect(into: &$0) }
        case .second(let content): marks.within("second") { content._collect(into: &$0) }
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("an optional has no body") }
    public func _collect(into marks: inout _MarkCollector) { self?._collect(into: &marks) }
}
