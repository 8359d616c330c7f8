@_spi(Engine) import SwiftUICore

/// A type-erased style of one kind of control. An unchanged style causes no update.
struct ControlStyle<Configuration>: ViewEquatable, @unchecked Sendable {  // only used on the main actor
    private let style: Any
    // Both receive the style instead of capturing it, so that it need not be Sendable.
    private let make: @MainActor (Any, Configuration) -> AnyView?
    private let isSameStyle: @MainActor (Any, Any) -> Bool

    init<Style, Body: View>(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
        self.style = style
        make = { style, configuration in
            (style as? Style).map { AnyView(StyledBody(style: $0) { makeBody($0, configuration) }) }
        }
        isSameStyle = { left, right in
            guard let left = left as? Style, let right = right as? Style else { return false }
            return isKnownEqual(left, right)
        }
    }

    @MainActor func body(_ configuration: Configuration) -> AnyView {
        make(style, configuration) ?? AnyView(EmptyView())
    }

    func isSame(as other: ControlStyle<Configuration>) -> Bool { isSameStyle(style, other.style) }
}

/// The body of a custom style, evaluated with the style's own dynamic properties.
private struct StyledBody<Style, Content: View>: PrimitiveView {
    typealias Body = Never
    var style: Style
    let make: @MainActor (Style) -> Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { StyledElement(self, context) }
}

private final class StyledElement<Style, Content: SwiftUI.View>: BodyElement<StyledBody<Style, Content>, Content> {
    override func connect(_ slots: inout [AnyObject?]) -> Bool {
        let properties = DynamicPropertyList.of(Style.self)
        properties.connect(&view.style, to: self, slots: &slots)
        return properties.readsEnvironment
    }

    override func makeBody() -> Content { view.make(view.style) }
    override var name: String { "\(Style.self)" }
}
