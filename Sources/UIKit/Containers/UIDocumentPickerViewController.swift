import RenderTree

/// Controller by which a person chooses files for the app, or keeps files of the app: by the browser's chooser, and by a download.
/// The files chosen are copies in the app's own folder, whatever `asCopy` says.
///
/// Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    /// Ignored: the browser's chooser decides.
    open var shouldShowFileExtensions = false
    /// Ignored: an app cannot name a folder of the person's computer.
    open var directoryURL: URL?
    private let contentTypes: [UTType]
    private let exported: [URL]?
    private lazy var page = FilePickingPage(exported == nil ? .choosingFiles : .givingFiles) { [weak self] in
        self?.finish(nil)
    }

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        (self.contentTypes, exported) = (contentTypes, nil)
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        (contentTypes, exported) = ([], urls)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override open func viewDidLoad() {
        super.viewDidLoad()
        page.fill(view)
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        page.showWords()
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        page.begin(request, in: view) { [weak self] end in
            guard let self else { return }
            if case .done(let files) = end { finish(exported ?? files.map(\.url)) } else { finish(nil) }
        }
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.stop()
    }

    override func wantsToGo() { page.cancel() }

    private var request: FileExchange.Request {
        guard let exported else {
            return .choose(FileWish(files: contentTypes, countMax: FileWish.countMax(allowsMultipleSelection ? 0 : 1)))
        }
        return .offer(exported, text: nil)
    }

    /// Dismisses the picker, and then tells the delegate, as Apple's does.
    private func finish(_ urls: [URL]?) {
        dismiss(animated: true)
        if let urls {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}

/// Receives the outcome of a document picker.
/// Source: developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The older form, called by default with the first of several files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
