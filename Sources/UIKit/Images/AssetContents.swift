// Contents of the `Contents.json` files of an asset catalogue's folders.

struct FolderContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
}

struct AssetAppearance: Decodable {
    var appearance: String
    var value: String
}

extension [AssetAppearance]? {
    /// Whether the entry is for dark appearance; nil where it is for both.
    fileprivate var isDark: Bool? {
        self?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" }
    }
}

struct ImageSetContents: Decodable {
    struct Properties: Decodable {
        var intent: String?
        private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }

        var renderingMode: UIImage.RenderingMode {
            switch intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        }
    }

    struct Entry: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [AssetAppearance]?

        /// Scale of the file; 1 where none is given: a single image for all scales.
        var pixelsPerPoint: CGFloat {
            switch scale {
            case "3x": 3
            case "2x": 2
            default: 1
            }
        }

        func isFor(_ dark: Bool) -> Bool { dark || appearances.isDark != true }

        /// Returns how well the entry fits; appearance counts more than scale.
        func rank(_ dark: Bool) -> CGFloat { (appearances.isDark == dark ? 10 : 0) + pixelsPerPoint }
    }

    var images: [Entry]
    var properties: Properties?
}

struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        struct Value: Decodable {
            var components: [String: Component]?
            var reference: String?
        }
        var color: Value?
        var appearances: [AssetAppearance]?
    }

    /// A colour component, written as a number or as text: `0.500`, `128`, `0x80`.
    struct Component: Decodable {
        var value: CGFloat

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self)
            if text.hasPrefix("0x") {
                value = CGFloat(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255
            } else if text.contains(".") {
                value = Double(text) ?? 0
            } else {
                value = CGFloat(Int(text) ?? 0) / 255
            }
        }
    }

    var colors: [Entry]

    func color(isDark: Bool) -> UIColor? {
        let entry = colors.first { ($0.appearances.isDark ?? false) == isDark }
        guard let parts = entry?.color?.components else { return nil }
        func part(_ name: String) -> CGFloat { parts[name]?.value ?? 0 }
        // The alpha component is always written as a fraction.
        let alpha = parts["alpha"]?.value ?? 1
        if let white = parts["white"]?.value { return UIColor(white: white, alpha: alpha) }
        return UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
    }
}
