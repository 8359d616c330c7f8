import RenderTree

/// Controller by which a person chooses a picture or video of theirs, or takes one: by the browser's chooser, which opens the camera
/// on a phone. The picture has no metadata.
///
/// Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    /// Ignored but for `editedImage`, which is the original then: a browser's chooser has no editor.
    open var allowsEditing = false
    /// Kinds to choose from: `public.image`, `public.movie`.
    open var mediaTypes = ["public.image"]
    /// Ignored: the browser's chooser decides.
    open var cameraDevice = CameraDevice.rear
    /// Ignored: the browser's chooser decides.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Ignored: videos are as long as they are.
    open var videoMaximumDuration = 600.0
    /// Ignored: the browser's chooser decides.
    open var videoQuality = QualityType.typeMedium

    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear = 0, front }
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// Key of the dictionary that describes a picked medium.
    /// Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// Always returns true. Whether there is a camera only the browser knows: without one it shows its chooser of files.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
    /// Always returns true.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }

    private lazy var page = FilePickingPage(.choosingPictures) { [weak self] in self?.cancelled() }

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
        page.fill(view)
        page.showWords()
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        page.showWords()
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        page.begin(.choose(wish), in: view) { [weak self] end in
            guard let self else { return }
            if case .done(let files) = end, let file = files.first { picked(file) } else { cancelled() }
        }
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.stop()
    }

    override func wantsToGo() { page.cancel() }

    private var wish: FileWish {
        let movies: Set = ["public.movie", "public.video"]
        let kinds: FileWish.Photos =
            !mediaTypes.contains(where: movies.contains)
            ? .images : mediaTypes.contains("public.image") ? .all : .videos
        return FileWish(photos: kinds, countMax: 1, camera: sourceType == .camera)
    }

    private func picked(_ file: PickedFile) {
        guard let image = (try? Data(contentsOf: file.url)).flatMap({ UIImage(data: $0) }) else {
            return tell([.mediaType: "public.movie", .mediaURL: file.url])
        }
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file.url]
        if allowsEditing { info[.editedImage] = image }
        tell(info)
    }

    private func tell(_ info: [InfoKey: Any]) {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancelled() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// Receives the outcome of an image picker.
/// Source: developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with the picture or video; implementations dismiss the picker.
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
