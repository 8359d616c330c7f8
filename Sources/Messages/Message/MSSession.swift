public import Foundation

/// A group of messages of which only the newest is shown as a bubble: a game, a list, an order.
///
/// Two objects that denote the same session are equal even after passing through another process, device or archive, so
/// compare with `==`, never with `===`.
///
/// Source: https://developer.apple.com/documentation/messages/mssession
open class MSSession: NSObject, NSSecureCoding {
    package let identifier: UUID

    /// Creates a session that is equal to no other.
    public override init() {
        identifier = UUID()
    }

    package init(identifier: UUID) {
        self.identifier = identifier
    }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: Self.identifierKey),
            let identifier = UUID(uuidString: text as String)
        else { return nil }
        self.identifier = identifier
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier.uuidString as NSString, forKey: Self.identifierKey)
    }

    open class var supportsSecureCoding: Bool { true }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? MSSession)?.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }

    private static let identifierKey = "identifier"
}
