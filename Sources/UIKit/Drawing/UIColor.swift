package import RenderTree
import TreePainter

/// A colour, which may differ between light and dark. Source: Apple, "UIColor".
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    // `resolve` is a constant, and pure.
    private let resolve: @Sendable (UITraitCollection) -> CGColor

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        resolve = { _ in color }
        super.init()
    }

    /// Creates the colour of a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

    /// Reads a colour that was archived; nil where there is none.
    /// Source: developer.apple.com/documentation/uikit/uicolor/init(coder:)
    public required convenience init?(coder: NSCoder) {
        let names = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        guard names.allSatisfy(coder.containsValue) else { return nil }
        let parts = names.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    open class var supportsSecureCoding: Bool { true }

    /// Archives the colour as it is for the current traits.
    open func encode(with coder: NSCoder) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        for (name, part) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], parts) {
            coder.encode(Double(part), forKey: name)
        }
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a colour; hue, saturation and brightness in 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ shift: CGFloat) -> CGFloat {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        resolve = { dynamicProvider($0).cgColor(for: $0) }
        super.init()
    }

    /// The colour resolved for the current traits.
    open var cgColor: CGColor { cgColor(for: .current) }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(cgColor: cgColor(for: traits)) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor { traits in
            UIColor(cgColor: self.cgColor(for: traits).copy(alpha: alpha) ?? self.cgColor(for: traits))
        }
    }

    /// Reports the components of the colour. Always returns true: every colour has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = parts[3]
        return true
    }

    /// Sets the fill colour of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    open func set() {
        setFill()
        setStroke()
    }

    package func cgColor(for traits: UITraitCollection) -> CGColor { resolve(traits) }

    /// The colour resolved for the current traits, for the node tree.
    package var rgba: RGBA { RGBA(cgColor) }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init(userInterfaceStyle:)).allSatisfy {
            cgColor(for: $0) == other.cgColor(for: $0)
        }
    }

    override open var hash: Int { cgColor(for: UITraitCollection(userInterfaceStyle: .light)).hashValue }
}
