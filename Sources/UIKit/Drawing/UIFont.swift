/// A font: the system font is Inter here. Source: Apple, "UIFont".
open class UIFont: NSObject, @unchecked Sendable {  // never changes after init
    package let spec: FontSpec
    /// Text style of a preferred font, from which it is created again when the person's text size changes; else nil.
    let style: TextStyle?

    package init(spec: FontSpec, style: TextStyle? = nil) {
        self.spec = spec
        self.style = style
        super.init()
    }

    /// Weight of a font in -1…1, on Apple's scale. Source: Apple, "UIFont.Weight".
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// The nearest CSS weight, 100…900.
        package var css: Int {
            let steps: [(limit: CGFloat, css: Int)] = [
                (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
                (0.59, 800),
            ]
            return steps.first { rawValue < $0.limit }?.css ?? 900
        }

        /// Returns the weight that a CSS weight stands for.
        static func nearest(to css: Int) -> Weight {
            let all = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]
            return all.min { abs($0.css - css) < abs($1.css - css) } ?? regular
        }
    }

    /// A text style. Source: Apple, Human Interface Guidelines, "Typography".
    public enum TextStyle: Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, body, callout,
            subheadline,
            footnote, caption1, caption2
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spec: FontSpec(size: size, weight: weight.css))
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(spec: FontSpec(size: size, italic: true))
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spec: FontSpec(size: size, weight: weight.css, monospacedDigits: true))
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open var pointSize: CGFloat { spec.size }
    open var familyName: String { AddedFonts.face(of: spec.family)?.family ?? spec.family }
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// Highest ascent above the baseline in points. `descender`, below it, is negative, as on Apple's systems.
    open var ascender: CGFloat { metrics.ascent }
    open var descender: CGFloat { -metrics.descent }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }

    private var metrics: FontMetrics { TextEngine.metrics(of: spec) }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open func withSize(_ size: CGFloat) -> UIFont {
        var resized = spec
        resized.size = size
        return UIFont(spec: resized)
    }

    /// The preferred font of the same style at the current text size; another font is returned as it is.
    var adjusted: UIFont { style.map { UIFont.preferredFont(forTextStyle: $0) } ?? self }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec == spec }

    override open var hash: Int { spec.hashValue }
}
