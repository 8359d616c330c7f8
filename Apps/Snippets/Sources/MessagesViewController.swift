import Messages
import SwiftUI
import UIKit

/// Lists the snippets, and puts the one that is chosen into the conversation as a file.
final class MessagesViewController: MSMessagesAppViewController {
    /// Where the snippets are: the app's bundle.
    static var resources = Bundle.main.resourceURL ?? Bundle.main.bundleURL

    private let library = SnippetLibrary(folder: MessagesViewController.resources)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .snippetsAccent
        let controller = UIHostingController(
            rootView: SnippetsView(library: library, insert: { [weak self] in self?.insert($0) }))
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func insert(_ snippet: Snippet) {
        guard let conversation = activeConversation, let file = library.file(of: snippet) else { return }
        conversation.insertAttachment(file, withAlternateFilename: snippet.fileName) { [weak self] error in
            Task { @MainActor in self?.didInsert(snippet, error) }
        }
    }

    /// The input field is under the expanded panel: it is shown again, so that the file can be sent.
    private func didInsert(_ snippet: Snippet, _ error: (any Error)?) {
        if let error {
            library.problem = "“\(snippet.title)” could not be inserted: \(error.localizedDescription)"
        } else {
            library.close()
            requestPresentationStyle(.compact)
        }
    }
}
