public import Foundation

/// Base class of message layouts. Use `MSMessageTemplateLayout` or `MSMessageLiveLayout`.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagelayout
open class MSMessageLayout: NSObject, NSCopying {
    public override init() {}

    /// - Returns: A layout of the same class, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any { MSMessageLayout() }
}
