import Foundation
import Messages

/// Action of the app for a button of this name.
public enum TraceAction: String, CaseIterable {
    case insert = "Insert"
    case insertAgain = "Insert another"
    case insertAndDismiss = "Insert and dismiss"
    case insertExpiring = "Insert expiring"
    case insertLive = "Insert live"
    case insertText = "Insert text"
    case insertFile = "Insert file"
    case insertSticker = "Insert sticker"
    case send = "Send"
    case sendTwice = "Send twice"
    case sendLater = "Send later"
    case expand = "Expand"
    case collapse = "Collapse"
    case transcript = "Transcript"
    case dismiss = "Dismiss"
    case longURL = "Long URL"
    case outsideFile = "Outside file"
    case groupAdd = "Group add"
    case groupSaveOld = "Group save old"
    case noticeAsk = "Notice ask"
    case noticeAdd = "Notice add"
    case noticeAddLater = "Notice add later"
}

extension TraceViewController {
    func press(_ action: TraceAction) {
        guard let conversation = activeConversation else { return }
        switch action {
        case .insert: conversation.insert(message("party"), completionHandler: report("insert"))
        case .insertAgain: conversation.insert(message("other"), completionHandler: report("insert"))
        case .insertAndDismiss:
            conversation.insert(message("party"))
            dismiss()
        case .insertExpiring:
            let message = message("secret")
            message.shouldExpire = true
            conversation.insert(message, completionHandler: report("insert"))
        case .insertLive:
            let live = message("party")
            live.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
            conversation.insert(live, completionHandler: report("insert"))
        case .insertText: conversation.insertText("hello", completionHandler: report("insertText"))
        case .insertFile: insertFile(conversation)
        case .insertSticker: insertSticker(conversation)
        case .send: conversation.send(message("direct"), completionHandler: report("send"))
        case .sendTwice:
            conversation.send(message("first"), completionHandler: report("send"))
            conversation.sendText("second", completionHandler: report("sendText"))
        case .sendLater: DispatchQueue.main.async { [weak self] in self?.sendLater() }
        case .expand: requestPresentationStyle(.expanded)
        case .collapse: requestPresentationStyle(.compact)
        case .transcript: requestPresentationStyle(.transcript)
        case .dismiss: dismiss()
        case .longURL:
            let message = message("long")
            message.url = URL(string: "?" + String(repeating: "a", count: 5_000))
            conversation.insert(message, completionHandler: report("insert"))
        case .outsideFile:
            // One that there is within the walls, too.
            conversation.insertAttachment(
                URL(fileURLWithPath: "/etc/ld.so.cache"), withAlternateFilename: nil,
                completionHandler: report("insertFile"))
        case .groupAdd: group.add()
        case .groupSaveOld: group.saveOld()
        case .noticeAsk: notices.ask()
        case .noticeAdd: notices.add(after: 1)
        case .noticeAddLater: notices.add(after: 6)
        }
    }

    private func message(_ summary: String) -> MSMessage {
        let message = MSMessage(session: activeConversation?.selectedMessage?.session ?? MSSession())
        message.url = URL(string: "?summary=\(summary)")
        message.summaryText = summary
        let layout = MSMessageTemplateLayout()
        layout.caption = summary
        message.layout = layout
        return message
    }

    private func insertFile(_ conversation: MSConversation) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("menu.txt")
        try? Data("Mussels".utf8).write(to: file)
        conversation.insertAttachment(
            file, withAlternateFilename: "tonight.txt", completionHandler: report("insertFile"))
    }

    private func insertSticker(_ conversation: MSConversation) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mussel.gif")
        let frame: [UInt8] = [0x21, 0xf9, 4, 0, 50, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        let head = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 200, 60, 20, 255, 255, 255])
        try? (head + Data(frame + frame) + Data([0x3b])).write(to: file)
        do {
            conversation.insert(
                try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel"),
                completionHandler: report("insertSticker"))
        } catch {
            report("insertSticker")(error)
        }
    }

    private func sendLater() {
        activeConversation?.sendText("later", completionHandler: report("sendText"))
    }

    private func report(_ name: String) -> @Sendable ((any Error)?) -> Void {
        { error in
            let thread = Thread.isMainThread ? "on the main thread" : "in the background"
            TraceLog.write("\(name) completed \((error as NSError?)?.code.description ?? "well") \(thread)")
        }
    }
}
