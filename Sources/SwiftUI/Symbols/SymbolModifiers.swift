/// How the parts of a symbol are coloured. Symbols here have one part, but for those in a filled circle or square and
/// those with a badge.
///
/// Source: developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In the colours that the thing has, where they are known; else as `monochrome`.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// What is behind is weaker.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// What is behind is in the secondary foreground style.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of a symbol that are written at the end of its name.
///
/// Source: developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }
    var isSlashed = false
    var enclosure: Enclosure?
    var isFilled = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether all variants of the other are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
            && (other.enclosure == nil || enclosure == other.enclosure)
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            isSlashed: isSlashed || other.isSlashed, enclosure: other.enclosure ?? enclosure,
            isFilled: isFilled || other.isFilled)
    }

    /// Names to look up, the one with all variants first.
    func names(for name: String) -> [String] {
        guard self != .none else { return [name] }
        let parts = name.split(separator: ".").map(String.init)
        let isFilled = isFilled || parts.last == "fill"
        let base = parts.last == "fill" ? parts.dropLast().joined(separator: ".") : name
        let slash = isSlashed && !parts.contains("slash") ? ".slash" : ""
        let shape = enclosure.map { parts.contains($0.rawValue) ? "" : ".\($0.rawValue)" } ?? ""
        let ending = isFilled ? ".fill" : ""
        return [base + slash + shape + ending, base + shape + ending, base + ending, name]
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// How symbols are coloured; nil is `monochrome`.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
    /// The variants that symbols are shown in.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols inside are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets how symbols inside are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Shows symbols inside in this variant, where there is one.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment(SymbolVariantChange(variant))
    }
}

/// Variants add up from outside in.
private final class SymbolVariantChange: EnvironmentChange {
    let variant: SymbolVariants
    init(_ variant: SymbolVariants) { self.variant = variant }

    override func apply(to values: inout EnvironmentValues) {
        values.symbolVariants = variant == .none ? .none : values.symbolVariants.union(variant)
    }
    override func isSame(as other: EnvironmentChange) -> Bool { (other as? SymbolVariantChange)?.variant == variant }
}
