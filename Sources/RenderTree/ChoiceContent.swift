/// A control that is on or off. A tap (`InputEvent.tap`) asks the app to change it.
public struct ToggleContent: Hashable, Sendable, Codable {
    /// Accessibility role. Sibling radios or tabs form a group, in which arrow keys move.
    public enum Role: String, Hashable, Sendable, Codable { case `switch`, checkbox, radio, tab, pressed }

    public var role: Role
    public var isOn: Bool
    public var isDisabled: Bool?

    public init(role: Role = .switch, isOn: Bool, isDisabled: Bool? = nil) {
        self.role = role
        self.isOn = isOn
        self.isDisabled = isDisabled
    }
}

/// A slider from `minimum` at the leading end to `maximum`; the person's changes arrive as `InputEvent.slide`. It is
/// drawn by three children: the track, its filled part (which ends under the centre of the thumb and at the neutral value, and
/// clips its contents), and the thumb. A painter can therefore let them follow the pointer before the app responds.
public struct SliderContent: Hashable, Sendable, Codable {
    public var value: Double
    public var minimum: Double
    /// Greater than `minimum`.
    public var maximum: Double
    /// Positive step; nil if any value is allowed.
    public var step: Double?
    public var isDisabled: Bool?
    /// True if values increase from right to left.
    public var isMirrored: Bool?
    /// Value from which the track is filled up to the thumb; nil for `minimum`.
    public var neutral: Double?
    /// Least and greatest value that a person may choose; nil for `minimum` and `maximum`.
    public var least: Double?
    public var most: Double?

    public init(
        value: Double, minimum: Double, maximum: Double, step: Double? = nil, isDisabled: Bool? = nil,
        isMirrored: Bool? = nil, neutral: Double? = nil, least: Double? = nil, most: Double? = nil
    ) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        (self.neutral, self.least, self.most) = (neutral, least, most)
        self.isDisabled = isDisabled
        self.isMirrored = isMirrored
    }
}

/// A menu with a single selection; the person's choice arrives as `InputEvent.choose`.
public struct SelectContent: Hashable, Sendable, Codable {
    /// Titles of the options, at most `TreeLimits.optionCountMax`.
    public var options: [String]
    /// Index into `options`; nil if none is selected.
    public var selected: Int?
    public var isDisabled: Bool?

    public init(options: [String], selected: Int? = nil, isDisabled: Bool? = nil) {
        self.options = options
        self.selected = selected
        self.isDisabled = isDisabled
    }
}

/// A value in the form of an HTML input of that type; the person's choice arrives as `InputEvent.pick`.
///
/// Source: HTML standard, "Dates and times" and "Colors" under "Common microsyntaxes".
public struct ValueInputContent: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case date, time, dateAndTime, color }

    public var valueKind: Kind
    /// `2026-11-21`, `09:30`, `2026-11-21T09:30` or `#rrggbb`; empty if there is no value.
    public var value: String
    public var minimum: String?
    public var maximum: String?
    public var isDisabled: Bool?

    public init(
        valueKind: Kind, value: String, minimum: String? = nil, maximum: String? = nil, isDisabled: Bool? = nil
    ) {
        self.valueKind = valueKind
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.isDisabled = isDisabled
    }

    /// Returns whether the value has at most 32 characters, all of which can occur in such a value.
    public static func isWellFormed(_ value: String) -> Bool {
        value.utf8.count <= 32
            && value.utf8.allSatisfy { byte in
                (48...58).contains(byte) || (97...102).contains(byte) || (65...70).contains(byte)
                    || [UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "T"), UInt8(ascii: ".")].contains(byte)
            }
    }
}

/// An overlay above the rest of the scene that holds the keyboard focus while it is shown.
public struct DialogContent: Hashable, Sendable, Codable {
    public enum Role: String, Hashable, Sendable, Codable { case dialog, alert, menu }

    public var role: Role
    /// Whether the content behind takes no input and is hidden from assistive technology.
    public var isModal: Bool
    /// Whether Escape sends `InputEvent.dismiss`.
    public var isDismissable: Bool

    public init(role: Role = .dialog, isModal: Bool = true, isDismissable: Bool = true) {
        self.role = role
        self.isModal = isModal
        self.isDismissable = isDismissable
    }
}

extension SliderContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        for value in [value, minimum, maximum, step, neutral, least, most] { examination.number(value) }
        examination.order(minimum < maximum && (step ?? 1) > 0)
        let inside = [neutral, least, most].allSatisfy { value in value.map { minimum <= $0 && $0 <= maximum } ?? true }
        examination.order(inside && (least ?? minimum) <= (most ?? maximum))
    }
}

extension SelectContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: options.count * 16)
        examination.list(options.count, countMax: TreeLimits.optionCountMax)
        for option in options { examination.text(option) }
        examination.order(selected.map(options.indices.contains) ?? true)
    }
}

extension ValueInputContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        for text in [value, minimum, maximum].compactMap(\.self) {
            examination.text(text)
            examination.require(Self.isWellFormed(text), .badName, "has a value that no input holds")
        }
    }
}
