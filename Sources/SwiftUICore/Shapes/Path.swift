/// An outline made of lines and curves, in points.
///
/// Source: developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    var elements: [Element] = []

    public init() {}

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint? {
        elements.last { $0 != .closeSubpath }?.end
    }

    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    public mutating func addLine(to end: CGPoint) {
        elements.append(elements.isEmpty ? .move(to: end) : .line(to: end))
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapping { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    func mapping(_ transform: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        path.elements = elements.map { $0.mapping(transform) }
        return path
    }
}

extension Path.Element {
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let first, let second): [first, second, end]
        case .closeSubpath: []
        }
    }

    var end: CGPoint? { points.last }

    func mapping(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let first, let second):
            .curve(to: transform(end), control1: transform(first), control2: transform(second))
        case .closeSubpath: .closeSubpath
        }
    }

}

extension Path {
    /// Absolute SVG path data, as stored in nodes.
    package var data: String {
        var data = PathData()
        for element in elements { data.add(element) }
        return data.text
    }
}
