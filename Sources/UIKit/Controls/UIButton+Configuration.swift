extension UIButton {
    /// Appearance and content of a button.
    /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public struct Configuration {
        enum Look { case plain, tinted, filled, gray, borderless }

        var look: Look
        public var title: String?
        /// Line of smaller letters below the title.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/subtitle
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Space between image and title, in points.
        public var imagePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var contentInsets: NSDirectionalEdgeInsets
        /// Colour, picture and outline behind the content; without a colour of its own, it has that of the look.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/background
        public var background = UIBackgroundConfiguration.button
        /// Space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Place of the shorter one of title and subtitle stands; automatically in the middle, and beside an image at the beginning.
        public var titleAlignment = TitleAlignment.automatic
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } }
        }
        /// Ignored: the title has the button's font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the colour of the image.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagecolortransformer
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
            didSet { if let given = preferredSymbolConfigurationForImage { image = image?.withConfiguration(given) } }
        }
        /// Whether arrows up and down stand behind the content; automatically, where the choice in a menu becomes the title.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.property
        public var indicator = Indicator.automatic

        /// Which part of a title that has no room is left out. A title has one line here: modes that would wrap it cut its end.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/macidiomstyle
        @available(*, deprecated, message: "macIdiomStyle has no effect in Parley: the idiom is never that of a Mac")
        public var macIdiomStyle: MacIdiomStyle {
            get { .automatic }
            set {}
        }

        /// Look in apps for Macs. Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/macidiomstyle
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }
        /// Whether a turning indicator stands in the image's place.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/showsactivityindicator
        public var showsActivityIndicator = false
        /// Changes the colour of the activity indicator.
        /// Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/activityindicatorcolortransformer
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }

        private init(_ look: Look) {
            self.look = look
            contentInsets =
                look == .borderless
                ? .zero : NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        var insets: UIEdgeInsets {
            guard buttonSize == .large, contentInsets.top == 7 else { return contentInsets.edges }
            return UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        }

        @MainActor var font: UIFont {
            .systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 15 : 17)
        }

        func foreground(_ tint: UIColor) -> UIColor {
            baseForegroundColor ?? (look == .filled ? .white : tint)
        }

        func background(_ tint: UIColor) -> UIColor? {
            plainBackground(tint).map { background.backgroundColorTransformer?($0) ?? $0 }
        }

        private func plainBackground(_ tint: UIColor) -> UIColor? {
            if let color = background.backgroundColor { return color }
            switch look {
            case .plain, .borderless: return nil
            case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: return baseBackgroundColor ?? tint
            case .gray: return baseBackgroundColor ?? .tertiarySystemFill
            }
        }

        func radius(in area: CGRect) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : buttonSize == .large ? 12 : 6
            case .small: 5
            case .medium: 9
            case .large: 14
            case .capsule: area.height / 2
            }
        }
    }
}

/// Edges of a rectangle in the layout direction. Source: developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes the attributes of a title. Source: <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>
public struct UIConfigurationTextAttributesTransformer: Sendable {
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
