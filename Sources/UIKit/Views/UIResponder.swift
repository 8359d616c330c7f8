/// The root of views and view controllers. Source: Apple, "UIResponder".
@MainActor open class UIResponder: NSObject {
    override public init() { super.init() }

    open var next: UIResponder? { nil }
}
