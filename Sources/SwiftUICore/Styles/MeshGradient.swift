import CoreGraphics
package import RenderTree

/// A gradient between the colours of a grid of points.
///
/// Partly: as a view it shows the mesh; as the style of a shape or text, the mean of its colours. Bézier handles and the
/// colour space are ignored.
///
/// Source: developer.apple.com/documentation/swiftui/meshgradient
public struct MeshGradient: PaintingStyle {
    public typealias Resolved = Never
    /// Side of the picture in pixels, which is stretched smoothly over the view.
    private static let side = 96
    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    fileprivate let background: Color

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
    }

    /// Source: developer.apple.com/documentation/swiftui/meshgradient/locations-swift.enum
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// Source: developer.apple.com/documentation/swiftui/meshgradient/colors-swift.enum
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A point with its handles. Source: developer.apple.com/documentation/swiftui/meshgradient/bezierpoint
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Creates a mesh of points with or without handles.
    ///
    /// Source: developer.apple.com/documentation/swiftui/meshgradient/init(width:height:locations:colors:background:smoothscolors:colorspace:)
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        let points =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let shown =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        self.init(
            width: width, height: height, points: points, colors: shown, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        let all = colors.map { $0.resolved(in: environment) }
        let count = max(1, Double(all.count))
        func mean(_ part: (RGBA) -> Double) -> Double { all.map(part).reduce(0, +) / count }
        return .color(RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha)))
    }

    /// Returns the mesh as a picture; nil where the numbers of points and colours do not fit the grid.
    func picture(in environment: EnvironmentValues) -> CGImage? {
        let side = CGFloat(Self.side)
        guard width > 1, height > 1, width * height == points.count, points.count == colors.count,
            let context = CGContext(size: CGSize(width: side, height: side), scale: 1)
        else { return nil }
        context.setShouldAntialias(false)
        let ground = background.resolved(in: environment)
        context.setFillColor(red: ground.red, green: ground.green, blue: ground.blue, alpha: ground.alpha)
        context.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: side, y: 0), CGPoint(x: side, y: side), CGPoint(x: 0, y: side),
        ])
        context.fillPath()
        let all = colors.map { $0.resolved(in: environment) }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { fillPatch(row, column, all, side, context) }
        }
        return context.makeImage()
    }

    /// Fills the area between four points, in small pieces of one colour each.
    private func fillPatch(_ row: Int, _ column: Int, _ colors: [RGBA], _ side: CGFloat, _ context: CGContext) {
        let corners = [row * width + column, row * width + column + 1]
        let indices = corners + corners.map { $0 + width }
        let pieces = max(4, Self.side / max(width, height) / 2)
        func mixed(_ values: [CGFloat], _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            (values[0] * (1 - x) + values[1] * x) * (1 - y) + (values[2] * (1 - x) + values[3] * x) * y
        }
        func point(_ x: Int, _ y: Int) -> CGPoint {
            let (u, v) = (CGFloat(x) / CGFloat(pieces), CGFloat(y) / CGFloat(pieces))
            return CGPoint(
                x: mixed(indices.map { CGFloat(points[$0].x).finite * side }, u, v),
                y: mixed(indices.map { CGFloat(points[$0].y).finite * side }, u, v))
        }
        for y in 0..<pieces {
            for x in 0..<pieces {
                let (u, v) = ((CGFloat(x) + 0.5) / CGFloat(pieces), (CGFloat(y) + 0.5) / CGFloat(pieces))
                func part(_ of: (RGBA) -> Double) -> CGFloat { mixed(indices.map { CGFloat(of(colors[$0])) }, u, v) }
                context.setFillColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
                context.addLines(between: [point(x, y), point(x + 1, y), point(x + 1, y + 1), point(x, y + 1)])
                context.fillPath()
            }
        }
    }
}

extension MeshGradient: View {
    public var body: some View { MeshView(mesh: self) }
}

private struct MeshView: View {
    @Environment(\.self) private var environment
    let mesh: MeshGradient

    var body: some View {
        if let picture = mesh.picture(in: environment) {
            Image(decorative: picture, scale: 1).resizable()
        } else {
            mesh.background
        }
    }
}
