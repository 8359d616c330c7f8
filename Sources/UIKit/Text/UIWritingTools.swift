/// How far a text view is to offer to rewrite its text; nothing does here.
///
/// Source: developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }

/// Kinds of content that a rewritten text may hold.
///
/// Source: developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
    public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
