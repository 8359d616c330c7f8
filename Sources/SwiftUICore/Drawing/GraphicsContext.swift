public import CoreGraphics
import Foundation
import RenderTree
import TreePainter

/// A drawing destination and its state. A copy has its own transform, clip, opacity and filters, and draws on the same
/// canvas.
///
/// It belongs to no actor, so that an author's own types may draw; the canvas calls them on the main one.
///
/// Source: developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext: Sendable {
    /// A way to mix colours with those already drawn.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct
    public struct BlendMode: Equatable, Sendable {
        let mode: SwiftUICore.BlendMode
        /// Operator that no browser has; nil where `mode` says how to mix.
        let compositing: CompositingOperator?

        init(mode: SwiftUICore.BlendMode) {
            self.mode = mode
            compositing = nil
        }

        init(_ compositing: CompositingOperator) {
            mode = .normal
            self.compositing = compositing
        }

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
    /// The transform from the current coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// Clips in the canvas's coordinates; the visible region is their intersection.
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

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Clips to the outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding box of the visible region, in the current coordinates.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = path.applying(transform)
        guard !options.contains(.inverse) else {
            // A rectangle around everything plus the path: by the even-odd rule the path is excluded.
            let all = CGRect(origin: .zero, size: sheet.size).insetBy(dx: -10_000, dy: -10_000)
            clips.append(Clip(path: PathData.rectangle(all) + placed.data, evenOdd: true))
            return
        }
        clips.append(Clip(path: placed.data, evenOdd: style.isEOFilled ? true : nil))
        clipBounds = clipBounds.intersection(placed.boundingRect)
        if clipBounds.isNull { clipBounds = .zero }
    }

    /// Clips later drawing to where the content is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = sheet.layer
        var context = GraphicsContext(layer, environment: environment)
        context.transform = transform
        try content(&context)
        let (isInverse, scale) = (options.contains(.inverse), displayScale)
        let asset = MainActor.assumeIsolated {
            layer.picture(opacity: opacity, isInverse: isInverse, scale).map { sheet.graph.pictures.provide($0) }
        }
        guard let asset else {
            clips.append(Clip(path: ""))
            return
        }
        masks.append(asset)
    }

    var displayScale: CGFloat { environment.displayScale }

    // MARK: Layers

    /// Draws a layer separately, then composites it with this context's opacity, filters, blend mode and clip.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = sheet.layer
        var context = GraphicsContext(layer, environment: environment)
        context.transform = transform
        try content(&context)
        // Opacity below 1 already makes a group. Without it, the normal blend mode does: the layer's content must not
        // blend with what is behind the layer.
        var group = NodeDraft(frame: sheet.bounds, style: NodeStyle(blend: .normal), children: layer.all)
        group.node.style.opacity = opacity < 1 ? opacity : nil
        place(composed(group))
    }

    /// Returns the node with the context's filters, clips, masks and blend mode, but without transform and opacity.
    func composed(_ drawn: NodeDraft) -> NodeDraft {
        var result = drawn
        for style in filters.reversed() { result = result.wrapped(style, sheet.bounds) }
        for clip in clips { result = result.wrapped(NodeStyle(clip: clip), sheet.bounds) }
        for mask in masks { result = result.wrapped(NodeStyle(mask: mask), sheet.bounds) }
        if let mode = blendMode.mode.inTree { result = result.wrapped(NodeStyle(blend: mode), sheet.bounds) }
        return result
    }

    /// Adds a node given in the current coordinates to the canvas.
    func draw(_ drawn: NodeDraft) {
        var drawn = drawn
        let opacity = min(max(opacity.finite, 0), 1)
        guard opacity > 0 else { return }
        if !transform.isIdentity || opacity < 1 {
            var style = ProjectionTransform(transform).style(for: sheet.size)
            style.opacity = style.opacity ?? (opacity < 1 ? opacity : nil)
            drawn = drawn.wrapped(style, sheet.bounds)
        }
        place(composed(drawn))
    }

    /// A drawing that is opaque where the context's clips let it draw.
    private var region: NodeDraft {
        let all = PathData.rectangle(CGRect(origin: .zero, size: sheet.size))
        let white = ShapeContent(path: all, fill: .color(RGBA(red: 1, green: 1, blue: 1)))
        var context = self
        context.filters = []
        context.blendMode = .normal
        return context.composed(NodeDraft(frame: sheet.bounds, content: .shape(white)))
    }

    private func place(_ drawn: NodeDraft) {
        guard let compositing = blendMode.compositing else { return sheet.add(drawn) }
        nonisolated(unsafe) let drawn = drawn
        nonisolated(unsafe) let region = clips.isEmpty && masks.isEmpty ? nil : region
        let scale = displayScale
        MainActor.assumeIsolated { sheet.composite(drawn, compositing, within: region, scale) }
    }
}

extension NodeDraft {
    /// Returns the node with a style: on the node itself if it has none and fills the bounds, else on a group around
    /// it.
    fileprivate func wrapped(_ style: NodeStyle, _ bounds: TreeRect) -> NodeDraft {
        if node.style == NodeStyle(), node.frame == bounds {
            var drawn = self
            drawn.node.style = style
            return drawn
        }
        return NodeDraft(frame: bounds, style: style, children: [self])
    }
}

extension Sheet {
    /// Returns the sheet drawn into an image; nil if nothing was drawn.
    func picture(opacity: Double = 1, isInverse: Bool = false, _ scale: CGFloat) -> Data? {
        let inner = ViewGraph()
        let owner = LayoutNode(inner)
        var content = NodeDraft(frame: bounds, style: NodeStyle(opacity: opacity), children: drawn)
        if isInverse { content = inverted(content) }
        // `NodeIDPool` does not retain its node.
        let root = withExtendedLifetime(owner) { content.put(into: inner, NodeIDPool(owner)) }
        var tree = NodeTree()
        let operations = inner.store.nodes.map { PatchOperation.put($0) }
        do {
            try tree.apply(Patch(revision: 1, reset: true, root: root, operations: operations))
        } catch {
            graph.report(error.code.rawValue, error.message, "Canvas")
            return nil
        }
        let picture = CairoPainter.image(of: tree, scale: resolution(atMost: scale)) { graph.pictures[$0] }
        return picture?.fittedPNGData
    }

    /// Returns the pixels per point of pictures of the sheet, and tells the author where these are fewer than the screen's.
    func resolution(atMost scale: CGFloat) -> CGFloat {
        let resolution = size.resolution(atMost: scale)
        if resolution < scale {
            let words = "A canvas is larger than a picture may be: what it draws as one is less sharp."
            graph.report("canvas_too_large", words, "Canvas")
        }
        return resolution
    }

    /// Returns the content with opaque and clear exchanged: white, less the content's alpha, as luminance that becomes
    /// alpha.
    private func inverted(_ content: NodeDraft) -> NodeDraft {
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        let white = NodeDraft(
            frame: bounds,
            content: .shape(ShapeContent(path: path, fill: .color(RGBA(red: 1, green: 1, blue: 1)))))
        let black = NodeDraft(
            frame: bounds, style: NodeStyle(filters: Filters(multiply: RGBA(red: 0, green: 0, blue: 0))),
            children: [content])
        return NodeDraft(
            frame: bounds, style: NodeStyle(filters: Filters(isLuminanceAlpha: true)), children: [white, black])
    }
}
