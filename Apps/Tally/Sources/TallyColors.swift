import SwiftUI
import UIKit

extension UIColor {
    /// Tint of the app's controls.
    static let tallyAccent = dynamic(light: (0.11, 0.42, 0.38), dark: (0.47, 0.80, 0.74))
    fileprivate static let problem = dynamic(light: (0.74, 0.16, 0.12), dark: (1, 0.58, 0.50))

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
    static let tally = Color(red: 0.12, green: 0.44, blue: 0.40)
    static let problem = Color(uiColor: .problem)
}
