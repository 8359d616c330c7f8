import SwiftUI
import UIKit

extension UIColor {
    /// Tint of the app's controls.
    static let snippetsAccent = dynamic(light: (0.68, 0.25, 0.10), dark: (1, 0.66, 0.50))
    fileprivate static let problem = dynamic(light: (0.74, 0.10, 0.16), dark: (1, 0.58, 0.58))

    /// Returns a colour from components of 0 to 1: red, green, blue.
    private static func dynamic(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
    }
}

extension Color {
    /// Background under white text.
    static let snippets = Color(red: 0.72, green: 0.27, blue: 0.12)
    static let plum = Color(red: 0.36, green: 0.13, blue: 0.25)
    static let problem = Color(uiColor: .problem)
}
