import SwiftUI
import UIKit

extension UIColor {
    /// Tint of the store's controls.
    static let storeAccent = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.44, green: 0.82, blue: 0.85, alpha: 1)
            : UIColor(red: 0.05, green: 0.42, blue: 0.47, alpha: 1)
    }
    static let storeProblem = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.58, blue: 0.50, alpha: 1) : UIColor(red: 0.74, green: 0.16, blue: 0.12, alpha: 1)
    }
}

extension Color {
    /// Background under white text, in light and dark.
    static let store = Color(red: 0.05, green: 0.45, blue: 0.50)
    static let problem = Color(uiColor: .storeProblem)
}
