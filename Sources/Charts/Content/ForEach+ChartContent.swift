extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("a loop has no body") }

    public func _collect(into marks: inout _MarkCollector) {
        for element in data {
            marks.within(AnyHashable(id(element))) { content(element)._collect(into: &$0) }
        }
    }

    /// Creates marks for each element of a collection, which keep their identity as it changes.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, content: content, identity: { $0[keyPath: id] })
    }

    @_disfavoredOverload public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, content: content, identity: { $0.id })
    }

    @_disfavoredOverload public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, content: content, identity: { $0 })
    }
}
