import CoreGraphics
package import RenderTree

/// A tiled picture. It fills shapes; strokes and text are painted grey instead.
///
/// Source: developer.apple.com/documentation/swiftui/imagepaint
public struct ImagePaint: PaintingStyle {
    public typealias Resolved = Never
    public var image: Image
    /// The part of the picture that is tiled, in fractions of its size.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    package func paint(in environment: EnvironmentValues) -> Paint { .color(RGBA(red: 0.5, green: 0.5, blue: 0.5)) }

    package func effects(in environment: EnvironmentValues) -> PaintEffects {
        PaintEffects(tile: ImageTile(paint: self, pixelsPerPoint: environment.displayScale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A tiled picture.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A picture tiled over an area.
struct ImageTile {
    let paint: ImagePaint
    let pixelsPerPoint: CGFloat
    /// Maximum number of tiles per row or column: more could not be told apart.
    private static let countMax = 400

    /// Returns the tiled bitmap; nil if the picture is unavailable or the area is empty.
    @MainActor func asset(for size: CGSize, _ graph: ViewGraph) -> AssetID? {
        guard case .picture(let picture) = paint.image.source, let pixels = picture.uprightImage else { return nil }
        let source = paint.sourceRect
        let step = CGSize(
            width: picture.size.width * source.width * paint.scale,
            height: picture.size.height * source.height * paint.scale)
        guard step.width > 0, step.height > 0, size.width / step.width < CGFloat(Self.countMax),
            size.height / step.height < CGFloat(Self.countMax),
            let context = CGContext(size: size, scale: size.resolution(atMost: pixelsPerPoint))
        else { return nil }
        for y in stride(from: 0, to: size.height, by: step.height) {
            for x in stride(from: 0, to: size.width, by: step.width) {
                let tile = CGRect(origin: CGPoint(x: x, y: y), size: step)
                context.saveGState()
                context.clip(to: tile)
                context.drawUpright(pixels, in: tile.whole(of: source))
                context.restoreGState()
            }
        }
        return context.makeImage()?.fittedPNGData.map { graph.pictures.provide($0) }
    }
}

extension CGRect {
    /// Returns the frame that the whole picture needs for its part `part`, in unit coordinates, to cover this
    /// rectangle.
    fileprivate func whole(of part: CGRect) -> CGRect {
        let (width, height) = (width / part.width, height / part.height)
        return CGRect(x: minX - part.minX * width, y: minY - part.minY * height, width: width, height: height)
    }
}
