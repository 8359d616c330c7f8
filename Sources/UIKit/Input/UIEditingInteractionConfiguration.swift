/// Gestures for editing that the system offers; a browser has none.
///
/// Source: developer.apple.com/documentation/uikit/uieditinginteractionconfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }
