/// A view at an end of a list's row. Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always = 0, whenEditing, whenNotEditing }
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        public typealias Position = ([UICellAccessory]) -> Int
    }

    enum Kind {
        case symbol(String, UIColor?)
        case outline, handle
        case label(String, UIFont?)
        case custom(UIView)
        case button(String, UIColor, word: SystemWord?)
    }

    let kind: Kind
    let isLeading: Bool
    let displayed: DisplayedState
    var tint: UIColor?
    var reservedWidth: CGFloat?
    /// Whether it is not seen; its room is kept.
    var isHidden = false
    var action: (() -> Void)?

    init(
        _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, tint: UIColor? = nil,
        width: CGFloat? = nil, isHidden: Bool = false, action: (() -> Void)? = nil
    ) {
        (self.kind, self.isLeading, self.displayed) = (kind, isLeading, displayed)
        (self.tint, self.reservedWidth, self.isHidden, self.action) = (tint, width, isHidden, action)
    }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    // MARK: Kinds

    public static func disclosureIndicator(
        displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        let kind = Kind.symbol("chevron.right", options.tintColor ?? .tertiaryLabel)
        return .init(kind, displayed, width: options.width, isHidden: options.isHidden)
    }

    /// An arrow that shows and hides the item's children.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let look = options.look
        return .init(
            .outline, displayed, tint: look.tintColor, width: look.width, isHidden: look.isHidden,
            action: actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        let kind = Kind.symbol("checkmark", options.tintColor)
        return .init(kind, displayed, width: options.width, isHidden: options.isHidden)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let kind = Kind.button("minus.circle.fill", options.discColor ?? .systemRed, word: .delete)
        return .init(
            kind, isLeading: true, displayed, width: options.width, isHidden: options.isHidden, action: actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let kind = Kind.button("plus.circle.fill", options.discColor ?? .systemGreen, word: .add)
        return .init(
            kind, isLeading: true, displayed, width: options.width, isHidden: options.isHidden, action: actionHandler)
    }

    /// A handle to drag the row to another place, where the data source lets it move.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        .init(
            .handle, displayed, tint: options.tintColor, width: options.width, isHidden: options.isHidden)
    }

    /// A button that opens a menu and shows what is chosen in it.
    /// - Parameter selectedElementDidChangeHandler: called with the menu once something else is chosen in it.
    /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/popupmenu(_:displayed:options:selectedelementdidchangehandler:)>
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        let button = popUpButton(menu, tint: options.tintColor, selectedElementDidChangeHandler)
        return .init(.custom(button), displayed, width: options.width, isHidden: options.isHidden)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        .init(
            .symbol("circle", options.discColor), isLeading: true, displayed, width: options.width,
            isHidden: options.isHidden)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let kind = Kind.button("info.circle", options.tintColor ?? .tintColor, word: .moreInfo)
        return .init(kind, displayed, width: options.width, isHidden: options.isHidden, action: actionHandler)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        let look = options.look
        return .init(
            .label(text, options.font), displayed, tint: look.tintColor, width: look.width, isHidden: look.isHidden)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        configuration.accessory
    }

    // MARK: Views

    func makeView(for cell: UICollectionViewListCell) -> UIView {
        switch kind {
        case .custom(let view): return view
        case .symbol(let name, let color): return picture(name, tint ?? color)
        case .label(let text, let font):
            let label = UILabel()
            label.text = text
            label.font = font ?? .preferredFont(forTextStyle: .body)
            label.textColor = tint ?? .secondaryLabel
            return label
        case .button(let name, let color, let word):
            let button = button(name, color) { action?() }
            button.systemWord = word
            return button
        case .handle:
            let handle = MoveHandle(for: cell, cell.contentView) { [weak cell] in cell?.moved?($0) }
            if let tint { handle.subviews.first?.tintColor = tint }
            return handle
        case .outline:
            return button(cell.isExpanded ? "chevron.down" : "chevron.right", tint ?? .tintColor) { [weak cell] in
                if let action { action() } else { cell?.toggleOutline?() }
            }
        }
    }

    private func picture(_ name: String, _ color: UIColor?) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        if let color { view.tintColor = color }
        return view
    }

    private func button(_ name: String, _ color: UIColor, _ act: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: name), for: .normal)
        button.tintColor = color
        button.accessibilityLabel = name == "chevron.right" || name == "chevron.down" ? "›" : nil
        button.addAction(UIAction { _ in act() }, for: .touchUpInside)
        return button
    }
}
