import AppProtocol

/// An address that the person has asked for in an app.
public struct OpenURLEvent: Hashable, Sendable, Codable {
    /// Of `PanelState.open` or `LiveBubble`: an address of another instance is not for this page any more.
    public var instance: Int
    /// Of an allowed scheme, at most `ProtocolLimits.addressByteCountMax` bytes.
    public var url: String

    public init(instance: Int, url: String) {
        self.instance = instance
        self.url = url
    }

    /// Whether a page may open the address.
    public static func isAllowed(_ url: String) -> Bool { url.isAddressToOpen }
}
