package import AppProtocol
import Foundation
import UIKit

extension MSMessage {
    /// A message as the host describes it: one that was received, sent before, selected or taken out of the input field.
    package convenience init(state: MessageState) {
        self.init(
            session: state.session.map(MSSession.init(identifier:)),
            delivery: MessageDelivery(
                isPending: state.isPending, sender: state.sender,
                error: state.failure.map { Problem(.unknown, $0).error }))
        take(state)
    }

    /// All of the message that crosses a border, unchecked.
    package var state: MessageState {
        MessageState(
            session: session?.identifier, url: url?.absoluteString, layout: layout?.template?.state,
            isLive: layout is MSMessageLiveLayout ? true : nil, summaryText: summaryText,
            accessibilityLabel: accessibilityLabel, shouldExpire: shouldExpire,
            sender: senderParticipantIdentifier, isPending: isPending)
    }

    func take(_ state: MessageState) {
        url = state.url.flatMap { URL(string: $0) }
        let template = state.layout.map(MSMessageTemplateLayout.init(state:))
        layout = state.isLive == true ? template.map(MSMessageLiveLayout.init(alternateLayout:)) : template
        summaryText = state.summaryText
        accessibilityLabel = state.accessibilityLabel
        shouldExpire = state.shouldExpire
    }
}

extension MSMessageLayout {
    /// The template that stands for the layout wherever the app itself does not draw.
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
        // A picture of the first frame alone would not move when the app stages it again.
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
