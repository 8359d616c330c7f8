package import RenderTree

/// Style of the current tint.
///
/// Source: developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: PaintingStyle {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.tintStyle?.paint(in: environment) ?? .color(Color.accentColor.resolved(in: environment))
    }
}

/// Style of the background: white or black, or the one set by `backgroundStyle(_:)`.
///
/// Source: developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: PaintingStyle {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }

    private static let colors: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]

    package func paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.backgroundStyle, !(style.style is BackgroundStyle) else {
            let color = Self.colors[min(level, Self.colors.count - 1)]
            return .color(Color(uiColor: color).resolved(in: environment))
        }
        return style.paint(in: environment).faded(to: HierarchicalShapeStyle.opacities[min(level, 4)])
    }
}

/// Style of separators.
///
/// Source: developer.apple.com/documentation/swiftui/separatorshapestyle
public struct SeparatorShapeStyle: PaintingStyle {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint { .color(Color.separator.resolved(in: environment)) }
}

/// Style of selected content.
///
/// Source: developer.apple.com/documentation/swiftui/selectionshapestyle
public struct SelectionShapeStyle: PaintingStyle {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint { TintShapeStyle().paint(in: environment) }
}

/// Style of links.
///
/// Source: developer.apple.com/documentation/swiftui/linkshapestyle
public struct LinkShapeStyle: PaintingStyle {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        .color(Color(uiColor: .link).resolved(in: environment))
    }
}

/// Style of placeholder text.
///
/// Source: developer.apple.com/documentation/swiftui/placeholdertextshapestyle
public struct PlaceholderTextShapeStyle: PaintingStyle {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        .color(Color.placeholder.resolved(in: environment))
    }
}

/// Style of filled areas such as the background of a text field.
///
/// Source: developer.apple.com/documentation/swiftui/fillshapestyle
public struct FillShapeStyle: PaintingStyle {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }

    private static let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill]

    package func paint(in environment: EnvironmentValues) -> Paint {
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

/// The background of a window: the system's.
///
/// Source: developer.apple.com/documentation/swiftui/windowbackgroundshapestyle
public struct WindowBackgroundShapeStyle: PaintingStyle {
    public typealias Resolved = Never
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        .color(Color.systemBackground.resolved(in: environment))
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
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

extension EnvironmentValues {
    /// Style that `.background` paints with; nil is the system's.
    @Entry public var backgroundStyle: AnyShapeStyle? = nil
    /// Tint that is not a plain colour, such as a gradient.
    @Entry var tintStyle: AnyShapeStyle? = nil
}

private final class TintChange: EnvironmentChange {
    private let style: AnyShapeStyle?
    init(_ style: AnyShapeStyle?) { self.style = style }

    /// Sets the tint; content that can only have a single colour uses the style's first one.
    override func apply(to values: inout EnvironmentValues) {
        let color = style?.style as? Color
        values.tintStyle = color == nil ? style : nil
        let main = style.map { $0.paint(in: values).representativeColor }
        values.tint = color ?? main.map { Color(.fixed($0)) }
    }

    override func isSame(as other: EnvironmentChange) -> Bool {
        (other as? TintChange).map { isKnownEqual(style, $0.style) } ?? false
    }
}

extension View {
    /// Sets the tint of controls in descendants; `nil` restores the default.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tint(_:)
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment(TintChange(tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the tint colour of controls in descendants; `nil` restores the default.
    public func tint(_ tint: Color?) -> some View { changingEnvironment(TintChange(tint.map { AnyShapeStyle($0) })) }

    /// Sets the tint colour of controls in descendants; `nil` restores the default.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the style that `.background` paints with in descendants.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
