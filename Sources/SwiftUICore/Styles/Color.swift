package import RenderTree
public import UIKit

/// A colour. As a view it takes all of the proposed size.
///
/// Source: developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        case accent
        case uiKit(UIColor)
        case faded(Provider, Double)
        case mixed(Provider, Provider, Double, Gradient.ColorSpace)
    }
    let provider: Provider

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    package init(_ provider: Provider) { self.provider = provider }

    /// Creates a colour from sRGB components, 0…1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, 0…1; hue 0 is red, 1/3 green, 2/3 blue.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ shift: Double) -> Double {
            let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a colour from a `UIColor`, which may differ in light and dark.
    public init(uiColor: UIColor) { self.init(.uiKit(uiColor)) }

    public init(_ color: UIColor) { self.init(.uiKit(color)) }

    /// Loads a colour of the app's asset catalogue; clear if there is none with that name, as on iOS.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = UIColor(named: name, in: bundle, compatibleWith: nil).map { Color(uiColor: $0) } ?? .clear
    }

    /// Returns the colour with its alpha multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(provider, opacity)) }

    package func resolved(in environment: EnvironmentValues) -> RGBA { Self.resolve(provider, environment) }

    private static func resolve(_ provider: Provider, _ environment: EnvironmentValues) -> RGBA {
        switch provider {
        case .fixed(let color): color
        case .system(let color): color.color(isDark: environment.colorScheme == .dark)
        case .uiKit(let color):
            RGBA(color, UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light))
        case .accent:
            environment.tint.map { resolve($0.provider == .accent ? blue.provider : $0.provider, environment) }
                ?? resolve(blue.provider, environment)
        case .faded(let base, let opacity): resolve(base, environment).faded(to: opacity)
        case .mixed(let one, let other, let share, let colorSpace):
            resolve(one, environment).mixed(with: resolve(other, environment), share, in: colorSpace)
        }
    }
}

extension Color: PaintingStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { .color(resolved(in: environment)) }
}

extension Color: View, FillingView {
    public typealias Body = Never
}
