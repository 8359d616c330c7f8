import UIKit

/// A type that sets the look of text fields. An author's own changes the field that it is given by modifiers; that field
/// has the style around this one.
///
/// Source: developer.apple.com/documentation/swiftui/textfieldstyle
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}
/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    public var body: some View { content }
}
extension _TextFieldStyleLabel: AccessibleTextProvider {
    package var spoken: String? { accessibilityText(of: content) }
}
/// A style without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.field }
}
/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.field }
}
/// A style with a background and a thin border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.field
            .padding(.horizontal, FieldLook.padding)
            .padding(.vertical, 6)
            .frame(minHeight: 34)
            .background {
                LookView { environment in
                    FieldLook(
                        ground: Color(.system(.fieldBackground)).resolved(in: environment),
                        border: Color.separator.resolved(in: environment))
                }
            }
    }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

extension EnvironmentValues {
    @Entry var textFieldStyle = ControlStyle<TextField<_TextFieldStyleLabel>>(
        DefaultTextFieldStyle(), makeBody: { $0._body(configuration: $1) })
}

extension View {
    /// Sets the style of the text fields in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.textFieldStyle) { current in
            let outer = current
            current = ControlStyle(style) { $0._body(configuration: $1).environment(\.textFieldStyle, outer) }
        }
    }
}
