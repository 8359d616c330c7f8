import Messages
import SwiftUI
import UIKit

struct Poll: Codable, Equatable {
    var question: String
    var options: [String]
    var votes: [String: Int] = [:]

    var queryItems: [URLQueryItem] {
        var items = [URLQueryItem(name: "q", value: question)]
        items += options.map { URLQueryItem(name: "o", value: $0) }
        if let data = try? JSONEncoder().encode(votes), let text = String(data: data, encoding: .utf8) {
            items.append(URLQueryItem(name: "v", value: text))
        }
        return items
    }

    init(question: String, options: [String]) {
        self.question = question
        self.options = options
    }

    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let question = items.first(where: { $0.name == "q" })?.value
        else { return nil }
        self.question = question
        options = items.filter { $0.name == "o" }.compactMap(\.value)
        if let text = items.first(where: { $0.name == "v" })?.value, let decoded = try? JSONDecoder().decode([String: Int].self, from: Data(text.utf8)) {
            votes = decoded
        }
    }
}

class PollMessagesViewController: MSMessagesAppViewController {
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        presentPoll(for: conversation, with: presentationStyle)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        guard let selected = conversation.selectedMessage, let poll = Poll(message: selected) else { return }
        print(poll.question)
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        removeAllChildren()
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        guard let conversation = activeConversation else { fatalError("Expected an active conversation") }
        presentPoll(for: conversation, with: presentationStyle)
    }

    private func removeAllChildren() {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    private func presentPoll(for conversation: MSConversation, with style: MSMessagesAppPresentationStyle) {
        removeAllChildren()
        let poll = Poll(message: conversation.selectedMessage) ?? Poll(question: "Lunch?", options: ["Pizza", "Sushi"])
        let root = PollView(poll: poll, isCompact: style == .compact) { [weak self] poll in
            self?.send(poll, in: conversation)
        }
        let host = UIHostingController(rootView: root)
        host.view.backgroundColor = .clear
        addChild(host)
        host.view.frame = view.bounds
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.leftAnchor.constraint(equalTo: view.leftAnchor),
            host.view.rightAnchor.constraint(equalTo: view.rightAnchor),
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        host.didMove(toParent: self)
    }

    private func send(_ poll: Poll, in conversation: MSConversation) {
        var components = URLComponents()
        components.queryItems = poll.queryItems
        let layout = MSMessageTemplateLayout()
        layout.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
            (poll.question as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.white])
        }
        layout.caption = poll.question
        layout.subcaption = "\(poll.votes.values.reduce(0, +)) votes"
        layout.trailingCaption = "Poll"
        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        message.url = components.url!
        message.layout = layout
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) voted"
        conversation.insert(message) { error in
            if let error = error { print(error) }
        }
        dismiss()
    }
}

struct PollView: View {
    @State var poll: Poll
    let isCompact: Bool
    let onSend: (Poll) -> Void

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Question", text: $poll.question).font(.title3)
            ForEach(poll.options, id: \.self) { option in
                Button {
                    poll.votes[option, default: 0] += 1
                    onSend(poll)
                } label: {
                    HStack {
                        Text(option)
                        Spacer()
                        Text("\(poll.votes[option] ?? 0)").monospacedDigit()
                    }
                }
                .buttonStyle(.bordered)
            }
            if !isCompact { Button("Send") { onSend(poll) }.buttonStyle(.borderedProminent) }
        }
        .padding()
    }
}
