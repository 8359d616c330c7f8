/// A path with a fill, a stroke, or both.
public struct ShapeContent: Hashable, Sendable, Codable {
    /// SVG path data in points from the node's top-left corner, absolute commands `M L Q C Z` only.
    public var path: String
    public var fill: Paint?
    public var stroke: Stroke?
    /// The even-odd fill rule; the default is non-zero.
    public var evenOdd: Bool?

    public init(path: String, fill: Paint? = nil, stroke: Stroke? = nil, evenOdd: Bool? = nil) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
        self.evenOdd = evenOdd
    }
}

/// A line along a path. Width, dash lengths and phase in points.
public struct Stroke: Hashable, Sendable, Codable {
    public enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }
    public enum Join: String, Hashable, Sendable, Codable { case miter, round, bevel }
    public var paint: Paint
    public var width: Double
    public var cap: Cap?
    public var join: Join?
    /// Maximum length of a miter in half line widths; nil is 10.
    public var miterLimit: Double?
    public var dash: [Double]?
    public var dashPhase: Double?

    public init(
        paint: Paint, width: Double, cap: Cap? = nil, join: Join? = nil, miterLimit: Double? = nil,
        dash: [Double]? = nil, dashPhase: Double? = nil
    ) {
        self.paint = paint
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension ShapeContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.path(path)
        fill?.examine(&examination)
        stroke?.examine(&examination)
    }
}

extension Stroke: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        paint.examine(&examination)
        examination.number(width)
        examination.number(miterLimit)
        examination.numbers(dash)
        examination.number(dashPhase)
    }
}
