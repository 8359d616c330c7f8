import AppProtocol
import Foundation

/// The keyed archive of a message. It includes the layout, though layouts on their own cannot be archived.
struct MessageArchive {
    let state: MessageState
    let layout: MSMessageLayout?

    init(_ message: MSMessage) {
        state = message.state
        layout = message.layout
    }

    init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Key.state),
            let state = try? JSONDecoder().decode(MessageState.self, from: data as Data)
        else { return nil }
        self.state = state
        let template = state.layout.map(MSMessageTemplateLayout.init(state:))
        template?.mediaFileURL = coder.decodeObject(of: NSURL.self, forKey: Key.mediaFileURL).map { $0 as URL }
        layout =
            coder.decodeBool(forKey: Key.isLive) ? template.map(MSMessageLiveLayout.init(alternateLayout:)) : template
    }

    func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(state) else { return }
        coder.encode(data as NSData, forKey: Key.state)
        coder.encode(layout is MSMessageLiveLayout, forKey: Key.isLive)
        coder.encode(layout?.template?.mediaFileURL.map { $0 as NSURL }, forKey: Key.mediaFileURL)
    }

    private enum Key {
        static let state = "state"
        static let isLive = "isLive"
        static let mediaFileURL = "mediaFileURL"
    }
}
