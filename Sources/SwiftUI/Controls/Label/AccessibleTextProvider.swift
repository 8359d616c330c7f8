/// A view whose accessible text is known before it is shown.
protocol AccessibleTextProvider {
    @MainActor var spoken: String? { get }
}

extension Text: AccessibleTextProvider { var spoken: String? { plain } }
extension AnyView: AccessibleTextProvider { var spoken: String? { accessibilityText(of: content) } }
extension Label: AccessibleTextProvider { var spoken: String? { accessibilityText(of: title) } }

/// Returns the accessible text of a label that may not be on the screen; nil if it is not known without showing it.
@MainActor func accessibilityText<V: View>(of view: V) -> String? { (view as? any AccessibleTextProvider)?.spoken }
