import InterfaceFiles

extension UILabel {
    func decodeLabelValues(from coder: InterfaceCoder) {
        if let font = coder.font() { self.font = font }
        if let color = coder.color("textColor") { textColor = color }
        highlightedTextColor = coder.color("highlightedColor")
        shadowColor = coder.color("shadowColor")
        if let size = coder.size("shadowOffset") { shadowOffset = size }
        if let alignment = coder.name("textAlignment", of: NSTextAlignment.self) { textAlignment = alignment }
        if let mode = coder.attribute("lineBreakMode").flatMap({ InterfaceNames.lineBreakModes[$0] }) {
            lineBreakMode = mode
        }
        if let count = coder.integer("numberOfLines") { numberOfLines = count }
        if let adjusts = coder.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
        if let scale = coder.number("minimumScaleFactor") { minimumScaleFactor = scale }
        if let follows = coder.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = follows }
        if let width = coder.number("preferredMaxLayoutWidth"), width > 0 { preferredMaxLayoutWidth = width }
        isEnabled = coder.flag("enabled") ?? true
        text = coder.text("text")
        if let words = coder.attributedText("attributedText") { attributedText = words }
    }
}

extension UIImageView {
    func decodeImageValues(from coder: InterfaceCoder) {
        image = coder.image("image")
        highlightedImage = coder.image("highlightedImage")
        isHighlighted = coder.flag("highlighted") ?? false
    }
}

extension UITextField {
    func decodeFieldValues(from coder: InterfaceCoder) {
        if let font = coder.font() { self.font = font }
        if let color = coder.color("textColor") { textColor = color }
        if let alignment = coder.name("textAlignment", of: NSTextAlignment.self) { textAlignment = alignment }
        borderStyle = coder.name("borderStyle", of: BorderStyle.self) ?? .none
        clearButtonMode = coder.name("clearButtonMode", of: ViewMode.self) ?? .never
        clearsOnBeginEditing = coder.flag("clearsOnBeginEditing") ?? false
        adjustsFontForContentSizeCategory = coder.flag("adjustsFontForContentSizeCategory") ?? false
        placeholder = coder.text("placeholder")
        if let words = coder.attributedText("attributedPlaceholder") { attributedPlaceholder = words }
        text = coder.text("text")
        decodeInputTraits(from: coder)
    }

    private func decodeInputTraits(from coder: InterfaceCoder) {
        isSecureTextEntry = coder.flag("secureTextEntry") ?? false
        keyboardType = coder.name("keyboardType", of: UIKeyboardType.self) ?? .default
        returnKeyType = coder.name("returnKeyType", of: UIReturnKeyType.self) ?? .default
        autocapitalizationType =
            coder.name("autocapitalizationType", of: UITextAutocapitalizationType.self) ?? .none
        autocorrectionType = coder.name("autocorrectionType", of: UITextAutocorrectionType.self) ?? .default
        spellCheckingType = coder.name("spellCheckingType", of: UITextSpellCheckingType.self) ?? .default
        textContentType = coder.attribute("textContentType").map { UITextContentType(rawValue: $0) }
    }
}

extension UITextView {
    func decodeTextValues(from coder: InterfaceCoder) {
        if let font = coder.font() { self.font = font }
        if let color = coder.color("textColor") { textColor = color }
        if let alignment = coder.name("textAlignment", of: NSTextAlignment.self) { textAlignment = alignment }
        isEditable = coder.flag("editable") ?? true
        isSelectable = coder.flag("selectable") ?? true
        keyboardType = coder.name("keyboardType", of: UIKeyboardType.self) ?? .default
        returnKeyType = coder.name("returnKeyType", of: UIReturnKeyType.self) ?? .default
        autocapitalizationType =
            coder.name("autocapitalizationType", of: UITextAutocapitalizationType.self) ?? .none
        autocorrectionType = coder.name("autocorrectionType", of: UITextAutocorrectionType.self) ?? .default
        text = coder.text("text") ?? ""
        if let words = coder.attributedText("attributedText") { attributedText = words }
    }
}

extension UISwitch {
    func decodeSwitchValues(from coder: InterfaceCoder) {
        isOn = coder.flag("on") ?? false
        onTintColor = coder.color("onTintColor")
        thumbTintColor = coder.color("thumbTintColor")
    }
}

