import Messages
import UIKit

struct Poll {
    var question: String
    var options: [String]
    var votes: [Int]

    init(question: String, options: [String]) {
        self.question = question
        self.options = options
        votes = options.map { _ in 0 }
    }

    init?(message: MSMessage?) {
        guard let url = message?.url, let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        let items = components.queryItems ?? []
        guard let question = items.first(where: { $0.name == "question" })?.value else { return nil }
        self.question = question
        options = items.filter { $0.name == "option" }.compactMap(\.value)
        votes = items.filter { $0.name == "votes" }.compactMap { Int($0.value ?? "") }
    }

    var queryItems: [URLQueryItem] {
        [URLQueryItem(name: "question", value: question)] + options.map { URLQueryItem(name: "option", value: $0) }
            + votes.map { URLQueryItem(name: "votes", value: String($0)) }
    }
}

class MessagesViewController: MSMessagesAppViewController {
    private var poll: Poll?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func didResignActive(with conversation: MSConversation) { removeAllChildViewControllers() }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        poll = Poll(message: message)
    }

    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        requestPresentationStyle(.expanded)
    }

    override func willSelect(_ message: MSMessage, conversation: MSConversation) {}

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        guard let conversation = activeConversation else { fatalError("Expected an active conversation") }
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

    private func presentViewController(for conversation: MSConversation, with style: MSMessagesAppPresentationStyle) {
        removeAllChildViewControllers()
        let controller: UIViewController
        switch style {
        case .compact: controller = UIViewController()
        case .expanded: controller = UITableViewController(style: .grouped)
        case .transcript: controller = UIViewController()
        @unknown default: fatalError()
        }
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(controller.view)
        controller.view.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        controller.view.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        controller.didMove(toParent: self)
    }

    private func removeAllChildViewControllers() {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    private func composeMessage(with poll: Poll, caption: String, session: MSSession? = nil) -> MSMessage {
        var components = URLComponents()
        components.queryItems = poll.queryItems
        let layout = MSMessageTemplateLayout()
        layout.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        }
        layout.caption = caption
        layout.subcaption = "\(poll.votes.reduce(0, +)) votes"
        layout.trailingCaption = "Poll"
        layout.trailingSubcaption = nil
        layout.imageTitle = poll.question
        layout.imageSubtitle = "Tap to vote"
        let message = MSMessage(session: session ?? MSSession())
        message.url = components.url!
        message.layout = layout
        message.summaryText = "\(caption) voted"
        message.accessibilityLabel = caption
        message.shouldExpire = false
        return message
    }

    func insert() {
        guard let conversation = activeConversation, let poll = poll else { return }
        let name = "$\(conversation.localParticipantIdentifier.uuidString)"
        let message = composeMessage(with: poll, caption: name, session: conversation.selectedMessage?.session)
        conversation.insert(message) { error in
            if let error = error { print(error) }
        }
        if conversation.remoteParticipantIdentifiers.isEmpty || message.senderParticipantIdentifier == conversation.localParticipantIdentifier {
            dismiss()
        }
    }
}
