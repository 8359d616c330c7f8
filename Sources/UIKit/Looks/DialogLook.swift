/// Kinds of dialogs, with their measures in points, as on iOS: `UIAlertController` and SwiftUI's alerts are drawn by them.
package enum DialogLook: Hashable {
    case alert, actionSheet

    package static let cornerRadius: CGFloat = 14
    package static let hairline: CGFloat = 0.5
    /// Space between the two cards of an action sheet, and between a card and the scene's edges.
    package static let gap: CGFloat = 8
    /// Space between a button's edges and its title.
    package static let buttonPadding: CGFloat = 8
    package static let headerSpacing: CGFloat = 4
    package static let headerSide: CGFloat = 16

    /// Height of a button whose title takes one line.
    package var buttonHeight: CGFloat { self == .alert ? 44 : 57 }
    package var buttonFontSize: CGFloat { self == .alert ? 17 : 20 }
    /// Space above and below the words.
    package var headerPadding: CGFloat { self == .alert ? 20 : 14 }

    package func width(in available: CGFloat) -> CGFloat {
        max(0, min(available - 2 * Self.gap, self == .alert ? 270 : 480))
    }

    /// Brightness of a card, in 0…1.
    package static func card(isDark: Bool) -> CGFloat { isDark ? 0.165 : 0.965 }
    /// Opacity of the black in front of the scene.
    package static func dimming(isDark: Bool) -> CGFloat { isDark ? 0.48 : 0.2 }
    /// Opacity of the grey on a pressed button.
    package static let pressedOpacity: CGFloat = 0.2
}
