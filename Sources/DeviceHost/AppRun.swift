import AppProtocol
import ChatModels
import Foundation
import RenderTree

/// The main panel's scene, while the panel shows it.
struct AppRun: Sendable {
    /// Names its tree to clients, as `PanelState.open` has it.
    let instance: Int
    let address: SceneAddress
    let app: AppID
    var style: PresentationStyle
    var selection: Selection?
    /// True from the first patch on: until then there is nothing to draw.
    var hasAppeared = false
    /// When the person touched the app, where that has not paid for a direct send yet (B49). Milliseconds.
    var touchedAt: Int64?
    /// The same, where it has not opened an address yet.
    var addressTouch: Int64?
    /// While the person drags the panel, how high its content is, in points.
    var draggedHeight: Double?
    var tree = NodeTree()

    init(instance: Int, address: SceneAddress, app: AppID, style: PresentationStyle, selection: Selection?) {
        self.instance = instance
        self.address = address
        self.app = app
        self.style = style
        self.selection = selection
    }
}

/// The bubble that a scene is about.
struct Selection: Hashable, Sendable {
    var sender: PersonID
    var message: AppMessage
    var picture: Data?
}

/// An app that is not on the device, and the bubble for which it is wanted.
struct OfferedApp: Hashable, Sendable {
    var app: AppSummary
    var selection: Selection
}

/// An app that has ended by itself, and where to continue when it is opened again.
struct FailedApp: Hashable, Sendable {
    var app: AppID
    var reason: PanelFailure
    var style: PresentationStyle
    var selection: Selection?
}
