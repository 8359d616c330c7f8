import AppProtocol

/// A request to open an address, caused by the person's action in an app.
public struct OpenURLEvent: Hashable, Sendable, Codable {
    /// Instance of `PanelState.open` or `LiveBubble`; a page ignores an event of any other instance.
    public var instance: InstanceID
    /// Address with an allowed scheme, at most `ProtocolLimits.addressByteCountMax` bytes.
    public var url: String

    public init(instance: InstanceID, url: String) {
        self.instance = instance
        self.url = url
    }

    /// Returns whether a page may open the address.
    public static func isAllowed(_ url: String) -> Bool { url.isOpenableURL }
}
