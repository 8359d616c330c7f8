import Messages
import SwiftUI
import UIKit

/// Lists the snippets, and stages the chosen one as a file.
final class MessagesViewController: MSMessagesAppViewController {
    /// Folder of the snippets: the app's bundle.
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

    /// Collapses the panel, which covers the input field, so that the person can send the file.
    private func didInsert(_ snippet: Snippet, _ error: (any Error)?) {
        if let error {
            library.problem = "“\(snippet.title)” could not be inserted: \(error.localizedDescription)"
        } else {
            library.close()
            requestPresentationStyle(.compact)
        }
    }
}
