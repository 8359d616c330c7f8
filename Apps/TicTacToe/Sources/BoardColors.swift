import SwiftUI
import UIKit

// The board's colours, each readable in light and dark.
extension Color {
    static let board = Color(red: 0.36, green: 0.33, blue: 0.76)
    static let sun = Color(red: 0.97, green: 0.72, blue: 0.18)
    static let cell = dynamic(light: (1, 1, 1), dark: (0.17, 0.17, 0.21))
    static let warning = dynamic(light: (0.74, 0.20, 0.12), dark: (1, 0.55, 0.45))

    static func mark(_ mark: Mark) -> Color {
        switch mark {
        case .x: dynamic(light: (0.30, 0.27, 0.70), dark: (0.64, 0.62, 1))
        case .o: dynamic(light: (0.83, 0.27, 0.36), dark: (1, 0.55, 0.60))
        }
    }

    /// Red, green and blue, from 0 to 1.
    private static func dynamic(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> Color {
        Color(
            uiColor: UIColor { traits in
                let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
                return UIColor(red: red, green: green, blue: blue, alpha: 1)
            })
    }
}
