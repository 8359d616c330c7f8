/// Accessibility properties. Names follow SwiftUI's modifiers.
public struct NodeAccessibility: Hashable, Sendable, Codable {
    public enum Trait: String, Hashable, Sendable, Codable {
        case header, button, link, image, selected, searchField, progress, summary, updatesFrequently
        /// The children are options of one selection (`ToggleContent.Role.radio` or `.tab`).
        case choices
    }

    /// Overrides the label that a painter would derive from the content.
    public var label: String?
    public var value: String?
    public var hint: String?
    /// Words that a pointer shows where it rests; assistive technology reads them after the hint.
    public var help: String?
    public var identifier: String?
    public var hidden: Bool?
    public var traits: [Trait]?
    /// Progress or level, 0…1; nil if there is none or it is unknown.
    public var progress: Double?
    /// Heading level 1…6; nil if the node is no heading, or one without a level.
    public var headingLevel: Int?
    /// Whether assistive technology may increment and decrement the value (`InputEvent.adjust`).
    public var isAdjustable: Bool?
    /// Names of custom actions (`InputEvent.act`), at most `TreeLimits.actionCountMax`.
    public var actions: [String]?

    public init(
        label: String? = nil, value: String? = nil, hint: String? = nil, help: String? = nil,
        identifier: String? = nil, hidden: Bool? = nil, traits: [Trait]? = nil, progress: Double? = nil,
        headingLevel: Int? = nil,
        isAdjustable: Bool? = nil, actions: [String]? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.help = help
        self.identifier = identifier
        self.hidden = hidden
        self.traits = traits
        self.progress = progress
        self.headingLevel = headingLevel
        self.isAdjustable = isAdjustable
        self.actions = actions
    }
}

extension NodeAccessibility: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: traits?.count ?? 0)
        for text in [label, value, hint, help, identifier] { examination.text(text) }
        for action in actions ?? [] { examination.text(action) }
        examination.list(actions?.count ?? 0, countMax: TreeLimits.actionCountMax)
        examination.number(progress, in: 0...1)
        examination.number(headingLevel.map(Double.init), in: 1...6)
    }
}
