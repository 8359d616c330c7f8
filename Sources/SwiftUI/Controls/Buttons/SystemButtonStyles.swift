/// The style for the button's context: the tint colour without a border. A button that is all of a list's row takes the
/// row's whole width.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(TintedButtonLook())
    }
}

/// A style in the tint colour without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(TintedButtonLook(fillsRow: false))
    }
}

/// A style that looks like a link. Apple has it on the Mac only.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(TintedButtonLook(fillsRow: false))
    }
}

/// A style that leaves the label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(PlainButtonLook())
    }
}

/// A style with a subtle background: in the tint colour if there is a tint, else grey.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderedButtonLook(isProminent: false))
    }
}

/// A style with a background in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderedButtonLook(isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: LinkButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// The look of a plain button: its label, dimmed while it is disabled.
private struct PlainButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Dimmed { configuration.label } }
}

struct TintedButtonLook: ButtonStyle {
    private var fillsRow: Bool

    nonisolated init(fillsRow: Bool = true) { self.fillsRow = fillsRow }

    func makeBody(configuration: Configuration) -> some View {
        Dimmed {
            configuration.label
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
                .modifier(_RowFillModifier(isActive: fillsRow))
        }
    }
}

/// The look of a bordered button. Measures as on iOS: 34 points high at the regular size. Disabled it is grey, whatever its tint.
private struct BorderedButtonLook: ButtonStyle {
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.isEnabled) private var isEnabled
    let isProminent: Bool

    nonisolated init(isProminent: Bool) { self.isProminent = isProminent }

    func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : Color.accentColor
        configuration.label
            .font(size.buttonFont)
            .frame(maxWidth: sizing.isFlexible ? .infinity : nil)
            .foregroundStyle(isEnabled ? isProminent ? Color.white : color : Color(.system(.tertiaryLabel)))
            .padding(.horizontal, shape.isCircle ? size.buttonPadding.height : size.buttonPadding.width)
            .padding(.vertical, size.buttonPadding.height)
            .background(fill(color, configuration.role), in: shape)
    }

    private func fill(_ color: Color, _ role: ButtonRole?) -> Color {
        guard isEnabled else { return .fieldFill }
        if isProminent { return color }
        return tint == nil && role != .destructive ? .fieldFill : color.opacity(0.15)
    }
}

extension ControlSize {
    /// Space between a button's label and its border, in points.
    var buttonPadding: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 15)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }

    var buttonFont: Font { self == .mini || self == .small ? .subheadline : .body }
}

extension EnvironmentValues {
    @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let kind: Int
    public static let automatic = ButtonRepeatBehavior(kind: 0)
    public static let enabled = ButtonRepeatBehavior(kind: 1)
    public static let disabled = ButtonRepeatBehavior(kind: 2)
}

extension View {
    /// Sets the border shape of the bordered buttons in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    @available(
        *, deprecated,
        message: "buttonRepeatBehavior has no effect in Parley: a button acts once each time it is pushed."
    )
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
