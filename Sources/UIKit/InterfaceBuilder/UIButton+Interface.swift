import InterfaceFiles

extension UIButton {
    /// Returns the type of a button of a file: `roundedRect` is what `system` was called before iOS 7.
    static func type(from coder: InterfaceCoder) -> ButtonType {
        if coder.attribute("buttonType") == "roundedRect" { return .system }
        return coder.name("buttonType", of: ButtonType.self) ?? .custom
    }

    func decodeButtonValues(from coder: InterfaceCoder) {
        if let font = coder.font() { titleLabel?.font = font }
        if let mode = coder.attribute("lineBreakMode").flatMap({ InterfaceNames.lineBreakModes[$0] }) {
            titleLabel?.lineBreakMode = mode
        }
        if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
        for state in coder.object.children["states"] ?? [] {
            decodeState(InterfaceCoder(state, coder.loader), of: coder.object)
        }
        if let configuration = coder.object.child("configuration") {
            self.configuration = .made(InterfaceCoder(configuration, coder.loader), coder.object)
        }
        // The button's own content is in front of what the file has put into it.
        invalidateIntrinsicContentSize()
    }

    /// Decodes a title, colour or picture for one state.
    private func decodeState(_ part: InterfaceCoder, of button: InterfaceObject) {
        let name = part.attribute("key") ?? "normal"
        guard let state = InterfaceNames.states[name] else { return }
        if let title = part.attribute("title") {
            let words = part.loader.source.translation(of: name + "Title", ofObject: button.id)
            setTitle(words ?? title, for: state)
        }
        if let words = part.attributedText("attributedTitle") { setAttributedTitle(words, for: state) }
        if let color = part.color("titleColor") { setTitleColor(color, for: state) }
        if let image = part.image("image") { setImage(image, for: state) }
        if let image = part.image("backgroundImage") { setBackgroundImage(image, for: state) }
    }
}

extension UIButton.Configuration {
    @MainActor fileprivate static func made(_ coder: InterfaceCoder, _ button: InterfaceObject) -> Self {
        var made: Self =
            switch coder.attribute("style") {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "borderless": .borderless()
            default: .plain()
            }
        let words = coder.loader.source.translation(of: "configuration.title", ofObject: button.id)
        made.title = words ?? coder.attribute("title")
        if let text = coder.attributedText("attributedTitle") { made.attributedTitle = AttributedString(text.string) }
        made.subtitle = coder.attribute("subtitle")
        made.image = coder.image("image")
        made.imagePadding = coder.number("imagePadding") ?? 0
        let places: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let place = coder.attribute("imagePlacement").flatMap({ places[$0] }) { made.imagePlacement = place }
        if let style = coder.name("cornerStyle", of: CornerStyle.self) { made.cornerStyle = style }
        if let size = coder.name("buttonSize", of: Size.self) { made.buttonSize = size }
        made.baseForegroundColor = coder.color("baseForegroundColor")
        made.baseBackgroundColor = coder.color("baseBackgroundColor")
        if let insets = coder.insets("contentInsets") {
            made.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let background = coder.object.child("background") {
            let part = InterfaceCoder(background, coder.loader)
            made.background.cornerRadius = part.number("cornerRadius") ?? 0
            made.background.backgroundColor = part.color("backgroundColor")
        }
        return made
    }
}
