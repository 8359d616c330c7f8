/// Position of a part of the plot area.
enum PlotPlace: Equatable {
    case whole
    case extents(x: Extent, y: Extent)
    /// Centred at a point, with its own size.
    case point(PlotPoint)
    /// Beside a mark.
    case annotation(AnnotationPlace)

    struct Key: LayoutValueKey {
        static let defaultValue = PlotPlace.whole
    }
}

/// Position of an annotation: beside a rectangle, or in a sector.
struct AnnotationPlace: Equatable {
    enum Target: Equatable {
        case extents(x: Extent, y: Extent)
        /// A sector's middle angle and radii, as a function of the size would be.
        case sector(start: Double, end: Double, inner: MarkDimension.Kind, outer: MarkDimension.Kind)
    }
    let target: Target
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    /// Points around the target that a symbol takes.
    var reach: CGFloat = 0

    /// Returns the frame of an annotation of a size, in a plot area of another.
    func frame(of size: CGSize, in plot: CGSize) -> CGRect {
        let around = targetFrame(in: plot)
        let direction = position.direction ?? AnnotationPosition.top.direction ?? .init(x: 0, y: -1)
        let x = Self.place(direction.x, around.minX, around.maxX, size.width, spacing, alignment.horizontalShare)
        let y = Self.place(direction.y, around.minY, around.maxY, size.height, spacing, alignment.verticalShare)
        return CGRect(
            x: overflow.x.isMoving ? min(max(x, 0), max(0, plot.width - size.width)) : x,
            y: overflow.y.isMoving ? min(max(y, 0), max(0, plot.height - size.height)) : y,
            width: size.width, height: size.height)
    }

    private static func place(
        _ direction: Int, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ spacing: CGFloat, _ share: CGFloat
    ) -> CGFloat {
        switch direction {
        case -1: low - spacing - length
        case 1: high + spacing
        default: low + (high - low - length) * share
        }
    }

    private func targetFrame(in plot: CGSize) -> CGRect {
        switch target {
        case .extents(let x, let y):
            let (across, up) = (x.span(in: plot.width), y.span(in: plot.height))
            return CGRect(x: across.origin, y: up.origin, width: across.length, height: up.length)
                .insetBy(dx: -reach, dy: -reach)
        case .sector(let start, let end, let inner, let outer):
            let sector = Sector(
                start: .radians(start), end: .radians(end), inner: MarkDimension(kind: inner),
                outer: MarkDimension(kind: outer), inset: 0)
            let radii = sector.radii(in: plot)
            let middle = CGPoint(x: plot.width / 2, y: plot.height / 2)
            let isBeside = position.direction.map { $0.x != 0 || $0.y != 0 } ?? false
            return CGRect(
                origin: sector.point(isBeside ? radii.outer : (radii.inner + radii.outer) / 2, around: middle),
                size: .zero)
        }
    }
}

extension AnnotationOverflowResolution.Strategy {
    fileprivate var isMoving: Bool { kind == .fit || kind == .padScale || kind == .automatic }
}

extension Alignment {
    var horizontalShare: CGFloat { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }
    var verticalShare: CGFloat { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}

/// Places marks, lines and annotations in the plot area, each by its own rule.
struct PlotLayout: Layout {
    /// Size of a plot area to which nothing is proposed.
    static let idealSize = CGSize(width: 280, height: 180)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let frame = frame(of: subview, in: bounds.size)
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frame(of subview: LayoutSubview, in plot: CGSize) -> CGRect {
        switch subview[PlotPlace.Key.self] {
        case .whole: return CGRect(origin: .zero, size: plot)
        case .extents(let x, let y):
            let (across, up) = (x.span(in: plot.width), y.span(in: plot.height))
            return CGRect(x: across.origin, y: up.origin, width: across.length, height: up.length)
        case .point(let place):
            let (size, center) = (subview.sizeThatFits(.unspecified), place.point(in: plot))
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        case .annotation(let place): return place.frame(of: subview.sizeThatFits(.unspecified), in: plot)
        }
    }
}
