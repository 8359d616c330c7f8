/// A callback of a scene's controller with what it is called with, for an app's author.
public struct SceneCall: Hashable, Sendable, Codable {
    /// Name of the method without its parameters, such as `willBecomeActive`.
    public var name: String
    /// The callback's message; of a callback with a conversation only, the selected one. Without its picture.
    public var message: MessageState?
    /// The presentation style of a transition.
    public var style: PresentationStyle?

    public init(_ name: String, message: MessageState? = nil, style: PresentationStyle? = nil) {
        self.name = name
        self.message = message
        self.message?.layout?.picture = nil
        self.style = style
    }
}
