import Messages
import SwiftUI
import UIKit

final class MessagesViewController: MSMessagesAppViewController {
    override func willBecomeActive(with conversation: MSConversation) {
        let host = UIHostingController(
            rootView: Button("Say hello") {
                let message = MSMessage(session: MSSession())
                let layout = MSMessageTemplateLayout()
                layout.caption = "Hello"
                message.layout = layout
                conversation.insert(message)
            })
        addChild(host)
        host.view.frame = view.bounds
        view.addSubview(host.view)
    }
}
