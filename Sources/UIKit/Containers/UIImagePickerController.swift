/// Would let a person take a picture or choose one of theirs. A browser has none of the person's pictures for an app: no
/// source is available, which is what code asks before it presents one. Presented all the same, it offers only Cancel.
///
/// Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
@MainActor open class UIImagePickerController: UIViewController {
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]

    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear = 0, front }

    /// Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Always false.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Photos"
    }

    public required init?(coder: NSCoder) { nil }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "This app cannot see your pictures here."
        label.numberOfLines = 0
        label.textAlignment = .center
        let cancel = UIButton(
            configuration: .plain(), primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
        let stack = UIStackView(arrangedSubviews: [label, cancel])
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

    override func wantsToGo() { cancel() }

    private func cancel() {
        guard let delegate else { return dismiss(animated: false) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// Source: developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Never told here.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Dismiss the picker in it.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
