/// Picker that lets a person take a picture or choose one of theirs. A browser gives an app none of the person's
/// pictures, so no source type is available, which is what code checks before it presents a picker. Presented all the
/// same, it offers only Cancel.
///
/// Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Ignored: no source is available.
    open var sourceType = SourceType.photoLibrary
    /// Ignored: no picture can be picked.
    open var allowsEditing = false
    /// Ignored: no picture can be picked.
    open var mediaTypes = ["public.image"]

    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear = 0, front }

    /// Key of the dictionary that describes a picked medium.
    /// Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Always returns false.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Always returns false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Always returns nil.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    private let explanation = UILabel()
    private lazy var cancelButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.cancel() })

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { nil }

    /// "Photos" in the app's language, unless it was given another.
    override open var title: String? {
        get { super.title ?? SystemWords.current[.photos] }
        set { super.title = newValue }
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showWords()
        explanation.numberOfLines = 0
        explanation.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [explanation, cancelButton])
        stack.axis = .vertical
        stack.spacing = 16
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
        showWords()
    }

    /// Sets what has changed only, since a new text asks for another layout.
    private func showWords() {
        let words = SystemWords.current
        if explanation.text != words[.noPictures] { explanation.text = words[.noPictures] }
        if cancelButton.configuration?.title != words[.cancel] { cancelButton.configuration?.title = words[.cancel] }
    }

    override func wantsToGo() { cancel() }

    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// Receives the outcome of an image picker.
/// Source: developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Never called: no picture can be picked.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the person cancels; implementations dismiss the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
