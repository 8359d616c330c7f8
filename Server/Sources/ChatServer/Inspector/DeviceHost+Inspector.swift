import AppProtocol
import ChatModels
import DeviceHost
import RenderTree

extension DeviceSession {
    func inspect(_ line: (InspectorLine.Kind, String)?) {
        guard let (kind, words) = line else { return }
        world.inspector.add(kind, words, on: context.device, at: world.now())
    }

    /// Adds a line for the event. Every device of the conversation handles an entry; only the one that sent it adds a
    /// line.
    func inspect(_ event: DeviceHost.Event) {
        if case .stored(let entry, _) = event, entry.device != context.device { return }
        inspect(event.inspectorLine)
    }
}

extension DeviceHost.Event {
    fileprivate var inspectorLine: (InspectorLine.Kind, String)? {
        switch self {
        case .openApp(let app): (.person, "opens \(app)")
        case .tapBubble(let entry, _): (.person, "taps the bubble of entry \(entry.sequence)")
        case .setStyle(let style): (.person, "makes the app \(style.rawValue)")
        case .closePanel: (.person, "closes the app")
        case .input(_, let input): input.words.map { (.person, $0) }
        case .removeDraft: (.person, "removes the draft")
        case .send(_, let text): (.person, text.isEmpty ? "sends the draft" : "sends “\(text)”")
        case .retryUnsent: (.person, "sends again what was not stored")
        case .placeSticker(_, let entry, _): (.person, "puts a sticker on entry \(entry.sequence)")
        case .setUp: (.person, "changes what is on the phone")
        case .appReplaced(let app): (.process, "\(app) was built again")
        case .requested(_, _, let request): (.request, request.words)
        case .notified(_, let notification): notification.inspectorLine
        case .ended(_, let failure): (.process, failure.map { "ends: \($0.message)" } ?? "ends")
        case .stored(let entry, _): (.entry, "entry \(entry.sequence): \(entry.content.words)")
        default: nil
        }
    }
}

extension DeviceHost.Action {
    var inspectorLine: (InspectorLine.Kind, String)? {
        switch self {
        case .launch(_, let app): (.process, "starts \(app)")
        case .answer(_, _, let outcome):
            outcome.problem.map { (.request, "refused with \($0.code): \($0.message)") }
        case .appendDirectly: (.request, "is sent directly")
        case .log(let diagnostic): (.note, diagnostic.message)
        default: nil
        }
    }
}

extension InputEvent {
    /// Description of the input; nil for pointer positions and unfinished gestures, which would flood the list.
    fileprivate var words: String? {
        switch self {
        case .tap(let node): "taps node \(node.rawValue)"
        case .edit(let node, let text, _): "types “\(text)” into node \(node.rawValue)"
        case .submit(let node): "presses Return in node \(node.rawValue)"
        case .choose(let node, let index): "chooses option \(index) of node \(node.rawValue)"
        case .pick(let node, let value): "picks \(value) at node \(node.rawValue)"
        case .move(let node, let place): "moves the row of node \(node.rawValue) to \(place)"
        case .slide(let node, let value, isEditing: false): "slides node \(node.rawValue) to \(value)"
        case .gesture(let node, let event) where event.phase == .ended:
            "ends a \(event.gesture.rawValue) on node \(node.rawValue)"
        default: nil
        }
    }
}

extension AppNotification {
    fileprivate var inspectorLine: (InspectorLine.Kind, String)? {
        switch self {
        case .called(let scene, let name): (.call, "\(name) · scene \(scene.rawValue)")
        case .presentationStyle(_, let style): (.request, "requestPresentationStyle(.\(style.rawValue))")
        case .dismiss: (.request, "dismiss()")
        case .openURL(_, let url): (.request, "open \(url)")
        case .cancel(let request): (.request, "cancels request \(request)")
        // A diagnostic gets a line only where the host passes its rate limit (`Action.log`).
        case .patch, .asset, .file, .bubbleLook, .diagnostic: nil
        }
    }
}

extension AppRequest {
    fileprivate var words: String {
        switch self {
        case .insertMessage(_, let message): "insert(message\(message.words))"
        case .insertText(_, let text): "insertText(“\(text)”)"
        case .insertAttachment(_, let attachment): "insertAttachment(\(attachment.name))"
        case .sendMessage(_, let message): "send(message\(message.words))"
        case .sendText(_, let text): "sendText(“\(text)”)"
        case .sendAttachment(_, let attachment): "sendAttachment(\(attachment.name))"
        case .fetch(let url): "loads \(url)"
        }
    }
}

extension MessageState {
    fileprivate var words: String { (layout?.caption ?? summaryText).map { " “\($0)”" } ?? "" }
}

extension AppMessage.State {
    fileprivate var words: String { (layout?.caption ?? summaryText).map { " “\($0)”" } ?? "" }
}

extension EntryContent {
    fileprivate var words: String {
        switch self {
        case .message(let message): "message of \(message.app)\(message.state.words)"
        case .text(let text): "text “\(text)”"
        case .attachment(let attachment): "\(attachment.name)"
        case .membership(let change): change.rawValue
        case .placedSticker(let sticker): "sticker on entry \(sticker.target)"
        case .stickerRemoval(let removal): "sticker off entry \(removal.target)"
        case .unreadable: "what cannot be read"
        }
    }
}
