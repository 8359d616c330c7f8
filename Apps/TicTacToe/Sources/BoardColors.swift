import SwiftUI
import UIKit

// The board's colours, each legible in light and dark.
extension UIColor {
    /// Tint of the app's controls.
    static let boardAccent = dynamic(light: (0.36, 0.33, 0.76), dark: (0.70, 0.68, 1))
    /// Colour between the cells, against which empty cells are visible.
    static let boardGround = dynamic(light: (0.36, 0.33, 0.76), dark: (0.54, 0.51, 0.88))
    static let cell = dynamic(light: (1, 1, 1), dark: (0.15, 0.13, 0.18))

    /// Returns a colour from components of 0 to 1: red, green, blue.
    fileprivate static func dynamic(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
    }
}

extension Color {
    /// Background under white text.
    static let board = Color(red: 0.36, green: 0.33, blue: 0.76)
    static let boardGround = Color(uiColor: .boardGround)
    static let sun = Color(red: 0.97, green: 0.72, blue: 0.18)
    static let cell = Color(uiColor: .cell)
    static let warning = Color(uiColor: .dynamic(light: (0.74, 0.20, 0.12), dark: (1, 0.55, 0.45)))

    static func mark(_ mark: Mark) -> Color {
        switch mark {
        case .x: Color(uiColor: .dynamic(light: (0.30, 0.27, 0.70), dark: (0.70, 0.68, 1)))
        case .o: Color(uiColor: .dynamic(light: (0.83, 0.27, 0.36), dark: (1, 0.55, 0.60)))
        }
    }
}
