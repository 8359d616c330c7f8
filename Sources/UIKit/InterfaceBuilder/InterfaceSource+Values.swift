import InterfaceFiles

// Colours, fonts and pictures from the values of a file.
extension InterfaceSource {
    func color(_ color: InterfaceColor) -> UIColor {
        switch color {
        case .components(let red, let green, let blue, let alpha):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name):
            if let color = UIColor.system(named: name) { return color }
            InterfaceLog.write("the system colour \(name) of \(self.name) is not known and is drawn as a label's")
            return .label
        case .named(let name, let red, let green, let blue, let alpha):
            return UIColor(named: name, in: bundle, compatibleWith: nil)
                ?? UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    func image(_ image: InterfaceImage, _ configuration: InterfaceObject?) -> UIImage? {
        let settings = image.configuration.merging(configuration?.attributes ?? [:]) { $1 }
        let found =
            image.isSymbol
            ? UIImage(systemName: image.name, withConfiguration: Self.symbolConfiguration(settings))
            : UIImage(named: image.name, in: bundle, compatibleWith: nil)
        if found == nil { InterfaceLog.write("there is no image \(image.name) for \(name)") }
        switch image.renderingMode {
        case "template": return found?.withRenderingMode(.alwaysTemplate)
        case "original": return found?.withRenderingMode(.alwaysOriginal)
        default: return found
        }
    }

    private static func symbolConfiguration(_ settings: [String: String]) -> UIImage.SymbolConfiguration? {
        let weight = settings["weight"].flatMap { InterfaceNames.find($0, UIImage.SymbolWeight.self) } ?? .regular
        let scale = settings["scale"].flatMap { InterfaceNames.find($0, UIImage.SymbolScale.self) } ?? .medium
        if let size = settings["pointSize"].flatMap({ Double($0) }) {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        if let style = (settings["textStyle"] ?? settings["style"]).flatMap({ InterfaceNames.textStyles[$0] }) {
            return UIImage.SymbolConfiguration(textStyle: style)
        }
        if settings["weight"] == nil, settings["scale"] == nil { return nil }
        return UIImage.SymbolConfiguration(pointSize: 17, weight: weight, scale: scale)
    }

    func attributedText(_ runs: [InterfaceTextRun]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for (key, value) in run.values { attributes[NSAttributedString.Key(key)] = object(value) }
            if !run.paragraph.isEmpty { attributes[.paragraphStyle] = Self.paragraph(run.paragraph) }
            text.append(run.text, attributes)
        }
        return text
    }

    private static func paragraph(_ settings: [String: String]) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let name = settings["alignment"] {
            style.alignment = InterfaceNames.find(name, NSTextAlignment.self) ?? .natural
        }
        if let mode = settings["lineBreakMode"].flatMap({ InterfaceNames.lineBreakModes[$0] }) {
            style.lineBreakMode = mode
        }
        if let spacing = settings["lineSpacing"].flatMap({ Double($0) }) { style.lineSpacing = spacing }
        return style
    }

    /// Returns a value as the type that a property of an author's own has; nil for the value `nil`.
    func object(_ value: InterfaceValue) -> Any? {
        switch value {
        case .none: nil
        case .text(let text): text
        case .number(let number): number == number.rounded() ? NSNumber(value: Int(number)) : NSNumber(value: number)
        case .flag(let flag): flag
        case .color(let color): self.color(color)
        case .font(let font): UIFont.made(font)
        case .image(let image): self.image(image, nil)
        case .numbers(let parts): Self.geometry(parts)
        case .names(let names): names
        case .attributedText(let runs): attributedText(runs)
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        }
    }

    private static func geometry(_ parts: [String: Double]) -> Any {
        let point = CGPoint(x: parts["x"] ?? 0, y: parts["y"] ?? 0)
        let size = CGSize(width: parts["width"] ?? 0, height: parts["height"] ?? 0)
        if parts["width"] == nil { return point }
        return parts["x"] == nil ? size : CGRect(origin: point, size: size)
    }
}

extension UIFont {
    /// Returns the font of a file; that of the system for a name that is not served here.
    class func made(_ font: InterfaceFont) -> UIFont {
        let weight = font.weight.flatMap { InterfaceNames.weights[$0] } ?? .regular
        switch font.type {
        case "style": return .preferredFont(forTextStyle: font.style.flatMap { InterfaceNames.textStyles[$0] } ?? .body)
        case "boldSystem": return .boldSystemFont(ofSize: font.size)
        case "italicSystem": return .italicSystemFont(ofSize: font.size)
        case "custom":
            let named = font.name.flatMap { UIFont(name: $0, size: font.size) }
            return named ?? font.family.flatMap { UIFont(name: $0, size: font.size) } ?? .systemFont(ofSize: font.size)
        default: return .systemFont(ofSize: font.size, weight: weight)
        }
    }
}

extension UIColor {
    /// Returns a colour of the system by the name of its method in Objective-C; nil for a name that is not known.
    class func system(named name: String) -> UIColor? { systemColors[name] }

    private static let systemColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "viewFlipsideBackgroundColor": .darkGray,
        "scrollViewTexturedBackgroundColor": .gray,
    ]
}
