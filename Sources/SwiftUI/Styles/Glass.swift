/// Look of glass. Source: developer.apple.com/documentation/swiftui/glass
public struct Glass: Equatable, Sendable {
    let material: Material?
    var color: Color?

    /// Glass as controls have it.
    public static let regular = Glass(material: .regular)
    /// Glass that shows more of what is behind it.
    public static let clear = Glass(material: .ultraThin)
    /// No glass.
    public static let identity = Glass(material: nil)

    /// Ground behind the tint.
    var ground: AnyShapeStyle { material.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.clear) }

    public func tint(_ color: Color?) -> Glass { Glass(material: material, color: color) }
    /// Returns the glass as it is: it does not move under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Shape of glass where none is named: a capsule.
///
/// Source: developer.apple.com/documentation/swiftui/defaultglasseffectshape
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Lays glass behind this view: a material that blurs what is behind it, in its tint.
    ///
    /// Partly: without refraction, and pieces of glass do not flow together.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background {
            if let material = glass.material {
                shape.fill(material).overlay { shape.fill((glass.color ?? .clear).opacity(Self.tintOpacity)) }
            }
        }
    }

    private static var tintOpacity: Double { 0.6 }

    @available(*, deprecated, message: "glassEffectID has no effect in Parley: pieces of glass do not flow together.")
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

    @available(*, deprecated, message: "glassEffectUnion has no effect in Parley: each piece of glass stands alone.")
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

    @available(*, deprecated, message: "glassEffectTransition has no effect in Parley: use transition(_:).")
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    @available(*, deprecated, message: "sliderThumbVisibility has no effect in Parley: a slider has its thumb.")
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

    @available(*, deprecated, message: "backgroundExtensionEffect has no effect in Parley.")
    public func backgroundExtensionEffect() -> some View { self }

    @available(*, deprecated, message: "backgroundExtensionEffect has no effect in Parley.")
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

/// How glass comes and goes. Source: developer.apple.com/documentation/swiftui/glasseffecttransition
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Pieces of glass that belong together. Source: developer.apple.com/documentation/swiftui/glasseffectcontainer
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}
