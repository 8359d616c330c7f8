extension UIColor {
    /// Creates a colour that differs between light and dark.
    /// - Parameters: 24 bits each, `0xrrggbb`.
    private static func dynamic(_ light: Int, _ dark: Int, alpha: (CGFloat, CGFloat) = (1, 1)) -> UIColor {
        UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            let value = isDark ? dark : light
            func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xff) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: isDark ? alpha.1 : alpha.0)
        }
    }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    public static let systemRed = dynamic(0xff3b30, 0xff453a)
    public static let systemOrange = dynamic(0xff9500, 0xff9f0a)
    public static let systemYellow = dynamic(0xffcc00, 0xffd60a)
    public static let systemGreen = dynamic(0x34c759, 0x30d158)
    public static let systemMint = dynamic(0x00c7be, 0x63e6e2)
    public static let systemTeal = dynamic(0x30b0c7, 0x40c8e0)
    public static let systemCyan = dynamic(0x32ade6, 0x64d2ff)
    public static let systemBlue = dynamic(0x007aff, 0x0a84ff)
    public static let systemIndigo = dynamic(0x5856d6, 0x5e5ce6)
    public static let systemPurple = dynamic(0xaf52de, 0xbf5af2)
    public static let systemPink = dynamic(0xff2d55, 0xff375f)
    public static let systemBrown = dynamic(0xa2845e, 0xac8e68)
    public static let systemGray = dynamic(0x8e8e93, 0x8e8e93)
    public static let systemGray2 = dynamic(0xaeaeb2, 0x636366)
    public static let systemGray3 = dynamic(0xc7c7cc, 0x48484a)
    public static let systemGray4 = dynamic(0xd1d1d6, 0x3a3a3c)
    public static let systemGray5 = dynamic(0xe5e5ea, 0x2c2c2e)
    public static let systemGray6 = dynamic(0xf2f2f7, 0x1c1c1e)

    public static let label = dynamic(0x000000, 0xffffff)
    /// Secondary text. Slightly darker than Apple's, for a contrast of 4.5, as SwiftUI's is here.
    public static let secondaryLabel = dynamic(0x3c3c43, 0xebebf5, alpha: (0.72, 0.64))
    public static let tertiaryLabel = dynamic(0x3c3c43, 0xebebf5, alpha: (0.3, 0.3))
    public static let quaternaryLabel = dynamic(0x3c3c43, 0xebebf5, alpha: (0.18, 0.16))
    /// Placeholder text. Darker than Apple's, so that it can be read.
    public static let placeholderText = dynamic(0x3c3c43, 0xebebf5, alpha: (0.55, 0.4))
    public static let separator = dynamic(0x3c3c43, 0x545458, alpha: (0.29, 0.6))
    public static let opaqueSeparator = dynamic(0xc6c6c8, 0x38383a)
    public static let link = dynamic(0x007aff, 0x0984ff)
    public static let systemFill = dynamic(0x787880, 0x787880, alpha: (0.2, 0.36))
    public static let secondarySystemFill = dynamic(0x787880, 0x787880, alpha: (0.16, 0.32))
    public static let tertiarySystemFill = dynamic(0x767680, 0x767680, alpha: (0.12, 0.24))
    public static let systemBackground = dynamic(0xffffff, 0x000000)
    public static let secondarySystemBackground = dynamic(0xf2f2f7, 0x1c1c1e)
    public static let tertiarySystemBackground = dynamic(0xffffff, 0x2c2c2e)
    public static let systemGroupedBackground = dynamic(0xf2f2f7, 0x000000)
    public static let secondarySystemGroupedBackground = dynamic(0xffffff, 0x1c1c1e)
    public static let tertiarySystemGroupedBackground = dynamic(0xf2f2f7, 0x2c2c2e)

    // Colours of controls for which Apple's palette has no names.
    package static let controlTrack = dynamic(0x787880, 0x787880, alpha: (0.16, 0.36))
    package static let chosenSegment = dynamic(0xffffff, 0x636366)
    package static let fieldBackground = dynamic(0xffffff, 0x000000)
    package static let card = dynamic(0x767680, 0x767680, alpha: (0.06, 0.18))
}
