public import CoreGraphics
import RenderTree

/// Where a canvas draws, and how. A copy has its own transform, clip, opacity and filters, and draws on the same canvas.
///
/// Source: developer.apple.com/documentation/swiftui/graphicscontext
@MainActor public struct GraphicsContext {
    /// How colours mix with those already drawn.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct
    public struct BlendMode: Equatable, Sendable {
        let mode: SwiftUI.BlendMode
        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }

    let sheet: Sheet
    public let environment: EnvironmentValues
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// From what is drawn next to the canvas.
    public var transform = CGAffineTransform.identity
    /// In the canvas's coordinates; all of them count.
    var clips: [Clip] = []
    var masks: [AssetID] = []
    var filters: [NodeStyle] = []
    private var clipBounds: CGRect

    init(_ sheet: Sheet, environment: EnvironmentValues) {
        self.sheet = sheet
        self.environment = environment
        clipBounds = CGRect(origin: .zero, size: sheet.size)
    }

    // MARK: Transforms

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// How a clip is applied.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws only outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A box around what can be seen of the canvas, in the current coordinates.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = path.applying(transform)
        guard !options.contains(.inverse) else {
            // Around everything and the path: where they overlap is outside.
            let all = CGRect(origin: .zero, size: sheet.size).insetBy(dx: -10_000, dy: -10_000)
            clips.append(Clip(path: PathData.rectangle(all) + placed.data, evenOdd: true))
            return
        }
        clips.append(Clip(path: placed.data, evenOdd: style.isEOFilled ? true : nil))
        clipBounds = clipBounds.intersection(placed.boundingRect)
        if clipBounds.isNull { clipBounds = .zero }
    }

    /// Draws from now on only where the content is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = sheet.layer
        var context = GraphicsContext(layer, environment: environment)
        context.transform = transform
        try content(&context)
        guard let asset = layer.picture(opacity: opacity, isInverse: options.contains(.inverse), displayScale) else {
            clips.append(Clip(path: ""))
            return
        }
        masks.append(asset)
    }

    var displayScale: CGFloat { environment.displayScale }

    // MARK: Layers

    /// Draws a group apart, and then as one with this context's opacity, filters, blend mode and clip.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = sheet.layer
        var context = GraphicsContext(layer, environment: environment)
        context.transform = transform
        try content(&context)
        // Opacity makes a group of it; without, what is inside must not mix with what is behind.
        var group = Drawn(frame: sheet.bounds, style: NodeStyle(blend: .normal), children: layer.drawn)
        group.style.opacity = opacity < 1 ? opacity : nil
        sheet.drawn.append(composed(group))
    }

    /// With everything that this context says, but transform and opacity.
    func composed(_ drawn: Drawn) -> Drawn {
        var result = drawn
        for style in filters { result = result.wrapped(style, sheet.bounds) }
        for clip in clips { result = result.wrapped(NodeStyle(clip: clip), sheet.bounds) }
        for mask in masks { result = result.wrapped(NodeStyle(mask: mask), sheet.bounds) }
        if let mode = blendMode.mode.inTree { result = result.wrapped(NodeStyle(blend: mode), sheet.bounds) }
        return result
    }

    /// Puts a node that is placed in the current coordinates on the canvas.
    func draw(_ drawn: Drawn) {
        var drawn = drawn
        let opacity = min(max(opacity.finite, 0), 1)
        guard opacity > 0 else { return }
        if !transform.isIdentity || opacity < 1 {
            var style = ProjectionTransform(transform).style(for: sheet.size)
            style.opacity = style.opacity ?? (opacity < 1 ? opacity : nil)
            drawn = drawn.wrapped(style, sheet.bounds)
        }
        sheet.drawn.append(composed(drawn))
    }
}

extension Drawn {
    /// The style on the node itself where it is free for it, else on a group around.
    fileprivate func wrapped(_ style: NodeStyle, _ bounds: TreeRect) -> Drawn {
        if self.style == NodeStyle(), frame == bounds {
            var drawn = self
            drawn.style = style
            return drawn
        }
        return Drawn(frame: bounds, style: style, children: [self])
    }
}

extension Sheet {
    /// nil where nothing is drawn.
    fileprivate func picture(opacity: Double, isInverse: Bool, _ scale: CGFloat) -> AssetID? {
        let inner = ViewGraph()
        let owner = LayoutNode(inner)
        var content = Drawn(frame: bounds, style: NodeStyle(opacity: opacity), children: drawn)
        if isInverse { content = inverted(content) }
        // The pool does not hold its node.
        let root = withExtendedLifetime(owner) { content.put(into: inner, NodePool(owner)) }
        var tree = NodeTree()
        let operations = inner.store.nodes.map { PatchOperation.put($0) }
        do {
            try tree.apply(Patch(revision: 1, reset: true, root: root, operations: operations))
        } catch {
            graph.report(error.code.rawValue, error.description, "Canvas")
            return nil
        }
        let picture = CairoPainter.image(of: tree, scale: scale) { graph.assets[$0] }
        return picture?.pngData.map { graph.provide($0) }
    }

    /// What was opaque becomes clear: white less the content's alpha, and that as alpha.
    private func inverted(_ content: Drawn) -> Drawn {
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        let white = Drawn(
            frame: bounds,
            content: .shape(ShapeContent(path: path, fill: .color(RGBA(red: 1, green: 1, blue: 1)))))
        let black = Drawn(
            frame: bounds, style: NodeStyle(filters: Filters(multiply: RGBA(red: 0, green: 0, blue: 0))),
            children: [content])
        return Drawn(
            frame: bounds, style: NodeStyle(filters: Filters(isLuminanceAlpha: true)), children: [white, black])
    }
}
