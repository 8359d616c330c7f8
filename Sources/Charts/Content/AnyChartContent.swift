/// Marks of any type.
///
/// Source: developer.apple.com/documentation/charts/anychartcontent
public nonisolated struct AnyChartContent: PrimitiveChartContent {
    public typealias Body = Never
    private let content: any ChartContent

    public init<Content: ChartContent>(_ content: Content) { self.content = content }
    public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }
}

/// Marks that modifiers change together.
///
/// Source: developer.apple.com/documentation/charts/plot
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }
}

/// No marks.
public nonisolated struct EmptyChartContent: PrimitiveChartContent {
    public typealias Body = Never
    public init() {}
    @MainActor public func _collect(into marks: inout _MarkCollector) {}
}

/// Marks, each changed by a modifier.
public nonisolated struct _ChangedMarks<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    let content: Content
    let change: (inout MarkRecord) -> Void

    @MainActor public func _collect(into marks: inout _MarkCollector) {
        marks.changing(change) { content._collect(into: &$0) }
    }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout MarkRecord) -> Void) -> _ChangedMarks<Self> {
        _ChangedMarks(content: self, change: change)
    }
}
