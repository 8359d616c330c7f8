package import RenderTree

/// The current foreground style.
///
/// Source: developer.apple.com/documentation/swiftui/foregroundstyle
public struct ForegroundStyle: PaintingStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        HierarchicalShapeStyle.primary.paint(in: environment)
    }
    package func effects(in environment: EnvironmentValues) -> PaintEffects {
        HierarchicalShapeStyle.primary.effects(in: environment)
    }
}

/// A weaker level of the current foreground style.
///
/// Source: developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    package func paint(in environment: EnvironmentValues) -> Paint {
        let level = min(level + environment.foregroundLevel, Self.opacities.count - 1)
        guard let base = environment.foregroundStyle else {
            return .color(Color.labels[min(level, Color.labels.count - 1)].resolved(in: environment))
        }
        if level > 0, !environment.foregroundLevelStyles.isEmpty {
            let given = environment.foregroundLevelStyles
            // A level's style may use a weaker level itself, but must not refer to the level that it defines.
            var without = environment
            without.foregroundLevelStyles = []
            without.foregroundLevel = 0
            return given[min(level, given.count) - 1].paint(in: without)
        }
        return base.paint(in: environment.withoutForeground).faded(to: Self.opacities[level])
    }

    package func effects(in environment: EnvironmentValues) -> PaintEffects {
        environment.foregroundStyle?.effects(in: environment.withoutForeground) ?? PaintEffects()
    }
}

extension EnvironmentValues {
    /// Environment without a foreground style: a style that refers to the foreground style means the inherited
    /// default, not itself.
    fileprivate var withoutForeground: EnvironmentValues {
        var values = self
        values.foregroundStyle = nil
        values.foregroundLevel = 0
        return values
    }
}

extension EnvironmentValues {
    /// Level by which everything is weakened relative to the foreground style.
    @Entry var foregroundLevel: Int = 0
}

/// Environment change as a comparable object: a closure would always count as changed.
private final class ForegroundChange: EnvironmentChange {
    private let style: AnyShapeStyle?
    private let levels: [AnyShapeStyle]

    init(_ style: AnyShapeStyle?, _ levels: [AnyShapeStyle] = []) {
        self.style = style
        self.levels = levels
    }

    override func apply(to values: inout EnvironmentValues) {
        if let weaker = style?.style as? HierarchicalShapeStyle {
            if weaker.level > 0 { values.foregroundLevel += weaker.level }
        } else if !(style?.style is ForegroundStyle) {
            values.foregroundStyle = style
            values.foregroundLevel = 0
            values.foregroundLevelStyles = []
        }
        if !levels.isEmpty { values.foregroundLevelStyles = levels }
    }

    override func isSame(as other: EnvironmentChange) -> Bool {
        guard let other = other as? ForegroundChange, levels.count == other.levels.count else { return false }
        return isKnownEqual(style, other.style) && zip(levels, other.levels).allSatisfy { isKnownEqual($0, $1) }
    }
}

extension View {
    /// Sets the style of text and shapes in descendants.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment(ForegroundChange(AnyShapeStyle(style)))
    }

    /// Sets the styles for `primary` and `secondary` in descendants.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        changingEnvironment(ForegroundChange(AnyShapeStyle(primary), [AnyShapeStyle(secondary)]))
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment(
            ForegroundChange(AnyShapeStyle(primary), [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment(ForegroundChange(color.map { AnyShapeStyle($0) }))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
