extension UIColor {
    /// Creates a colour from a colour set of the app's asset catalogue; nil for an unknown name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a colour from a colour set of a bundle's asset catalogue; nil for an unknown name.
    /// - Parameter traits: ignored: the colour itself resolves to light or dark.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = AssetCatalog.color(name, in: UIImage.folder(of: bundle)) else { return nil }
        self.init(dynamicProvider: { _ in color })
    }

    /// Creates a colour of these components in the sRGB colour space, although they are meant for Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reports the components of the colour. Always returns true: every colour has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        hue?.pointee = Self.hue(of: color, most, most - least)
        saturation?.pointee = most > 0 ? (most - least) / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    private static func hue(of color: CGColor, _ most: CGFloat, _ range: CGFloat) -> CGFloat {
        guard range > 0 else { return 0 }
        let sixth: CGFloat
        if most == color.red {
            sixth = (color.green - color.blue) / range
        } else if most == color.green {
            sixth = 2 + (color.blue - color.red) / range
        } else {
            sixth = 4 + (color.red - color.green) / range
        }
        return (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    /// Reports the white component of a grey. Returns false for every other colour, as on Apple's systems.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    public static let quaternarySystemFill = UIColor { traits in
        UIColor(red: 0.455, green: 0.455, blue: 0.502, alpha: traits.userInterfaceStyle == .dark ? 0.18 : 0.08)
    }
    /// The app's accent colour, which is the system's blue.
    public static var tintColor: UIColor { .systemBlue }
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}
