public import SwiftUICore

/// A mark of a slider at a value.
///
/// Partly: it is a dot below the track; its label is not shown.
///
/// Source: developer.apple.com/documentation/swiftui/slidertick
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, SliderTickContent {
    public typealias Value = V
    /// Identity of a tick, which is its value.
    public struct ID: Hashable { let value: V }
    let value: V
    public var id: ID { ID(value: value) }
    public var body: [SliderTick<V>] { [self] }

    public init(_ value: V) { self.value = value }
    public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
    public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }
    @_disfavoredOverload public init(_ title: some StringProtocol, _ value: V) { self.value = value }
}

/// Ticks of a slider.
///
/// Source: developer.apple.com/documentation/swiftui/slidertickcontent
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
    var body: Body { get }
}

/// Several ticks of a slider.
///
/// Source: developer.apple.com/documentation/swiftui/tupleslidertickcontent
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    public let body: [SliderTick<Value>]
}

/// A tick for each value of a collection.
///
/// Source: developer.apple.com/documentation/swiftui/slidertickcontentforeach
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    public typealias Value = Content.Value
    public let body: [SliderTick<Content.Value>]

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<Content.Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element == Content.Value { body = data.flatMap { Array(content($0).body) } }

    public init(
        _ data: Data, @SliderTickBuilder<Content.Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Data.Element == Content.Value {
        body = data.flatMap { Array(content($0).body) }
    }
}

/// Result builder of a slider's ticks.
///
/// Source: developer.apple.com/documentation/swiftui/slidertickbuilder
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression(_ tick: SliderTick<V>) -> SliderTick<V> { tick }
    public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
    public static func buildBlock() -> TupleSliderTickContent<V> { TupleSliderTickContent(body: []) }
    public static func buildPartialBlock<C: SliderTickContent<V>>(first: C) -> C { first }
    public static func buildPartialBlock(
        accumulated: some SliderTickContent<V>, next: some SliderTickContent<V>
    ) -> TupleSliderTickContent<V> { TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body)) }
}
