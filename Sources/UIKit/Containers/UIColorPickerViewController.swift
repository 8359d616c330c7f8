import RenderTree

/// Controller with which a person chooses a colour: from a grid, or any in the browser's dialog.
/// Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor: UIColor = .black { didSet { well.selectedColor = selectedColor } }
    /// Ignored: opacity cannot be chosen.
    open var supportsAlpha = true
    private let well = UIColorWell(frame: .zero)
    private lazy var doneButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.finish() })
    private static let palette: [[UIColor]] = [
        [.black, .darkGray, .gray, .lightGray, .white],
        [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint],
        [.systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink],
    ]

    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        well.selectedColor = selectedColor
        well.addAction(UIAction { [weak self] _ in self?.choose(self?.well.selectedColor) }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: Self.palette.map(row) + [well, doneButton])
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 16, .center)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let words = SystemWords.current
        if doneButton.configuration?.title != words[.done] { doneButton.configuration?.title = words[.done] }
        if well.title != (title ?? words[.picker]) { well.title = title ?? words[.picker] }
    }

    private func row(_ colors: [UIColor]) -> UIView {
        let row = UIStackView(arrangedSubviews: colors.map(swatch))
        row.spacing = 12
        return row
    }

    private func swatch(_ color: UIColor) -> UIView {
        let button = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.choose(color) })
        (button.backgroundColor, button.accessibilityLabel) = (color, String(color.rgba.hexadecimal.prefix(7)))
        (button.layer.cornerRadius, button.layer.borderWidth) = (8, 1)
        button.layer.borderColor = UIColor.separator.cgColor
        button.widthAnchor.constraint(equalToConstant: 44).isActive = true
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }

    private func choose(_ color: UIColor?) {
        guard let color else { return }
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }

    override func wantsToGo() { finish() }

    private func finish() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// Receives what a person chooses with a colour picker.
/// Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// `continuously` is always false: the browser tells of a choice when it is made.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
