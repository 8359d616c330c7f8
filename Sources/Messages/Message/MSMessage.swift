import AppProtocol
public import Foundation

/// A message that an app sends: its data as a URL, and the layout of its bubble.
///
/// Source: https://developer.apple.com/documentation/messages/msmessage
open class MSMessage: NSObject, NSCopying, NSSecureCoding {
    /// The session given to the initialiser; nil if the message cannot be updated.
    open var session: MSSession? { continued }

    /// True for a message created here until its sending starts; false for every message that was sent.
    open var isPending: Bool { delivery.isPending }

    /// The sender, by the identifier that this device uses for the person; all zeros before the message is inserted.
    open var senderParticipantIdentifier: UUID { delivery.sender }

    /// Layout of the bubble; nil shows the app's icon and name. Copied when set: later changes to the assigned layout
    /// do not affect the message.
    @NSCopying open var layout: MSMessageLayout?

    /// The message's data: `http`, `https`, `data`, or no scheme at all, as a bare query. A URL of another scheme is
    /// not sent, and recipients get nil. At most 5,000 characters as an absolute string.
    open var url: URL?

    /// Whether the message disappears after it has been read.
    open var shouldExpire: Bool = false

    /// Accessibility label of the bubble.
    open var accessibilityLabel: String?

    /// Text that replaces the bubble when a newer message of the session arrives, and that notifications show. `$`
    /// followed by a participant's UUID string is shown as that participant's name.
    open var summaryText: String?

    /// Set by Messages if sending failed; nil before, during and after successful sending.
    open var error: (any Error)? {
        get { delivery.error }
        set { delivery.set(newValue) }
    }

    let delivery: MessageDelivery
    private let continued: MSSession?

    /// Creates a message that cannot be updated.
    public override init() {
        continued = nil
        delivery = MessageDelivery()
    }

    /// Creates a message that updates a session: when it is sent, the session's previous bubble becomes a summary line.
    public init(session: MSSession) {
        continued = session
        delivery = MessageDelivery()
    }

    init(session: MSSession?, delivery: MessageDelivery) {
        continued = session
        self.delivery = delivery
    }

    public required init?(coder: NSCoder) {
        guard let archive = MessageArchive(coder: coder) else { return nil }
        continued = archive.state.session.map(MSSession.init(identifier:))
        delivery = MessageDelivery(isPending: archive.state.isPending, sender: archive.state.sender)
        super.init()
        update(from: archive.state)
        layout = archive.layout
    }

    open func encode(with coder: NSCoder) {
        MessageArchive(self).encode(with: coder)
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessage(
            session: continued,
            delivery: MessageDelivery(isPending: isPending, sender: delivery.sender, error: delivery.error))
        copy.layout = layout
        copy.url = url
        copy.shouldExpire = shouldExpire
        copy.accessibilityLabel = accessibilityLabel
        copy.summaryText = summaryText
        return copy
    }
}
