public import CoreGraphics
import RenderTree

extension GraphicsContext {
    /// A filter on everything that is drawn after it is added.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/filter
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case change(_FilterEffect.Change)
            case shadow(Color, CGFloat, CGFloat, CGFloat)
            /// Leaves what is drawn as it is.
            case none
        }
        let kind: Kind

        /// Returns a blur with soft edges, whatever the options are.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .change(.blur(radius)))
        }
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .change(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .change(.contrast(amount))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .change(.saturation(amount))) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .change(.grayscale(amount))) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .change(.hueRotation(angle))) }
        /// Returns a full inversion, whatever the amount is.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .change(.inversion)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .change(.multiplication(color))) }
        public static var luminanceToAlpha: Filter { Filter(kind: .change(.luminanceToAlpha)) }

        /// Returns a filter that makes one colour of all pixels whose alpha is within the bounds, and empties the others:
        /// after a blur, neighbouring shapes melt into one. Pixels that are empty stay so.
        ///
        /// Source: developer.apple.com/documentation/swiftui/graphicscontext/filter/alphathreshold(min:max:color:)
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .change(.alphaThreshold(min, max, color)))
        }

        /// Returns a filter that multiplies each pixel by a matrix. Pixels that are empty stay so.
        ///
        /// Source: developer.apple.com/documentation/swiftui/graphicscontext/filter/colormatrix(_:)
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(kind: .change(.matrix(matrix.rows.map(\.finite))))
        }

        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius, x, y))
        }

        /// Returns a shadow below what is drawn.
        ///
        /// Partly: it is a plain shadow, whatever `blendMode` and `options` are.
        ///
        /// Source: developer.apple.com/documentation/swiftui/graphicscontext/filter/shadow(color:radius:x:y:blendmode:options:)
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions
        ) -> Filter {
            Filter(kind: .shadow(color, radius, x, y))
        }

        @available(
            *, deprecated,
            message: "projectionTransform has no effect in Parley: use GraphicsContext.concatenate for flat transforms."
        )
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .none)
        }
    }

    /// Options of a shadow. They have no effect here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/shadowoptions
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// Options of a blur's edges. They have no effect here: edges are always soft.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a filter. Colours are filtered in sRGB here, whatever the options are.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/filteroptions
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Adds a filter to what is drawn from now on. As a transform, it applies before those that were added earlier: a blur
    /// that is added after a threshold blurs what the threshold then cuts.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/addfilter(_:options:)
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.kind {
        case .change(let change):
            let environment = environment
            filters.append(NodeStyle(filters: MainActor.assumeIsolated { change.filters(in: environment) }))
        case .shadow(let color, let radius, let x, let y):
            let style = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
            filters.append(NodeStyle(shadow: style.resolved(in: environment)))
        case .none: break
        }
    }
}

/// Factors of a pixel's red, green, blue and alpha (1 to 4) and what is added (5), for each of these components.
///
/// Source: developer.apple.com/documentation/swiftui/colormatrix
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the identity.
    public init() {}

    var rows: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }
}
