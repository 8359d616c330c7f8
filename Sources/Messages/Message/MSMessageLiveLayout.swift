public import Foundation

/// A bubble that the app draws itself, with a template for every place where it cannot.
///
/// Parley shows `alternateLayout` for now, on every device.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagelivelayout
open class MSMessageLiveLayout: MSMessageLayout {
    open var alternateLayout: MSMessageTemplateLayout { alternate }

    private let alternate: MSMessageTemplateLayout

    /// - Parameter alternateLayout: Kept as it is, not copied; copying this layout copies it.
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
