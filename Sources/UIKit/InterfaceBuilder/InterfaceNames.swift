/// Names that Interface Builder has for values of UIKit.
enum InterfaceNames {
    /// Returns the case of an enumeration by its name, in any case of letters, among raw values of -2…120.
    static func find<Kind: RawRepresentable>(_ name: String, _ kind: Kind.Type) -> Kind? where Kind.RawValue == Int {
        let wanted = name.lowercased()
        return (-2...120).lazy.compactMap { Kind(rawValue: $0) }.first { "\($0)".lowercased() == wanted }
    }

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
        "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    ]

    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
        // Events that no painter reports.
        "touchDownRepeat": UIControl.Event(rawValue: 1 << 1), "touchDragInside": UIControl.Event(rawValue: 1 << 2),
        "touchDragOutside": UIControl.Event(rawValue: 1 << 3), "touchDragEnter": UIControl.Event(rawValue: 1 << 4),
        "touchDragExit": UIControl.Event(rawValue: 1 << 5),
    ]

    static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]

    static let autoresizing: [String: UIView.AutoresizingMask] = [
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
        "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]

    static let swipes: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
    ]

    static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "header": .header, "selected": .selected,
        "staticText": .staticText, "searchField": .searchField, "notEnabled": .notEnabled, "adjustable": .adjustable,
        "updatesFrequently": .updatesFrequently,
    ]
}
