import RenderTree

/// Formula by which colours are composited with the backdrop.
///
/// Source: developer.apple.com/documentation/swiftui/blendmode
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter
    /// Partly: these three composite within a mask and in `ImageRenderer`, and `destinationOut` in `compositingGroup()`, where it erases
    /// from the whole group, also from what is in front of it, and an animated change jumps. Elsewhere they are drawn as `normal`,
    /// as browsers cannot mix so; a `Canvas` has these operators of its own.
    case sourceAtop, destinationOver, destinationOut

    /// Blend mode of the node tree; nil for normal compositing.
    var inTree: RenderTree.BlendMode? {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .normal: nil
        }
    }
}

extension BlendMode {
    @available(*, deprecated, message: "plusDarker is darken in Parley: browsers cannot mix so")
    public static var plusDarker: BlendMode { .darken }
}

extension EnvironmentValues {
    /// Whether views are drawn into a picture by the app itself.
    @Entry package var isDrawnIntoPicture: Bool = false
}
