package import RenderTree
public import UIKit

extension Color {
    /// Components of a colour, resolved in one environment.
    ///
    /// Source: developer.apple.com/documentation/swiftui/color/resolved
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        /// Linear sRGB components, as in Apple's type.
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        /// Gamma-encoded sRGB components, 0…1.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.decoded(newValue) }
        }
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.decoded(newValue) }
        }
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.decoded(newValue) }
        }

        public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
        {
            let isLinear = colorSpace == .sRGBLinear
            linearRed = isLinear ? red : Self.decoded(red)
            linearGreen = isLinear ? green : Self.decoded(green)
            linearBlue = isLinear ? blue : Self.decoded(blue)
            self.opacity = opacity
        }

        init(_ color: RGBA) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
        }

        var rgba: RGBA {
            RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }

        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        /// Applies the transfer function of IEC 61966-2-1.
        private static func encoded(_ value: Float) -> Float {
            let size = abs(value)
            let curve = size <= 0.003_130_8 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
            return value < 0 ? -curve : curve
        }

        private static func decoded(_ value: Float) -> Float {
            let size = abs(value)
            let line = size <= 0.040_45 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -line : line
        }
    }

    public init(_ resolved: Resolved) { self.init(.fixed(resolved.rgba)) }

    public init(cgColor: CGColor) {
        self.init(uiColor: UIColor(cgColor: cgColor))
    }

    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }

    /// The components if they are independent of the environment; nil for colours that differ in light and dark.
    public var cgColor: CGColor? {
        if case .fixed(let color) = provider { return Resolved(color).cgColor }
        return nil
    }

    /// Creates a colour from components. sRGB components are used as they are, linear ones are encoded; Display P3 is
    /// treated as sRGB: the wider gamut cannot be shown.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
}

extension Color.Resolved: CustomStringConvertible, PaintingStyle {
    public typealias Resolved = Never
    public var description: String { rgba.hexadecimal.uppercased() }
    package func paint(in environment: EnvironmentValues) -> Paint { .color(rgba) }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch provider {
        case .fixed(let color): color.hexadecimal.uppercased()
        case .system(let color): "\(color)"
        case .accent: "accentColor"
        default: "\(provider)"
        }
    }
}
