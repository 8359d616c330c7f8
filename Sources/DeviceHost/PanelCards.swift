import AppProtocol
import ChatModels

// Cards that the panel shows in place of a scene.

/// An app that is not installed, and the bubble that was tapped.
struct OfferedApp: Hashable, Sendable {
    var app: AppSummary
    var selection: Selection
}

/// An app that has ended unexpectedly, and the state to restore when it is opened again.
struct FailedApp: Hashable, Sendable {
    var app: AppID
    var reason: PanelFailure
    var style: PresentationStyle
    var selection: Selection?
}
