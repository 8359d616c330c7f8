import RenderTree

/// Formula by which colours are composited with the backdrop.
///
/// Source: developer.apple.com/documentation/swiftui/blendmode
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter

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
        case .normal: nil
        }
    }
}

// Modes that browsers do not support.
extension BlendMode {
    @available(*, deprecated, message: "sourceAtop has no effect in Parley: browsers cannot mix so")
    public static var sourceAtop: BlendMode { .normal }
    @available(*, deprecated, message: "destinationOver has no effect in Parley: browsers cannot mix so")
    public static var destinationOver: BlendMode { .normal }
    @available(*, deprecated, message: "destinationOut has no effect in Parley: browsers cannot mix so")
    public static var destinationOut: BlendMode { .normal }
    @available(*, deprecated, message: "plusDarker is darken in Parley: browsers cannot mix so")
    public static var plusDarker: BlendMode { .darken }
}
