import Foundation

/// An address that the person has asked for in an app.
public struct OpenURLEvent: Hashable, Sendable, Codable {
    /// Of `PanelState.open` or `LiveBubble`: an address of another instance is not for this page any more.
    public var instance: Int
    /// Of an allowed scheme, at most `ChatLimits.addressByteCountMax` bytes.
    public var url: String

    public init(instance: Int, url: String) {
        self.instance = instance
        self.url = url
    }

    /// Schemes that cannot do harm when an app chooses the address: no `javascript`, `data`, `file` or other programs.
    public static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// Whether a page may open the address.
    public static func isAllowed(_ url: String) -> Bool {
        guard url.utf8.count <= ChatLimits.addressByteCountMax, let scheme = URL(string: url)?.scheme else {
            return false
        }
        return schemes.contains(scheme.lowercased())
    }
}
