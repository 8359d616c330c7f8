extension UICellAccessory {
    /// Looks of an accessory.
    public struct Options {
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        /// Colour of the disc of a button for editing, in whose sign one sees what is behind; nil for `tintColor`, or its own colour.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }

        var discColor: UIColor? { backgroundColor ?? tintColor }
        var width: CGFloat? { if case .custom(let width) = reservedLayoutWidth { width } else { nil } }
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias MultiselectOptions = Options
    public typealias DetailOptions = Options

    /// Width that is kept free for an accessory.
    public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }

    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions>
    public struct OutlineDisclosureOptions {
        public enum Style: Int, Sendable { case automatic = 0, header, cell }
        /// Ignored: only the arrow toggles.
        public var style: Style
        var look: Options
        public var isHidden: Bool {
            get { look.isHidden }
            set { look.isHidden = newValue }
        }
        public var reservedLayoutWidth: LayoutDimension {
            get { look.reservedLayoutWidth }
            set { look.reservedLayoutWidth = newValue }
        }
        public var tintColor: UIColor? {
            get { look.tintColor }
            set { look.tintColor = newValue }
        }

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            look = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions>
    public struct LabelOptions {
        public var font: UIFont?
        /// Ignored: a preferred font always follows the person's text size.
        public var adjustsFontForContentSizeCategory: Bool
        var look: Options
        public var isHidden: Bool {
            get { look.isHidden }
            set { look.isHidden = newValue }
        }
        public var reservedLayoutWidth: LayoutDimension {
            get { look.reservedLayoutWidth }
            set { look.reservedLayoutWidth = newValue }
        }
        public var tintColor: UIColor? {
            get { look.tintColor }
            set { look.tintColor = newValue }
        }

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
            look = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration>
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        let accessory: UICellAccessory

        /// - Parameter maintainsFixedSize: ignored: a view has the size that it asks for.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            let look = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            let (isLeading, displayed) =
                switch placement {
                case .leading(let displayed, _): (true, displayed)
                case .trailing(let displayed, _): (false, displayed)
                }
            accessory = UICellAccessory(
                .custom(customView), isLeading: isLeading, displayed, tint: tintColor, width: look.width,
                isHidden: look.isHidden)
        }
    }
}
