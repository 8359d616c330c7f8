import Messages
import SwiftUI
import UIKit

struct Ballot: Codable, Equatable {
    var question: String
    var options: [String]
    var votes: [String: Int] = [:]

    init(question: String, options: [String]) {
        self.question = question
        self.options = options
    }

    init?(url: URL?) {
        guard let url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let json = items.first(where: { $0.name == "ballot" })?.value, let data = Data(base64Encoded: json),
            let ballot = try? JSONDecoder().decode(Ballot.self, from: data)
        else { return nil }
        self = ballot
    }

    var url: URL? {
        guard let data = try? JSONEncoder().encode(self) else { return nil }
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "ballot", value: data.base64EncodedString())]
        return components.url
    }

    func share(of option: Int) -> Double {
        votes.isEmpty ? 0 : Double(votes.values.count { $0 == option }) / Double(votes.count)
    }
}

@MainActor protocol BallotActions: AnyObject {
    func send(_ ballot: Ballot)
    func requestExpanded()
}

struct BallotView: View {
    @State var ballot: Ballot
    let me: String
    let isCompact: Bool
    weak var actions: (any BallotActions)?

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Question", text: $ballot.question).font(.headline).disabled(!ballot.votes.isEmpty)
            ForEach(Array(ballot.options.enumerated()), id: \.offset) { index, option in
                Button {
                    withAnimation { ballot.votes[me] = index }
                } label: {
                    HStack {
                        Image(systemName: ballot.votes[me] == index ? "checkmark.circle.fill" : "circle")
                        Text(option)
                        Spacer()
                        Text(ballot.share(of: index), format: .percent.precision(.fractionLength(0))).foregroundStyle(.secondary)
                    }
                    .padding(10)
                    .background(alignment: .leading) {
                        GeometryReader { proxy in
                            RoundedRectangle(cornerRadius: 8).fill(.tint.opacity(0.2)).frame(width: proxy.size.width * ballot.share(of: index))
                        }
                    }
                }
                .buttonStyle(.plain)
            }
            if isCompact {
                Button("More…") { actions?.requestExpanded() }
            } else {
                Button("Send") { actions?.send(ballot) }.buttonStyle(.borderedProminent).disabled(ballot.votes[me] == nil)
            }
        }
        .padding()
    }
}

final class MessagesViewController: MSMessagesAppViewController, BallotActions {
    private var host: UIHostingController<BallotView>?

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        show(conversation, style: presentationStyle)
    }
    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        removeChild()
    }
    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        guard let activeConversation else { return }
        show(activeConversation, style: presentationStyle)
    }
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        guard let ballot = Ballot(url: message.url) else { return }
        host?.rootView.ballot = ballot
    }
    override func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    override func didStartSending(_ message: MSMessage, conversation: MSConversation) { dismiss() }

    private func show(_ conversation: MSConversation, style: MSMessagesAppPresentationStyle) {
        removeChild()
        let ballot = Ballot(url: conversation.selectedMessage?.url) ?? Ballot(question: "Pizza tonight?", options: ["Yes", "No", "Pasta"])
        let root = BallotView(ballot: ballot, me: conversation.localParticipantIdentifier.uuidString, isCompact: style == .compact, actions: self)
        let controller = UIHostingController(rootView: root)
        controller.sizingOptions = [.intrinsicContentSize]
        addChild(controller)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        controller.didMove(toParent: self)
        host = controller
    }

    private func removeChild() {
        host?.willMove(toParent: nil)
        host?.view.removeFromSuperview()
        host?.removeFromParent()
        host = nil
    }

    func requestExpanded() { requestPresentationStyle(.expanded) }

    func send(_ ballot: Ballot) {
        guard let conversation = activeConversation else { return }
        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        let layout = MSMessageTemplateLayout()
        layout.caption = ballot.question
        layout.subcaption = "\(ballot.votes.count) of \(conversation.remoteParticipantIdentifiers.count + 1) voted"
        layout.trailingCaption = ballot.options.enumerated().max { ballot.share(of: $0.offset) < ballot.share(of: $1.offset) }?.element
        layout.image = picture(of: ballot)
        message.layout = MSMessageLiveLayout(alternateLayout: layout)
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) voted"
        message.url = ballot.url
        message.accessibilityLabel = ballot.question
        conversation.insert(message) { [weak self] error in
            if let error { self?.present(error) }
        }
        requestPresentationStyle(.compact)
    }

    private func present(_ error: any Error) {
        let alert = UIAlertController(title: "Could not send", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    @MainActor private func picture(of ballot: Ballot) -> UIImage? {
        let renderer = ImageRenderer(content: BallotView(ballot: ballot, me: "", isCompact: true).frame(width: 300))
        renderer.scale = UIScreen.main.scale
        renderer.proposedSize = .init(width: 300, height: nil)
        return renderer.uiImage
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: min(size.height, 220)) }
}
