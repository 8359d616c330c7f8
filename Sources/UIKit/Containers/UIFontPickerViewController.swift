public import Foundation

/// Controller with which a person chooses one of the fonts that are there.
///
/// Partly: the faces of a family are not listed, and languages and traits do not filter.
///
/// Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    /// Chooses what the picker offers. Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
    @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
        /// Ignored: families are listed, not their faces.
        open var includeFaces = false
        /// Whether each name is written in the system's font instead of its own.
        open var displayUsingSystemFont = false
        /// Ignored: all families are listed.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Ignored: all families are listed.
        open var filteredLanguagesPredicate: NSPredicate?

        override public init() { super.init() }

        public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { table.reloadData() } }
    public let configuration: Configuration
    private let table = UITableView(frame: .zero, style: .plain)
    private let families = UIFont.familyNames.sorted()

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    override open func loadView() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override func wantsToGo() {
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidCancel(self)
    }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { families.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let family = families[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = family
        if !configuration.displayUsingSystemFont, let font = UIFont(name: family, size: 17) {
            content.textProperties.font = font
        }
        cell.contentConfiguration = content
        cell.accessoryType = family == chosenFamily ? .checkmark : .none
        return cell
    }

    private var chosenFamily: String? {
        selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).familyName }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedFontDescriptor = UIFontDescriptor(name: families[indexPath.row], size: 17)
        delegate?.fontPickerViewControllerDidPickFont(self)
    }
}

/// Source: developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
