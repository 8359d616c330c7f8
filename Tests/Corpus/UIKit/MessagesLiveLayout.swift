import Messages
import UIKit

class LiveViewController: MSMessagesAppViewController {
    private let label = UILabel()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .white
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        label.textAlignment = .center
        view.addSubview(label)
        if presentationContext == .media { view.backgroundColor = .black }
    }

    override func didBecomeActive(with conversation: MSConversation) {
        super.didBecomeActive(with: conversation)
        switch presentationStyle {
        case .transcript: label.text = conversation.selectedMessage?.url?.absoluteString
        default: label.text = "Panel"
        }
        print(conversation.selectedMessage?.isPending ?? false)
    }

    override func willResignActive(with conversation: MSConversation) {
        super.willResignActive(with: conversation)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: min(size.height, 160))
    }

    private func send(async conversation: MSConversation) async throws {
        let template = MSMessageTemplateLayout()
        template.caption = "Live"
        template.mediaFileURL = Bundle.main.url(forResource: "loop", withExtension: "mp4")
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: template)
        message.url = URL(string: "https://example.com/?move=1")
        try await conversation.insert(message)
        try await conversation.send(message)
    }

    private func tapped() {
        guard let conversation = activeConversation else { return }
        Task { @MainActor in
            do {
                try await send(async: conversation)
                dismiss()
            } catch let error as NSError {
                let alert = UIAlertController(title: "Failed", message: error.localizedDescription, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                present(alert, animated: true)
            }
        }
    }
}
