/// A symbol that marks a point.
///
/// Source: developer.apple.com/documentation/charts/chartsymbolshape
public protocol ChartSymbolShape: Shape {
    /// Outline relative to the square of the symbol's size; the symbol may be larger or smaller than it.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// Symbols of the chart's own.
///
/// Source: developer.apple.com/documentation/charts/basicchartsymbolshape
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    private enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    private let kind: Kind
    var width: CGFloat?

    public static let circle = BasicChartSymbolShape(kind: .circle)
    public static let square = BasicChartSymbolShape(kind: .square)
    public static let triangle = BasicChartSymbolShape(kind: .triangle)
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    public static let plus = BasicChartSymbolShape(kind: .plus)
    public static let cross = BasicChartSymbolShape(kind: .cross)
    public static let asterisk = BasicChartSymbolShape(kind: .asterisk)
    /// Order in which a scale gives them to series.
    static let series: [BasicChartSymbolShape] = [
        circle, square, triangle, diamond, pentagon, plus, cross, asterisk,
    ]

    /// Draws the outline with a line of that width.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var copy = self
        copy.width = lineWidth
        return copy
    }

    public func path(in rect: CGRect) -> Path {
        guard let width else { return outline(in: rect) }
        return outline(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(StrokeStyle(lineWidth: width))
    }

    private func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon(3, in: rect.insetBy(dx: -rect.width * 0.1, dy: -rect.height * 0.1))
        case .diamond: polygon(4, in: rect.insetBy(dx: -rect.width * 0.1, dy: -rect.height * 0.1))
        case .pentagon: polygon(5, in: rect)
        case .plus: spokes(4, from: 0, in: rect)
        case .cross: spokes(4, from: .pi / 4, in: rect)
        case .asterisk: spokes(6, from: .pi / 2, in: rect)
        }
    }

    private func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<count).map { point(Double($0) / Double(count) * 2 * .pi - .pi / 2, in: rect) })
            path.closeSubpath()
        }
    }

    private func spokes(_ count: Int, from start: Double, in rect: CGRect) -> Path {
        let lines = Path { path in
            for index in 0..<count {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: point(start + Double(index) / Double(count) * 2 * .pi, in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: max(1, rect.width / 5)))
    }

    private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .circle }
    public static var square: BasicChartSymbolShape { .square }
    public static var triangle: BasicChartSymbolShape { .triangle }
    public static var diamond: BasicChartSymbolShape { .diamond }
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    public static var plus: BasicChartSymbolShape { .plus }
    public static var cross: BasicChartSymbolShape { .cross }
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}

/// Symbol of a mark: a shape, or a view of the author's.
enum SymbolLook {
    case shape(SymbolOutline)
    case view(AnyView)
}

/// A symbol's outline without its type.
struct SymbolOutline: Sendable {
    let path: @Sendable (CGRect) -> Path

    init<S: Shape>(_ shape: S) { path = { shape.path(in: $0) } }
}
