import UIKit

/// A type that sets the look of text fields. An author's own changes the field that it is given by modifiers.
///
/// Source: developer.apple.com/documentation/swiftui/textfieldstyle
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
    static var _look: _TextFieldLook { get }
}
public enum _TextFieldLook: Sendable { case plain, roundedBorder, own }
extension TextFieldStyle {
    public static var _look: _TextFieldLook { .own }
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
    public static var _look: _TextFieldLook { .plain }
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A style with a background and a thin border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .roundedBorder }
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

extension EnvironmentValues {
    @Entry var textFieldLook: _TextFieldLook = .plain
    /// An author's own style, innermost first; nil where a system style applies.
    @Entry var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? = nil
}

extension View {
    /// Sets the style of the text fields in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let isOwn = S._look == .own
        return transformEnvironment(\.self) { values in
            let outer = OuterFieldStyle(look: values.textFieldLook, style: values.textFieldStyle)
            if !isOwn { values.textFieldLook = S._look }
            values.textFieldStyle =
                isOwn ? ControlStyle(style) { $0._body(configuration: $1).modifier(outer) } : nil
        }
    }
}

/// Gives the field that an author's style changes the style around that one.
private struct OuterFieldStyle: ViewModifier {
    let look: _TextFieldLook
    let style: ControlStyle<TextField<_TextFieldStyleLabel>>?

    func body(content: Content) -> some View {
        content.environment(\.textFieldLook, look).environment(\.textFieldStyle, style)
    }
}

/// The border of a field according to its style.
struct FieldBorder<Content: View>: View {
    @Environment(\.textFieldLook) private var look
    @ViewBuilder let content: Content

    var body: some View {
        switch look {
        case .plain, .own: content
        case .roundedBorder:
            content
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
}