extension UISlider {
    func decodeSliderValues(from coder: InterfaceCoder) {
        minimumValue = coder.number("minValue").map { Float($0) } ?? 0
        maximumValue = coder.number("maxValue").map { Float($0) } ?? 1
        value = coder.number("value").map { Float($0) } ?? 0
        isContinuous = coder.flag("continuous") ?? true
        minimumTrackTintColor = coder.color("minimumTrackTintColor")
        maximumTrackTintColor = coder.color("maximumTrackTintColor")
        thumbTintColor = coder.color("thumbTintColor")
        minimumValueImage = coder.image("minimumValueImage")
        maximumValueImage = coder.image("maximumValueImage")
    }
}

extension UIStepper {
    func decodeStepperValues(from coder: InterfaceCoder) {
        minimumValue = coder.number("minimumValue").map { Double($0) } ?? 0
        maximumValue = coder.number("maximumValue").map { Double($0) } ?? 100
        stepValue = coder.number("stepValue").map { Double($0) } ?? 1
        wraps = coder.flag("wraps") ?? false
        value = coder.number("value").map { Double($0) } ?? 0
    }
}

extension UISegmentedControl {
    func decodeSegments(from coder: InterfaceCoder) {
        for (index, segment) in (coder.object.children["segments"] ?? []).enumerated() {
            let part = InterfaceCoder(segment, coder.loader)
            if let image = part.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                let words = coder.loader.source.translation(of: "segmentTitles[\(index)]", ofObject: coder.object.id)
                let title = words ?? part.attribute("title")
                insertSegment(withTitle: title, at: index, animated: false)
            }
            if part.flag("enabled") == false { setEnabled(false, forSegmentAt: index) }
        }
        isMomentary = coder.flag("momentary") ?? false
        selectedSegmentIndex = coder.integer("selectedSegmentIndex") ?? Self.noSegment
        selectedSegmentTintColor = coder.color("selectedSegmentTintColor")
    }
}

extension UIActivityIndicatorView {
    func decodeIndicatorValues(from coder: InterfaceCoder) {
        style = ["large", "whiteLarge"].contains(coder.attribute("style") ?? "") ? .large : .medium
        if let color = coder.color("color") { self.color = color }
        hidesWhenStopped = coder.flag("hidesWhenStopped") ?? false
        if coder.flag("animating") == true { startAnimating() }
    }
}

extension UIProgressView {
    func decodeProgressValues(from coder: InterfaceCoder) {
        progress = coder.number("progress").map { Float($0) } ?? 0
        progressTintColor = coder.color("progressTintColor")
        trackTintColor = coder.color("trackTintColor")
    }
}

extension UIPageControl {
    func decodePageValues(from coder: InterfaceCoder) {
        numberOfPages = coder.integer("numberOfPages") ?? 0
        currentPage = coder.integer("currentPage") ?? 0
        hidesForSinglePage = coder.flag("hidesForSinglePage") ?? false
        pageIndicatorTintColor = coder.color("pageIndicatorTintColor")
        currentPageIndicatorTintColor = coder.color("currentPageIndicatorTintColor")
    }
}

extension UISearchBar {
    func decodeSearchValues(from coder: InterfaceCoder) {
        text = coder.text("text")
        placeholder = coder.text("placeholder")
        showsCancelButton = coder.flag("showsCancelButton") ?? false
        if let type = coder.name("keyboardType", of: UIKeyboardType.self) { keyboardType = type }
    }
}

extension UIDatePicker {
    func decodeDateValues(from coder: InterfaceCoder) {
        datePickerMode = coder.name("datePickerMode", of: Mode.self) ?? .dateAndTime
        minuteInterval = coder.integer("minuteInterval") ?? 1
        minimumDate = date("minimumDate", coder)
        maximumDate = date("maximumDate", coder)
        if coder.flag("useCurrentDate") != true, let date = date("date", coder) { self.date = date }
    }

    private func date(_ key: String, _ coder: InterfaceCoder) -> Date? {
        if case .date(let seconds) = coder.value(key) { return Date(timeIntervalSinceReferenceDate: seconds) }
        return nil
    }
}

extension UIVisualEffectView {
    func decodeEffect(from coder: InterfaceCoder) {
        guard
            let style = coder.object.child("blurEffect")?.attributes["style"]
                ?? coder.object.child("effect")?.attributes["style"]
        else { return }
        effect = UIBlurEffect(style: InterfaceNames.find(style, UIBlurEffect.Style.self) ?? .regular)
    }
}
