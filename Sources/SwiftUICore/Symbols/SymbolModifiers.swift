/// Colouring of a symbol's layers. Symbols here have one layer, except those in a filled circle or square and those
/// with a badge.
///
/// Source: developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind

    /// One layer in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The colours of the depicted thing where they are known; otherwise as `monochrome`.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in the back are more translucent.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the back use the secondary foreground style.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Whether the colours of a symbol's layers become darker from top to bottom. They never do here.
///
/// Source: developer.apple.com/documentation/swiftui/symbolcolorrenderingmode
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value: by layers here.
///
/// Source: developer.apple.com/documentation/swiftui/symbolvariablevaluemode
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Variants of a symbol that are suffixes of its name.
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

    /// Returns whether all of the other's variants are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
            && (other.enclosure == nil || enclosure == other.enclosure)
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            isSlashed: isSlashed || other.isSlashed, enclosure: other.enclosure ?? enclosure,
            isFilled: isFilled || other.isFilled)
    }

    /// Returns the names to look up, the one with all variants first.
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

extension EnvironmentValues {
    /// Size of symbols relative to text.
    @Entry public var imageScale: Image.Scale = .medium
    /// Colouring of symbols; nil is `monochrome`.
    @Entry public var symbolRenderingMode: SymbolRenderingMode? = nil
    /// Variants in which symbols are shown.
    @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
    /// Sets the size of symbols in descendants relative to text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets the colouring of symbols in descendants.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    @available(
        *, deprecated, message: "symbolColorRenderingMode has no effect in Parley: set a gradient by foregroundStyle."
    )
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

    @available(*, deprecated, message: "symbolVariableValueMode has no effect in Parley: a symbol fades by layers.")
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

    /// Shows symbols in descendants in this variant, if they have one.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment(SymbolVariantChange(variant))
    }
}

/// Variants accumulate from ancestors to descendants.
private final class SymbolVariantChange: EnvironmentChange {
    let variant: SymbolVariants
    init(_ variant: SymbolVariants) { self.variant = variant }

    override func apply(to values: inout EnvironmentValues) {
        values.symbolVariants = variant == .none ? .none : values.symbolVariants.union(variant)
    }
    override func isSame(as other: EnvironmentChange) -> Bool { (other as? SymbolVariantChange)?.variant == variant }
}
