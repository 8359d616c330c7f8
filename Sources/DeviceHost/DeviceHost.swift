package import ChatModels
package import RenderTree

/// The state machine of one device in one conversation: which app is open and how, what is selected, what is staged.
/// It does nothing itself: events go in, actions come out. Its owner feeds it serially.
package struct DeviceHost: Sendable {
    package private(set) var context: DeviceContext
    package private(set) var panel: PanelState = .closed
    package private(set) var draft: StagedDraft
    /// What the open app shows, kept to serve clients that join late.
    package private(set) var tree = NodeTree()

    package init(context: DeviceContext, draft: StagedDraft = StagedDraft()) {
        self.context = context
        self.draft = draft
    }

    /// - Throws: `ChatError` where the event is a person's and cannot be done; nothing has changed then.
    package mutating func handle(_ event: Event) throws(ChatError) -> [Action] {
        []
    }
}
