public import Messages
import SwiftUI

/// Offers each file of its home folder to the conversation, by every action that there is.
public final class MediaViewController: MSMessagesAppViewController {
    private let outcome = Outcome()

    override public func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(
            rootView: MediaView(outcome: outcome) { [weak self] in self?.hand(over: $0, as: $1) })
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    private func hand(over file: URL, as action: MediaAction) {
        guard let conversation = activeConversation else { return }
        let report: @Sendable ((any Error)?) -> Void = { [outcome] error in
            Task { @MainActor in outcome.show("\(action.rawValue) \(file.lastPathComponent)", error) }
        }
        switch action {
        case .attach: conversation.insertAttachment(file, withAlternateFilename: nil, completionHandler: report)
        case .send: conversation.sendAttachment(file, withAlternateFilename: nil, completionHandler: report)
        case .message: conversation.insert(message(with: file), completionHandler: report)
        case .text: conversation.insertText(file.lastPathComponent, completionHandler: report)
        case .stick:
            do {
                let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: file.lastPathComponent)
                conversation.insert(sticker, completionHandler: report)
            } catch {
                report(error)
            }
        }
    }

    private func message(with file: URL) -> MSMessage {
        let layout = MSMessageTemplateLayout()
        layout.mediaFileURL = file
        layout.caption = file.lastPathComponent
        let message = MSMessage()
        message.layout = layout
        return message
    }
}

enum MediaAction: String, CaseIterable {
    case attach = "Attach"
    case message = "Message"
    case send = "Send"
    case stick = "Stick"
    case text = "Text"
}

@MainActor final class Outcome: ObservableObject {
    @Published var line = "Nothing yet"

    func show(_ action: String, _ error: (any Error)?) {
        line = "\(action): \(error.map { "code \(($0 as NSError).code)" } ?? "done")"
    }
}

struct MediaView: View {
    @ObservedObject var outcome: Outcome
    let press: @MainActor (URL, MediaAction) -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text(outcome.line)
                ForEach(MediaView.files, id: \.path) { file in
                    ForEach(MediaAction.allCases, id: \.self) { action in
                        Button("\(action.rawValue) \(file.lastPathComponent)") { press(file, action) }
                    }
                }
            }
        }
    }

    /// Files that the test has put there, and one that is not the app's own.
    private static var files: [URL] {
        let home = URL(fileURLWithPath: NSHomeDirectory())
        let own = (try? FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)) ?? []
        return own.filter { $0.lastPathComponent.contains(".") }.sorted { $0.path < $1.path }
            + [URL(fileURLWithPath: "/etc/ld.so.cache")]
    }
}
