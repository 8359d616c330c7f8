import UIKit

/// A type that sets the look of text fields.
///
/// Source: developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {
    static var _look: _TextFieldLook { get }
}
public enum _TextFieldLook: Sendable { case plain, roundedBorder }
/// A style without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public init() {}
}
/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public init() {}
}
/// A style with a background and a thin border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .roundedBorder }
    public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

extension EnvironmentValues {
    @Entry var textFieldLook: _TextFieldLook = .plain
}

extension View {
    /// Sets the style of the text fields in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, S._look)
    }
}

/// The border of a field according to its style.
struct FieldBorder<Content: View>: View {
    @Environment(\.textFieldLook) private var look
    @ViewBuilder let content: Content

    var body: some View {
        switch look {
        case .plain: content
        case .roundedBorder:
            content
                .padding(.horizontal, FieldLook.padding)
                .padding(.vertical, 6)
                .frame(minHeight: 44)
                .background {
                    LookView { environment in
                        FieldLook(
                            ground: Color(.system(.fieldBackground)).resolved(in: environment),
                            border: Color.separator.resolved(in: environment))
                    }
                }
        }
    }
}
