import CoreLocation
import SwiftUI

/// The plain ground of a map with a grid of degrees.
struct MapGround: View {
    let view: MapView2D
    let ground: MapStyle.Ground
    @Environment(\.colorScheme) private var scheme

    /// Distances of the lines in degrees, and the least distance on the screen in points.
    private static let (steps, spacingMin): ([Double], CGFloat) = (
        [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 45], 80
    )

    var body: some View {
        ZStack {
            color
            Path { path in addLines(to: &path) }.stroke(line, lineWidth: 1)
        }
        .accessibilityHidden(true)
    }

    private var isDark: Bool { scheme == .dark || ground == .imagery }

    private var color: Color {
        switch ground {
        case .plain: isDark ? Color(red: 0.14, green: 0.16, blue: 0.18) : Color(red: 0.95, green: 0.94, blue: 0.9)
        case .muted: isDark ? Color(red: 0.12, green: 0.12, blue: 0.13) : Color(red: 0.96, green: 0.96, blue: 0.96)
        case .imagery: Color(red: 0.13, green: 0.19, blue: 0.16)
        }
    }

    private var line: Color { isDark ? .white.opacity(0.12) : .black.opacity(0.1) }

    private func addLines(to path: inout Path) {
        guard view.size.width > 0, view.size.height > 0 else { return }
        let (region, size) = (view.region, view.size)
        let perPoint = view.scale * 360 / Mercator.side
        let step = Self.steps.first { $0 / perPoint >= Self.spacingMin } ?? 90
        for degree in degrees(region.center.longitude, region.span.longitudeDelta, step) {
            let x = view.point(of: CLLocationCoordinate2D(latitude: 0, longitude: degree)).x
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
        }
        for degree in degrees(region.center.latitude, region.span.latitudeDelta, step)
        where abs(degree) <= Mercator.latitudeMax {
            let y = view.point(of: CLLocationCoordinate2D(latitude: degree, longitude: 0)).y
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
    }

    private func degrees(_ middle: Double, _ span: Double, _ step: Double) -> [Double] {
        // Latitudes are not even on the screen: some more lines than would do, and never many.
        let first = ((middle - span) / step).rounded(.down) * step
        return Array(stride(from: first, through: middle + span, by: step).prefix(60))
    }
}

/// Lines, areas and circles of a map.
struct MapShapes: View {
    let items: [MapItem]
    let view: MapView2D

    var body: some View {
        ForEach(items.filter { !$0.isView }) { item in
            let path = path(of: item)
            if let fill = fill(of: item) { path.fill(fill) }
            if let stroke = stroke(of: item) { path.stroke(stroke.style, style: stroke.line) }
        }
        .accessibilityHidden(true)
    }

    private func fill(of item: MapItem) -> AnyShapeStyle? {
        if case .line = item.kind { return nil }
        return item.fill ?? AnyShapeStyle((item.tint ?? .accentColor).opacity(item.stroke == nil ? 0.3 : 0))
    }

    private func stroke(of item: MapItem) -> (style: AnyShapeStyle, line: StrokeStyle)? {
        if let stroke = item.stroke { return stroke }
        guard case .line = item.kind else { return nil }
        return (item.fill ?? AnyShapeStyle(item.tint ?? .accentColor), StrokeStyle(lineWidth: 3))
    }

    private func path(of item: MapItem) -> Path {
        Path { path in
            switch item.kind {
            case .line(let line): path.addLines(line.map(view.point))
            case .area(let outline):
                path.addLines(outline.map(view.point))
                path.closeSubpath()
            case .circle(let center, let radius):
                let (middle, length) = (
                    view.point(of: center), radius * Mercator.pointsPerMeter(at: center.latitude) / view.scale
                )
                path.addEllipse(
                    in: CGRect(
                        x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
            case .view: break
            }
        }
    }
}

/// A marker or another view at its place, with its title below.
struct MapItemView: View {
    let item: MapItem
    let view: MapView2D
    let selection: Binding<AnyHashable?>?

    /// Points outside of the map within which a view is still there.
    private static let reach: CGFloat = 100
    /// Size of a selected marker by its usual one.
    private static let selectedScale = 1.3

    var body: some View {
        if case .view(let coordinate, let anchor, let content, let label, let isMarker) = item.kind {
            let point = view.point(of: coordinate)
            let area = CGRect(origin: .zero, size: view.size).insetBy(dx: -Self.reach, dy: -Self.reach)
            if area.contains(point) {
                MapAnchor(point: point, anchor: anchor) {
                    if isMarker {
                        content.scaleEffect(isSelected ? Self.selectedScale : 1, anchor: .bottom)
                    } else {
                        content
                    }
                }
                .tint(item.tint ?? (isMarker ? .red : .accentColor))
                .modifier(Choosing(item: item, selection: selection))
                if let label, item.titles != .hidden { title(label, below: point, anchor) }
            }
        }
    }

    private var isSelected: Bool { item.tag != nil && selection?.wrappedValue == item.tag }

    private func title(_ label: AnyView, below point: CGPoint, _ anchor: UnitPoint) -> some View {
        MapAnchor(point: CGPoint(x: point.x, y: point.y + (anchor == .bottom ? 2 : 18)), anchor: .top) {
            label.font(.caption2.weight(.medium)).lineLimit(2).multilineTextAlignment(.center)
        }
        .allowsHitTesting(false)
    }
}

/// Selects a thing of a map by a tap.
private struct Choosing: ViewModifier {
    let item: MapItem
    let selection: Binding<AnyHashable?>?

    func body(content: Content) -> some View {
        if let selection, let tag = item.tag, item.isSelectable {
            Button {
                selection.wrappedValue = tag
            } label: {
                content
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(selection.wrappedValue == tag ? .isSelected : [])
        } else {
            content
        }
    }
}

/// Places a view with one of its points at a point of the area.
private struct MapAnchor: Layout {
    let point: CGPoint
    let anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: .unspecified)
        }
    }
}
