import RenderTree

/// The current tint.
///
/// Source: developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.tintStyle?.paint(in: environment) ?? .color(Color.accentColor.resolved(in: environment))
    }
}

/// What is behind everything: white or black, or what `backgroundStyle(_:)` has said.
///
/// Source: developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: PaintingStyle {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }

    private static let colors: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]

    func paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.backgroundStyle, !(style.style is BackgroundStyle) else {
            let color = Self.colors[min(level, Self.colors.count - 1)]
            return .color(Color(uiColor: color).resolved(in: environment))
        }
        return style.paint(in: environment).faded(to: HierarchicalShapeStyle.opacities[min(level, 4)])
    }
}

/// Of lines between things.
///
/// Source: developer.apple.com/documentation/swiftui/separatorshapestyle
public struct SeparatorShapeStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(Color.separator.resolved(in: environment)) }
}

/// Of what is selected.
///
/// Source: developer.apple.com/documentation/swiftui/selectionshapestyle
public struct SelectionShapeStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { TintShapeStyle().paint(in: environment) }
}

/// Of links.
///
/// Source: developer.apple.com/documentation/swiftui/linkshapestyle
public struct LinkShapeStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint {
        .color(Color(uiColor: .link).resolved(in: environment))
    }
}

/// Of words that stand in for others.
///
/// Source: developer.apple.com/documentation/swiftui/placeholdertextshapestyle
public struct PlaceholderTextShapeStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(Color.placeholder.resolved(in: environment)) }
}

/// Of areas like the ground of a field.
///
/// Source: developer.apple.com/documentation/swiftui/fillshapestyle
public struct FillShapeStyle: PaintingStyle {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }

    private static let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill]

    func paint(in environment: EnvironmentValues) -> Paint {
        let color = Self.colors[min(level, Self.colors.count - 1)]
        let share = level < Self.colors.count ? 1 : 0.66
        return .color(Color(uiColor: color).resolved(in: environment).faded(to: share))
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct TintStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// What `.background` paints with; nil is the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// A tint that is no colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

private final class TintChange: EnvironmentChange {
    private let style: AnyShapeStyle?
    init(_ style: AnyShapeStyle?) { self.style = style }

    /// What can only have one colour takes the first of the style's.
    override func apply(to values: inout EnvironmentValues) {
        let color = style?.style as? Color
        values.tintStyle = color == nil ? style : nil
        let main = style.map { $0.paint(in: values).mainColor }
        values.tint = color ?? main.map { Color(.fixed($0)) }
    }

    override func isSame(as other: EnvironmentChange) -> Bool {
        (other as? TintChange).map { sameValue(style, $0.style) } ?? false
    }
}

extension View {
    /// Sets what controls inside are coloured with; `nil` is the default.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tint(_:)
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment(TintChange(tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the colour of controls inside; `nil` is the default.
    public func tint(_ tint: Color?) -> some View { changingEnvironment(TintChange(tint.map { AnyShapeStyle($0) })) }

    /// Sets the colour of controls inside; `nil` is the default.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets what `.background` paints with inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
