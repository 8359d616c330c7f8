/// A transition without any effect.
public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades in and out.
public struct OpacityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that grows from a scale and shrinks to it.
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves in from an offset and back out to it.
public struct OffsetTransition: Transition {
    /// Offset in points.
    public var offset: CGSize
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves in from an edge by the view's size, and back out to it.
public struct MoveTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.displaced(to: phase.isIdentity ? nil : edge)
    }
}

/// A transition that moves in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.displaced(to: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }
}

/// A transition that moves in from an edge and out to the opposite one, fading.
public struct PushTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.displaced(to: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that blurs in and out, fading.
///
/// Source: developer.apple.com/documentation/swiftui/blurreplacetransition
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        let scale: (willAppear: Double, didDisappear: Double)
        public static let downUp = Configuration(scale: (0.9, 1.1))
        public static let upUp = Configuration(scale: (0.9, 0.9))
        public static func == (left: Configuration, right: Configuration) -> Bool { left.scale == right.scale }
    }
    public var configuration: Configuration
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale = phase == .willAppear ? configuration.scale.willAppear : configuration.scale.didDisappear
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(phase.isIdentity ? 1 : scale)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { Self(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: configuration)
    }
}
extension AnyTransition {
    /// A transition that blurs in and out, fading.
    @MainActor public static var blurReplace: AnyTransition {
        AnyTransition(BlurReplaceTransition(configuration: .downUp))
    }
}

/// Offset towards an edge by the view's own size; nil is none.
private struct EdgeDisplacement: GeometryEffect {
    typealias Body = Never
    let edge: Edge?

    func effectValue(size: CGSize) -> ProjectionTransform {
        let offset = edge.map { $0.away(size).transform } ?? Displacement.identity
        return ProjectionTransform.translation(offset[4], offset[5])
    }
}

extension View {
    fileprivate func displaced(to edge: Edge?) -> some View { modifier(EdgeDisplacement(edge: edge)) }
}
