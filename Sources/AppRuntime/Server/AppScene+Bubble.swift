import AppProtocol
import Messages
import RenderTree

/// What a scene of style `.transcript` was offered, and what it has answered.
struct BubbleArea {
    var offer: TreeSize
    var look: BubbleLook?
}

extension AppScene {
    /// The controller is asked again whenever the area, the language or the size of text may have changed (B104).
    func fitBubble() {
        guard let bubble else { return }
        tell(messages.bubbleLook(in: bubble.offer))
    }

    func sceneChangesTint(_ scene: MessagesScene) {
        guard let bubble, let look = bubble.look else { return }
        tell(scene.colored(look).fitting(bubble.offer))
    }

    private func tell(_ look: BubbleLook) {
        guard bubble?.look != look else { return }
        bubble?.look = look
        take(look.size)
        channel.notify(.bubbleLook(id, look))
    }
}
