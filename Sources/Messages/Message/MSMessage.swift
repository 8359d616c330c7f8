import AppProtocol
public import Foundation

/// What an app sends: data as a URL, and how its bubble looks.
///
/// Source: https://developer.apple.com/documentation/messages/msmessage
open class MSMessage: NSObject, NSCopying, NSSecureCoding {
    /// As given to the initialiser. Nil where nobody can continue the message.
    open var session: MSSession? { continued }

    /// True for a message made here, until its sending starts; false for every message that was sent.
    open var isPending: Bool { delivery.isPending }

    /// Who sent it, by the identifier that this device knows the person by. All zeros before the message is inserted.
    open var senderParticipantIdentifier: UUID { delivery.sender }

    /// How the bubble looks; nil shows the app's icon and name. Copied when set: later changes to the layout that was
    /// assigned do not reach the message.
    @NSCopying open var layout: MSMessageLayout?

    /// The message's data. `http`, `https`, `data`, or no scheme at all, as a bare query; a URL of another scheme is not
    /// sent, and readers get nil. At most 5,000 characters as an absolute string.
    open var url: URL?

    /// True where the message should go away once it has been read.
    open var shouldExpire: Bool = false

    /// What a screen reader says for the bubble.
    open var accessibilityLabel: String?

    /// The line that stands for the message when a newer one of its session takes its bubble, and in notifications.
    /// `$` followed by a participant's UUID string shows as that participant's name.
    open var summaryText: String?

    /// Nil before sending, while it goes on and after it succeeded; set by Messages where it failed.
    open var error: (any Error)? {
        get { delivery.error }
        set { delivery.set(newValue) }
    }

    let delivery: MessageDelivery
    private let continued: MSSession?

    /// A message that nobody can update.
    public override init() {
        continued = nil
        delivery = MessageDelivery()
    }

    /// The newest message of a session: when it is sent, the bubble before it becomes a summary line.
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
        take(archive.state)
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
