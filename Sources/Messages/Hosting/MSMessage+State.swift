package import AppProtocol
import Foundation
import MediaFormats
import UIKit

extension MSMessage {
    /// Creates a message from the host's description: one that was received, sent before, selected or removed from the
    /// input field.
    package convenience init(state: MessageState) {
        self.init(
            session: state.session.map(MSSession.init(identifier:)),
            delivery: MessageDelivery(
                isPending: state.isPending, sender: state.sender,
                error: state.failure.map { Problem(.unknown, $0).error }))
        update(from: state)
    }

    /// All of the message that is transferred to the host, unchecked.
    package var state: MessageState {
        MessageState(
            session: session?.identifier, url: url?.absoluteString, layout: layout?.template?.state,
            isLive: layout is MSMessageLiveLayout ? true : nil, summaryText: summaryText,
            accessibilityLabel: accessibilityLabel, shouldExpire: shouldExpire,
            sender: senderParticipantIdentifier, isPending: isPending)
    }

    func update(from state: MessageState) {
        url = state.url.flatMap { URL(string: $0) }
        let template = state.layout.map(MSMessageTemplateLayout.init(state:))
        layout = state.isLive == true ? template.map(MSMessageLiveLayout.init(alternateLayout:)) : template
        summaryText = state.summaryText
        accessibilityLabel = state.accessibilityLabel
        shouldExpire = state.shouldExpire
    }
}

extension MSMessageLayout {
    /// The template used wherever the app does not draw the bubble itself.
    var template: MSMessageTemplateLayout? {
        (self as? MSMessageLiveLayout)?.alternateLayout ?? self as? MSMessageTemplateLayout
    }
}

extension MSMessageTemplateLayout {
    convenience init(state: TemplateLayoutState) {
        self.init()
        caption = state.caption
        subcaption = state.subcaption
        trailingCaption = state.trailingCaption
        trailingSubcaption = state.trailingSubcaption
        imageTitle = state.imageTitle
        imageSubtitle = state.imageSubtitle
        guard let picture = state.picture else { return }
        // An image of the first frame alone would lose the animation when the app stages the message again.
        if PictureAnimation(picture) == nil { image = UIImage(data: picture) }
        if image == nil { mediaFileURL = ReceivedMedia.file(of: picture) }
    }

    var state: TemplateLayoutState {
        TemplateLayoutState(
            caption: caption, subcaption: subcaption, trailingCaption: trailingCaption,
            trailingSubcaption: trailingSubcaption, imageTitle: imageTitle, imageSubtitle: imageSubtitle,
            picture: image?.pngData())
    }
}
