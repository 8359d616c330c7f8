/// A text field. The node's frame is the text box itself, without decoration.
public struct TextFieldContent: Hashable, Sendable, Codable {
    public enum Keyboard: String, Hashable, Sendable, Codable {
        case text, number, decimal, email, url, phone, search
    }
    public enum Alignment: String, Hashable, Sendable, Codable { case leading, center, trailing }
    public enum Capitalization: String, Hashable, Sendable, Codable { case none, words, sentences, characters }

    public var text: String
    public var placeholder: String
    public var font: FontDescription
    public var color: RGBA
    public var placeholderColor: RGBA
    public var alignment: Alignment?
    /// Whether the text's leading edge is the right one.
    public var isMirrored: Bool?
    public var isSecure: Bool?
    public var isDisabled: Bool?
    public var keyboard: Keyboard?
    public var capitalization: Capitalization?
    /// Whether autocorrection and spell checking are off.
    public var isUncorrected: Bool?
    /// Action of the return key as in HTML's `enterkeyhint`: done, go, next, search, send.
    public var submitLabel: String?
    /// Line height in points of a multi-line field, nil for a single line. The return key then inserts a line break,
    /// unless `submitsOnReturn`.
    public var lineHeight: Double?
    public var submitsOnReturn: Bool?
    /// Number of the last edit (`InputEvent.edit`) that `text` includes. A painter in which the person has typed
    /// further keeps its own text.
    public var edit: Int
    /// How the text looks, from its beginning, of a field that has several looks; what is beyond the runs has `font` and `color`.
    public var runs: [FieldRun]?
    /// Selection that the app wants while the field has the focus; nil where it does not ask for reports of it (`InputEvent.select`).
    public var selection: WantedSelection?
    /// True to focus the field, false to remove the focus; nil leaves it as it is.
    public var isFocused: Bool?

    public init(
        text: String, placeholder: String, font: FontDescription, color: RGBA, placeholderColor: RGBA,
        alignment: Alignment? = nil, isMirrored: Bool? = nil, isSecure: Bool? = nil, isDisabled: Bool? = nil,
        keyboard: Keyboard? = nil,
        capitalization: Capitalization? = nil, isUncorrected: Bool? = nil, submitLabel: String? = nil,
        lineHeight: Double? = nil, submitsOnReturn: Bool? = nil, edit: Int = 0, runs: [FieldRun]? = nil,
        selection: WantedSelection? = nil, isFocused: Bool? = nil
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.color = color
        self.placeholderColor = placeholderColor
        self.alignment = alignment
        self.isMirrored = isMirrored
        self.isSecure = isSecure
        self.isDisabled = isDisabled
        self.keyboard = keyboard
        self.capitalization = capitalization
        self.isUncorrected = isUncorrected
        self.submitLabel = submitLabel
        self.lineHeight = lineHeight
        self.submitsOnReturn = submitsOnReturn
        self.edit = edit
        self.runs = runs
        self.selection = selection
        self.isFocused = isFocused
    }
}

extension TextFieldContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.text(text)
        examination.text(placeholder)
        examination.text(submitLabel)
        font.examine(&examination)
        examination.number(lineHeight)
        examination.list(runs?.count ?? 0)
        for run in runs ?? [] { run.examine(&examination) }
        examination.order(selection?.isWellFormed ?? true)
    }
}
