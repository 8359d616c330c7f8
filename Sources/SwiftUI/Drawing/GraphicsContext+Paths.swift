public import CoreGraphics
import RenderTree
import TreePainter

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, shading) { paint in
            ShapeContent(path: "", fill: paint, evenOdd: style.isEOFilled ? true : nil)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, shading) { ShapeContent(path: "", stroke: style.painted(with: $0)) }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a path. The node's frame is the path's bounding box, so that gradients of styles span what is drawn.
    private func draw(_ path: Path, _ shading: Shading, _ content: (Paint) -> ShapeContent) {
        let box = path.boundingRect
        guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { return }
        let (paint, effects) = paint(shading, in: box)
        var shape = content(paint)
        shape.path = path.offsetBy(dx: -box.minX, dy: -box.minY).data
        guard shape.path.utf8.count <= TreeLimits.pathByteCountMax else {
            return sheet.graph.report(
                "path_too_long", "A path is longer than \(TreeLimits.pathByteCountMax) bytes.", "Canvas")
        }
        let frame = TreeRect(
            x: Double(box.minX), y: Double(box.minY), width: Double(box.width), height: Double(box.height))
        var drawn = NodeDraft(frame: frame, content: .shape(shape))
        if shape.fill != nil, let asset = effects.tile?.asset(for: box.size, sheet.graph) {
            drawn.node.content = .image(ImageContent(asset: asset))
            drawn.node.style.clip = Clip(path: shape.path)
        }
        if let shadow = effects.drop.first { drawn.node.style.shadow = shadow }
        drawn.node.style.blend = effects.blend
        draw(drawn)
    }

    // MARK: Filters

    /// A filter on everything that is drawn after it is added.
    ///
    /// Source: developer.apple.com/documentation/swiftui/graphicscontext/filter
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case change(_FilterEffect.Change)
            case shadow(Color, CGFloat, CGFloat, CGFloat)
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

        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius, x, y))
        }
    }

    /// Options of a blur's edges. They have no effect here: edges are always soft.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Adds a filter after those added before.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .change(let change): filters.append(NodeStyle(filters: change.filters(in: environment)))
        case .shadow(let color, let radius, let x, let y):
            let style = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
            filters.append(NodeStyle(shadow: style.resolved(in: environment)))
        }
    }

    /// Draws by CoreGraphics into an image of the canvas's size.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        guard let context = CGContext(size: sheet.size, scale: displayScale) else { return }
        context.concatenate(transform)
        try content(context)
        guard let asset = context.makeImage()?.pngData.map({ sheet.graph.provide($0) }) else { return }
        var plain = self
        plain.transform = .identity
        plain.draw(NodeDraft(frame: sheet.bounds, content: .image(ImageContent(asset: asset))))
    }
}
