public import CoreGraphics
import RenderTree

extension GraphicsContext {
    /// The colour, gradient or image that a path is drawn with. Points are in the current coordinates.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/shading
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case palette([Shading])
        }
        let kind: Kind

        /// The foreground style.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// The background behind the canvas. Draws nothing here, because painters cannot read it.
        public static var backdrop: Shading { .color(.clear) }

        public static func color(_ color: Color) -> Shading { .style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// `options` is ignored: colours are interpolated in sRGB, and the last one goes on.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// `options` is ignored: colours are interpolated in sRGB, and the last one goes on.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// `options` is ignored: colours are interpolated in sRGB, and the last one goes on.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// Returns a shading that repeats an image. The origin has no effect: a tile begins in the corner of the shape.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }

        /// Returns several shadings for a symbol to choose from; a path uses the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    }

    /// Options for a gradient beyond its ends. Here the end colours always continue.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        @available(*, deprecated, message: "repeat has no effect in Parley: end colours go on")
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        @available(*, deprecated, message: "mirror has no effect in Parley: end colours go on")
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Interpolation in linear colour space. Has no effect here: colours are interpolated in sRGB.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns a shading resolved in the environment of this context.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Returns the paint of a shading in units of `box`, so that gradients of styles span what is drawn.
    func paint(_ shading: Shading, in box: CGRect) -> (paint: Paint, effects: PaintEffects) {
        func x(_ value: CGFloat) -> Double { Double((value - box.minX) / max(box.width, 0.001)).finite }
        func y(_ value: CGFloat) -> Double { Double((value - box.minY) / max(box.height, 0.001)).finite }
        switch shading.kind {
        case .style(let style): return (style.paint(in: environment), style.effects(in: environment))
        case .linear(let gradient, let start, let end):
            let line = LinearGradientPaint(
                stops: gradient.resolvedStops(in: environment), startX: x(start.x), startY: y(start.y),
                endX: x(end.x), endY: y(end.y))
            return (.linearGradient(line), PaintEffects())
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let radial = RadialGradientPaint.outwards(
                gradient.resolvedStops(in: environment), UnitPoint(x: CGFloat(x(center.x)), y: CGFloat(y(center.y))),
                from: startRadius, to: endRadius)
            return (.radialGradient(radial), PaintEffects())
        case .conic(let gradient, let center, let angle):
            let point = UnitPoint(x: CGFloat(x(center.x)), y: CGFloat(y(center.y)))
            return (AngularGradient(gradient: gradient, center: point, angle: angle).paint(in: environment), .init())
        case .palette(let shadings):
            return shadings.first.map { paint($0, in: box) } ?? (.color(RGBA(red: 0, green: 0, blue: 0)), .init())
        }
    }
}
