/// Text that is already measured and broken into lines: a painter positions the lines and breaks nothing itself.
public struct TextContent: Hashable, Sendable, Codable {
    public var lines: [TextLine]
    /// Whether a person may select and copy the text.
    public var isSelectable: Bool?

    public init(lines: [TextLine], isSelectable: Bool? = nil) {
        self.lines = lines
        self.isSelectable = isSelectable
    }

    /// The text of all lines as one string, for labels.
    public var plainText: String {
        lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
    }
}

/// One line. Distances are in points from the node's top-left corner.
public struct TextLine: Hashable, Sendable, Codable {
    /// Top of the line box; its natural height is the font's ascent plus descent.
    public var y: Double
    public var height: Double
    /// Baseline, from the node's top.
    public var baseline: Double
    public var runs: [TextRun]

    public init(y: Double, height: Double, baseline: Double, runs: [TextRun]) {
        self.y = y
        self.height = height
        self.baseline = baseline
        self.runs = runs
    }
}

/// Consecutive characters of one line that share all attributes.
public struct TextRun: Hashable, Sendable, Codable {
    public var text: String
    /// Left edge from the node's left, and advance width as measured, in points.
    public var x: Double
    public var width: Double
    public var font: FontDescription
    public var color: RGBA
    /// Gradient over the whole node's frame, which replaces `color`.
    public var paint: Paint?
    /// Points added after each character.
    public var tracking: Double?
    /// Offset of the glyphs above the line's baseline, in points.
    public var baselineOffset: Double?
    public var underline: Bool?
    public var strikethrough: Bool?
    /// True if a glyph is missing from the served fonts: a painter then scales the run to `width`.
    public var isFallback: Bool?

    public init(
        text: String, x: Double, width: Double, font: FontDescription, color: RGBA, paint: Paint? = nil,
        tracking: Double? = nil, baselineOffset: Double? = nil, underline: Bool? = nil,
        strikethrough: Bool? = nil, isFallback: Bool? = nil
    ) {
        self.text = text
        self.x = x
        self.width = width
        self.font = font
        self.color = color
        self.paint = paint
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.isFallback = isFallback
    }
}

/// A font that the page is served with. Size in points.
public struct FontDescription: Hashable, Sendable, Codable {
    /// Family name; `Inter` stands in for the system font.
    public var family: String
    public var size: Double
    /// CSS weight, 100…900.
    public var weight: Int
    public var italic: Bool?
    public var monospacedDigits: Bool?

    public init(
        family: String = "Inter", size: Double, weight: Int = 400, italic: Bool? = nil, monospacedDigits: Bool? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
    }
}

extension TextContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        for line in lines {
            examination.add(byteCount: 64)
            examination.number(line.y)
            examination.number(line.height)
            examination.number(line.baseline)
            for run in line.runs { run.examine(&examination) }
        }
    }
}

extension TextRun: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: 128)
        examination.text(text)
        examination.number(x)
        examination.number(width)
        font.examine(&examination)
        paint?.examine(&examination)
        examination.number(tracking)
        examination.number(baselineOffset)
    }
}

extension FontDescription: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.family(family)
        examination.number(size)
        examination.number(Double(weight))
    }
}
