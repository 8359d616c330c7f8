import AppProtocol
import Messages
import RenderTree

/// The size proposed to a scene of style `.transcript`, and the look that it returned.
struct BubbleArea {
    var offer: TreeSize
    var look: BubbleAppearance?
}

extension AppScene {
    /// Asks the controller for its look again. Needed whenever the area, the language or the text size may have changed
    /// (docs/messages.md, B104).
    func fitBubble() {
        guard let bubble else { return }
        tell(messages.bubbleLook(in: bubble.offer))
    }

    func sceneChangesTint(_ scene: MessagesScene) {
        guard let bubble, let look = bubble.look else { return }
        tell(scene.colored(look).fitting(bubble.offer))
    }

    private func tell(_ look: BubbleAppearance) {
        guard bubble?.look != look else { return }
        bubble?.look = look
        setSize(look.size)
        channel.notify(.bubbleLook(id, look))
    }
}
