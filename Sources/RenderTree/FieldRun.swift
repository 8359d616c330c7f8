/// Consecutive characters that look alike of a text that a person edits.
public struct FieldRun: Hashable, Sendable, Codable {
    /// Number of characters, in UTF-16 code units.
    public var length: Int
    public var font: FontDescription
    public var color: RGBA
    public var background: RGBA?
    /// Points added after each character.
    public var tracking: Double?
    /// Offset of the glyphs above the line's baseline, in points.
    public var baselineOffset: Double?
    public var underline: Bool?
    public var strikethrough: Bool?

    public init(
        length: Int, font: FontDescription, color: RGBA, background: RGBA? = nil, tracking: Double? = nil,
        baselineOffset: Double? = nil, underline: Bool? = nil, strikethrough: Bool? = nil
    ) {
        self.length = length
        self.font = font
        self.color = color
        self.background = background
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
    }
}

extension FieldRun: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: 128)
        examination.order(length >= 0 && length <= TreeLimits.textByteCountMax)
        font.examine(&examination)
        examination.number(tracking)
        examination.number(baselineOffset)
    }
}
