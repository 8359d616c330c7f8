public import Foundation

/// A bubble that the app draws itself, with an instance of its principal controller of style `.transcript`, and a
/// template for every place where it cannot: the app is not installed or has failed, or too many bubbles are on screen.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagelivelayout
open class MSMessageLiveLayout: MSMessageLayout {
    open var alternateLayout: MSMessageTemplateLayout { alternate }

    private let alternate: MSMessageTemplateLayout

    /// - Parameter alternateLayout: Retained, not copied; copying this layout copies it.
    public init(alternateLayout: MSMessageTemplateLayout) {
        alternate = alternateLayout
        super.init()
    }

    @available(*, unavailable, message: "A live layout needs an alternate: use init(alternateLayout:).")
    public override init() { fatalError("unavailable") }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = alternate.copy(with: zone) as? MSMessageTemplateLayout
        return MSMessageLiveLayout(alternateLayout: copy ?? alternate)
    }
}
