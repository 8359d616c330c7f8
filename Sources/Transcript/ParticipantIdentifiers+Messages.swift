public import AppProtocol
public import ChatModels
import Foundation

// Messages between the form of app processes (`AppProtocol`) and that of the log, which outlives every process.
extension ParticipantIdentifiers {
    /// Converts a message of this app to the log's form: tokens contain person IDs. Leaves the picture out, which is
    /// stored separately, and what only the host sets: sender, failure, and whether the message is sent.
    public func inLog(_ message: MessageState) -> AppMessage.State {
        func shared(_ text: String?) -> String? {
            text.map { NameTokens.replace(in: $0) { uuid in person(uuid).map { "$\($0.uuid.uuidString)" } } }
        }
        return AppMessage.State(
            session: message.session, url: message.url,
            layout: message.layout.map {
                AppMessage.Layout(
                    caption: shared($0.caption), subcaption: shared($0.subcaption),
                    trailingCaption: shared($0.trailingCaption), trailingSubcaption: shared($0.trailingSubcaption),
                    imageTitle: shared($0.imageTitle), imageSubtitle: shared($0.imageSubtitle))
            },
            isLive: message.isLive, summaryText: shared(message.summaryText),
            accessibilityLabel: message.accessibilityLabel, shouldExpire: message.shouldExpire)
    }

    /// Converts a message from the log's form to that of this app on this device: tokens and sender contain its own
    /// identifiers. Sets no picture.
    public func forApp(_ message: AppMessage.State, sender: PersonID?) -> MessageState {
        func own(_ text: String?) -> String? {
            text.map {
                NameTokens.replace(in: $0) { uuid in identifier(of: PersonID(uuid)).map { "$\($0.uuidString)" } }
            }
        }
        return MessageState(
            session: message.session, url: message.url,
            layout: message.layout.map {
                TemplateLayoutState(
                    caption: own($0.caption), subcaption: own($0.subcaption),
                    trailingCaption: own($0.trailingCaption), trailingSubcaption: own($0.trailingSubcaption),
                    imageTitle: own($0.imageTitle), imageSubtitle: own($0.imageSubtitle))
            },
            isLive: message.isLive, summaryText: own(message.summaryText),
            accessibilityLabel: message.accessibilityLabel, shouldExpire: message.shouldExpire,
            sender: sender.flatMap(identifier(of:)), isPending: message.isPending)
    }
}
