/// A view whose accessible text is known before it is shown.
package protocol AccessibleTextProvider {
    @MainActor var spoken: String? { get }
}

extension Text: AccessibleTextProvider { package var spoken: String? { plain } }
extension AnyView: AccessibleTextProvider { package var spoken: String? { accessibilityText(of: content) } }

/// Returns the accessible text of a label that may not be on the screen; nil if it is not known without showing it.
@MainActor package func accessibilityText<V: View>(of view: V) -> String? {
    (view as? any AccessibleTextProvider)?.spoken
}
