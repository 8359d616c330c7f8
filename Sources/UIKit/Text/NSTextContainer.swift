/// Area of a text. Source: <https://developer.apple.com/documentation/uikit/nstextcontainer>
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Size of the area, the padding included; a text view has that of its own bounds. 0 is no limit.
    open var size: CGSize { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    /// Padding on either side of the lines, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    /// Greatest number of lines; 0 is no limit. It applies to text that is not edited.
    open var maximumNumberOfLines = 0 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    /// Ignored: text that does not fit ends with an ellipsis.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Ignored: text fills the view.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    open var isSimpleRectangularTextContainer: Bool { true }
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// View that shows the text.
    weak var textView: UITextView?

    override public init() {
        size = .zero
        super.init()
    }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Width for the lines; nil for no limit.
    var lineWidth: CGFloat? {
        if let textView { return max(1, textView.textFrame.width) }
        let width = size.width - 2 * lineFragmentPadding
        return size.width > 0 && width < 1e6 ? max(1, width) : nil
    }
}
