import RenderTree
import UIKit

/// A colour of UIKit's palette that differs in light and dark.
package enum SystemColor: Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case separator, background, groupedBackground, groupedCard, card, fill, placeholder
    case switchTrack, thumb, segment, fieldBackground

    func color(isDark: Bool) -> RGBA { Self.colors[isDark ? 1 : 0][self] ?? RGBA(red: 0, green: 0, blue: 0) }

    /// The colours in light and in dark. Resolved once, because every text resolves one.
    private static let colors = [UIUserInterfaceStyle.light, .dark].map { style in
        let traits = UITraitCollection(userInterfaceStyle: style)
        return Dictionary(uniqueKeysWithValues: allCases.map { ($0, RGBA($0.uiColor, traits)) })
    }

    private var uiColor: UIColor {
        switch self {
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .mint: .systemMint
        case .teal: .systemTeal
        case .cyan: .systemCyan
        case .blue: .systemBlue
        case .indigo: .systemIndigo
        case .purple: .systemPurple
        case .pink: .systemPink
        case .brown: .systemBrown
        case .gray: .systemGray
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .separator: .separator
        case .background: .systemBackground
        case .groupedBackground: .systemGroupedBackground
        case .groupedCard: .secondarySystemGroupedBackground
        case .card: .card
        case .fill: .tertiarySystemFill
        case .switchTrack: .controlTrack
        case .thumb: .white
        case .segment: .chosenSegment
        case .fieldBackground: .fieldBackground
        case .placeholder: .placeholderText
        }
    }
}

extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    public static let primary = Color(.system(.label))
    public static let secondary = Color(.system(.secondaryLabel))
    /// The current tint; blue by default.
    public static let accentColor = Color(.accent)

    package static let separator = Color(.system(.separator))
    package static let systemBackground = Color(.system(.background))
    package static let fieldFill = Color(.system(.fill))
    package static let placeholder = Color(.system(.placeholder))
    static let labels: [Color] = [
        .primary, .secondary, Color(.system(.tertiaryLabel)), Color(.system(.quaternaryLabel)),
    ]
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color(.system(.red)) }
    public static var orange: Color { Color(.system(.orange)) }
    public static var yellow: Color { Color(.system(.yellow)) }
    public static var green: Color { Color(.system(.green)) }
    public static var mint: Color { Color(.system(.mint)) }
    public static var teal: Color { Color(.system(.teal)) }
    public static var cyan: Color { Color(.system(.cyan)) }
    public static var blue: Color { Color(.system(.blue)) }
    public static var indigo: Color { Color(.system(.indigo)) }
    public static var purple: Color { Color(.system(.purple)) }
    public static var pink: Color { Color(.system(.pink)) }
    public static var brown: Color { Color(.system(.brown)) }
    public static var gray: Color { Color(.system(.gray)) }
    public static var white: Color { Color(white: 1) }
    public static var black: Color { Color(white: 0) }
    public static var clear: Color { Color(white: 0, opacity: 0) }
}
