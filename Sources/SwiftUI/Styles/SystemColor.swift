import RenderTree

/// A colour that differs in light and dark. Values are those of iOS, as Apple's Human Interface Guidelines list them;
/// grounds are those of the client's panels.
enum SystemColor: Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case separator, background, groupedBackground, card, fill, placeholder
    case switchTrack, thumb, segment, fieldBackground

    var light: RGBA { Self.colors[self]?.light ?? Self.color(hexadecimals.light) }
    var dark: RGBA { Self.colors[self]?.dark ?? Self.color(hexadecimals.dark) }

    /// Read once: every text asks for one.
    private static let colors = Dictionary(
        uniqueKeysWithValues: allCases.map { color in
            (color, (light: Self.color(color.hexadecimals.light), dark: Self.color(color.hexadecimals.dark)))
        })

    private static func color(_ text: String) -> RGBA {
        RGBA(hexadecimal: text) ?? RGBA(red: 0, green: 0, blue: 0)
    }

    private var hexadecimals: (light: String, dark: String) {
        switch self {
        case .red: ("#ff3b30", "#ff453a")
        case .orange: ("#ff9500", "#ff9f0a")
        case .yellow: ("#ffcc00", "#ffd60a")
        case .green: ("#34c759", "#30d158")
        case .mint: ("#00c7be", "#63e6e2")
        case .teal: ("#30b0c7", "#40c8e0")
        case .cyan: ("#32ade6", "#64d2ff")
        case .blue: ("#007aff", "#0a84ff")
        case .indigo: ("#5856d6", "#5e5ce6")
        case .purple: ("#af52de", "#bf5af2")
        case .pink: ("#ff2d55", "#ff375f")
        case .brown: ("#a2845e", "#ac8e68")
        case .gray: ("#8e8e93", "#8e8e93")
        case .label: ("#000000", "#ffffff")
        // A little darker than Apple's, to reach a contrast of 4.5 on white and on cards.
        case .secondaryLabel: ("#3c3c43b8", "#ebebf5a3")
        case .tertiaryLabel: ("#3c3c434d", "#ebebf54d")
        case .quaternaryLabel: ("#3c3c432e", "#ebebf529")
        case .separator: ("#3c3c4333", "#54545899")
        case .background: ("#ffffff", "#221e1a")
        case .groupedBackground: ("#f2f2f7", "#221e1a")
        case .card: ("#7676800f", "#7676802e")
        case .fill: ("#7878801f", "#7878803d")
        case .switchTrack: ("#78788029", "#7878805c")
        case .thumb: ("#ffffff", "#ffffff")
        case .segment: ("#ffffff", "#636366")
        case .fieldBackground: ("#ffffff", "#1a1714")
        case .placeholder: ("#3c3c438c", "#ebebf566")
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
    /// The current tint; blue where none is set.
    public static let accentColor = Color(.accent)

    static let separator = Color(.system(.separator))
    static let systemBackground = Color(.system(.background))
    static let card = Color(.system(.card))
    static let fieldFill = Color(.system(.fill))
    static let placeholder = Color(.system(.placeholder))
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
