extension UIFont {
    /// Width of a font's letters. Source: developer.apple.com/documentation/uikit/uifont/width
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let condensed = Width(rawValue: -0.2)
        public static let compressed = Width(rawValue: -0.4)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns a system font.
    ///
    /// Partly: in the standard width.
    ///
    /// Source: developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:width:)
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
}
