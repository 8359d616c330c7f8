// Types that name the kinds of accessories, and their places beside each other.
extension UICellAccessory {
    /// Names a kind of accessory. Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
    public protocol Named {}
    public enum DisclosureIndicatorAccessory: Named {}
    public enum OutlineDisclosureAccessory: Named {}
    public enum DetailAccessory: Named {}
    public enum CheckmarkAccessory: Named {}
    public enum DeleteAccessory: Named {}
    public enum InsertAccessory: Named {}
    public enum ReorderAccessory: Named {}
    public enum MultiselectAccessory: Named {}
    public enum LabelAccessory: Named {}

    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/reorderoptions>
    public struct ReorderOptions {
        public var tintColor: UIColor?
        public var reservedLayoutWidth = LayoutDimension.actual
        public var isHidden = false
        /// Ignored: no line is drawn beside the handle.
        public var showsVerticalSeparator: Bool?
        var width: CGFloat? { if case .custom(let width) = reservedLayoutWidth { width } else { nil } }

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }

    public typealias PopUpMenuOptions = Options

    static func popUpButton(_ menu: UIMenu, tint: UIColor?, _ changed: ((UIMenu) -> Void)?) -> UIButton {
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        if let tint { button.tintColor = tint }
        if let changed { button.addAction(UIAction { _ in changed(menu) }, for: .menuActionTriggered) }
        return button
    }
}

extension UICellAccessory.Placement {
    /// Returns the place before the accessories of a kind.
    ///
    /// Ignored: accessories of one end stand in the order of `accessories`.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement/position(before:)>
    public static func position(before accessory: any UICellAccessory.Named.Type) -> Position { { _ in 0 } }

    /// Returns the place after the accessories of a kind.
    ///
    /// Ignored: accessories of one end stand in the order of `accessories`.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement/position(after:)>
    public static func position(after accessory: any UICellAccessory.Named.Type) -> Position { { $0.count } }
}
