/// How a text field looks.
///
/// Source: developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {
    static var _look: _TextFieldLook { get }
}
public enum _TextFieldLook: Sendable { case plain, roundedBorder }
/// Without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public init() {}
}
/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public init() {}
}
/// On a ground of its own with a thin border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .roundedBorder }
    public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

private struct TextFieldLookKey: EnvironmentKey { static let defaultValue = _TextFieldLook.plain }

extension EnvironmentValues {
    var textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

extension View {
    /// The looks of the text fields inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, S._look)
    }
}

/// What stands around a field, as its style says.
struct FieldBorder<Content: View>: View {
    @Environment(\.textFieldLook) private var look
    @ViewBuilder let content: Content

    var body: some View {
        switch look {
        case .plain: content
        case .roundedBorder:
            content
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .frame(minHeight: 44)
                .background(Color(.system(.fieldBackground)), in: RoundedRectangle(cornerRadius: 11))
                .overlay { RoundedRectangle(cornerRadius: 11).strokeBorder(Color.separator) }
        }
    }
}
