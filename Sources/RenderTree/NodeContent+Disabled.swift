extension NodeContent {
    /// Whether a control takes no input: true or nil. Always nil for content that is no control; setting it there does nothing.
    package var isDisabled: Bool? {
        get {
            switch self {
            case .button(let content): content.isDisabled
            case .toggle(let content): content.isDisabled
            case .slider(let content): content.isDisabled
            case .select(let content): content.isDisabled
            case .valueInput(let content): content.isDisabled
            case .textField(let content): content.isDisabled
            case .group, .text, .image, .shape, .scroll, .dialog, .media: nil
            }
        }
        set {
            switch self {
            case .button(var content):
                content.isDisabled = newValue
                self = .button(content)
            case .toggle(var content):
                content.isDisabled = newValue
                self = .toggle(content)
            case .slider(var content):
                content.isDisabled = newValue
                self = .slider(content)
            case .select(var content):
                content.isDisabled = newValue
                self = .select(content)
            case .valueInput(var content):
                content.isDisabled = newValue
                self = .valueInput(content)
            case .textField(var content):
                content.isDisabled = newValue
                self = .textField(content)
            case .group, .text, .image, .shape, .scroll, .dialog, .media: break
            }
        }
    }
}
