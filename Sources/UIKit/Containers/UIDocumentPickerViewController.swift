/// Picker of a person's documents. A browser gives an app none, so it says that and offers only Cancel.
/// Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@available(*, deprecated, message: "Picks nothing in Parley: it says that the app cannot see files, and offers Cancel.")
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Ignored: nothing can be picked.
    open var allowsMultipleSelection = false
    /// Ignored: nothing can be picked.
    open var shouldShowFileExtensions = false
    /// Ignored: nothing can be picked.
    open var directoryURL: URL?
    private let explanation = UILabel()
    private lazy var cancelButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.cancel() })

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (explanation.numberOfLines, explanation.textAlignment) = (0, .center)
        let stack = UIStackView(arrangedSubviews: [explanation, cancelButton])
        (stack.axis, stack.spacing) = (.vertical, 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let words = SystemWords.current
        if explanation.text != words[.noFiles] { explanation.text = words[.noFiles] }
        if cancelButton.configuration?.title != words[.cancel] { cancelButton.configuration?.title = words[.cancel] }
    }

    override func wantsToGo() { cancel() }

    private func cancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// Receives the outcome of a document picker.
/// Source: developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@available(*, deprecated, message: "Never hears of a document in Parley: the picker can only be cancelled.")
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    /// Never called: nothing can be picked.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

@available(*, deprecated, message: "Never hears of a document in Parley: the picker can only be cancelled.")
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
