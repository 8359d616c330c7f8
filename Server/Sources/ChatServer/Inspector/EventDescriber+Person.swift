import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Transcript

// Actions of the person.
extension EventDescriber {
    func act(_ event: DeviceHost.Event) -> String? {
        switch event {
        case .openApp(let app): "opens \(apps.name(of: app))"
        case .tapBubble(let entry, _): "taps the bubble of entry \(entry.sequence)"
        case .setStyle(let style): "makes the app \(style.rawValue)"
        case .closePanel: "closes the app"
        case .input(let instance, let input):
            words(of: input) { node in
                host.name(of: node, instance: instance).map { "“\($0)”" } ?? "node \(node.rawValue)"
            }
        case .addFile(let name, _, _): "adds \(name)"
        case .removeDraft: "removes the draft"
        case .send(_, let text, _, _): text.isEmpty ? "sends the draft" : "sends “\(text)”"
        case .retryUnsent: "sends again what was not stored"
        case .placeSticker(_, let entry, _): "puts a sticker on entry \(entry.sequence)"
        case .announceFiles(_, let files, _):
            "chooses \(files.map { FileName.sanitised($0.name) }.joined(separator: ", "))"
        case .cancelFiles: "closes the sheet of files"
        case .fileServed(_, _, isWhole: true): "keeps a file"
        case .change(let line, let change, _): "\(change.words) entry \(line.entry.sequence)"
        case .setUp: "changes what is on the phone"
        case .noticePermission(let app, let isAllowed):
            "\(isAllowed ? "allows" : "refuses") notices of \(apps.name(of: app))"
        case .openNotice(let app, let notice): "opens \(apps.name(of: app)) by the notice “\(notice.title)”"
        default: nil
        }
    }

    /// Returns nil for pointer positions and unfinished gestures, which would flood the list.
    private func words(of input: InputEvent, name: (NodeID) -> String) -> String? {
        switch input {
        case .tap(let node): "taps \(name(node))"
        case .edit(let node, let text, _, _, _): "types “\(text)” into \(name(node))"
        case .submit(let node): "presses Return in \(name(node))"
        case .choose(let node, let index): "chooses option \(index) of \(name(node))"
        case .pick(let node, let value): "picks \(value) at \(name(node))"
        case .move(let node, let place): "moves the row of \(name(node)) to \(place)"
        case .slide(let node, let value, isEditing: false): "slides \(name(node)) to \(value)"
        case .key(let node, let event) where event.phase == .down: "presses \(event.key) in \(name(node))"
        case .transfer(let node, let event) where event.phase == .lift: "begins to drag \(name(node))"
        case .transfer(let node, let event) where event.phase == .drop: "drops something on \(name(node))"
        case .paste(let node, _): "pastes by \(name(node))"
        case .gesture(let node, let event) where event.phase == .ended:
            "ends a \(event.gesture.rawValue) on \(name(node))"
        default: nil
        }
    }
}

extension EntryChange {
    fileprivate var words: String {
        switch self {
        case .react(let emoji?): "gives \(emoji) to"
        case .react(nil): "takes the reaction back from"
        case .edit: "edits"
        case .withdraw: "unsends"
        }
    }
}
