/// What is on or off. A tap (`InputEvent.tap`) asks the app to change it.
public struct ToggleContent: Hashable, Sendable, Codable {
    /// What assistive technology calls it. Siblings that are radios or tabs belong together: arrow keys go among them.
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

/// A value on a line from `minimum` at the leading end to `maximum`; the person's changes come as `InputEvent.slide`.
/// Its looks are three children: the line, the part of it that is filled (as wide as reaches under the middle of the
/// thumb; it clips what is inside), and the thumb. So a painter can let them follow the person before the app answers.
public struct SliderContent: Hashable, Sendable, Codable {
    public var value: Double
    public var minimum: Double
    /// Greater than `minimum`.
    public var maximum: Double
    /// Positive; nil where any value may be had.
    public var step: Double?
    public var isDisabled: Bool?
    /// True where values rise from right to left.
    public var isMirrored: Bool?

    public init(
        value: Double, minimum: Double, maximum: Double, step: Double? = nil, isDisabled: Bool? = nil,
        isMirrored: Bool? = nil
    ) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.isDisabled = isDisabled
        self.isMirrored = isMirrored
    }
}

/// One of several choices; the person's choice comes as `InputEvent.choose`.
public struct SelectContent: Hashable, Sendable, Codable {
    /// What each choice is called, at most `TreeLimits.optionCountMax`.
    public var options: [String]
    /// Index into `options`; nil where none is chosen.
    public var selected: Int?
    public var isDisabled: Bool?

    public init(options: [String], selected: Int? = nil, isDisabled: Bool? = nil) {
        self.options = options
        self.selected = selected
        self.isDisabled = isDisabled
    }
}

/// A value as an HTML input of that type holds it; the person's choice comes as `InputEvent.pick`.
///
/// Source: HTML standard, "Dates and times" and "Colors" under "Common microsyntaxes".
public struct ValueInputContent: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case date, time, dateAndTime, color }

    public var valueKind: Kind
    /// `2026-11-21`, `09:30`, `2026-11-21T09:30` or `#rrggbb`; empty where there is none.
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

    /// At most 32 characters that such a value is made of.
    public static func isWellFormed(_ value: String) -> Bool {
        value.utf8.count <= 32
            && value.utf8.allSatisfy { byte in
                (48...58).contains(byte) || (97...102).contains(byte) || (65...70).contains(byte)
                    || [UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "T"), UInt8(ascii: ".")].contains(byte)
            }
    }
}

/// Something over the rest of the scene that has the keyboard while it is there.
public struct DialogContent: Hashable, Sendable, Codable {
    public enum Role: String, Hashable, Sendable, Codable { case dialog, alert, menu }

    public var role: Role
    /// True where what is behind takes no input and is not read.
    public var isModal: Bool
    /// True where Escape sends `InputEvent.dismiss`.
    public var isDismissable: Bool

    public init(role: Role = .dialog, isModal: Bool = true, isDismissable: Bool = true) {
        self.role = role
        self.isModal = isModal
        self.isDismissable = isDismissable
    }
}
