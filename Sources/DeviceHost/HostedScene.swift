public import AppProtocol
import ChatModels
import Foundation
import RenderTree

/// A scene of an app that the device shows: the open app's in the panel, or one that draws a live bubble.
struct HostedScene: Sendable {
    enum Place: Hashable, Sendable {
        case panel
        case bubble(LiveBubbleLocation)
    }

    /// Identifies its node tree to clients, as in `PanelState.open` and `LiveBubble`.
    let instance: InstanceID
    let address: SceneAddress
    let app: AppID
    let place: Place
    /// `.transcript` for a live bubble.
    var style: PresentationStyle
    /// The message that a live bubble shows; in the panel the selected one, nil for none.
    var selection: Selection?
    /// Whether the first patch has arrived; until then there is nothing to draw.
    var hasAppeared = false
    /// Time of the last touch in milliseconds, until a direct send uses it up (docs/messages.md, B49); nil for none.
    var touchedAt: Int64?
    /// Time of the last touch in milliseconds, until opening an address uses it up; nil for none.
    var addressTouch: Int64?
    /// Limits the key presses that reach the app.
    var keyLimiter = RateLimiter(countMax: ProtocolLimits.keysPerMinuteMax)
    /// Whether the scene may ask for files: false from the end of a request to the next touch.
    var mayAskForFiles = true
    /// Height of the panel's content in points while the person drags it; otherwise nil.
    var draggedHeight: Double?
    /// Size and appearance that the app of a live bubble has asked for; nil for none.
    var look: BubbleAppearance?
    var tree = NodeTree()

    /// Location of the live bubble; nil for the panel.
    var bubble: LiveBubbleLocation? { if case .bubble(let location) = place { location } else { nil } }

    /// Whether input of this kind reaches the app: no keyboard appears for a live bubble (docs/messages.md, B107), and
    /// the client could not know that a node no longer exists.
    func takes(_ input: InputEvent) -> Bool { tree[input.node] != nil && (place == .panel || !needsKeyboard(input)) }

    /// Whether a field gains the focus, for which an on-screen keyboard appears.
    func asksForKeyboard(_ input: InputEvent) -> Bool {
        guard case .focus(let node, isFocused: true) = input, case .textField = tree[node]?.content else {
            return false
        }
        return true
    }

    /// Whether the input can only come from a keyboard on the screen.
    private func needsKeyboard(_ input: InputEvent) -> Bool {
        switch input {
        case .edit, .select, .submit: true
        default: asksForKeyboard(input)
        }
    }

    mutating func touch(at time: Int64) {
        touchedAt = time
        addressTouch = time
        mayAskForFiles = true
    }
}

/// Identifies a scene of a device.
public struct SceneAddress: Hashable, Sendable {
    public let process: ProcessID
    public let scene: SceneID

    func perform(_ event: SceneEvent) -> DeviceHost.Action { .request(process: process, .perform(scene, event)) }
}

/// The message whose bubble a scene shows or has selected.
struct Selection: Hashable, Sendable {
    var sender: PersonID
    var message: AppMessage
    var picture: Data?
}
