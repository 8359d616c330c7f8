/// Control that reports that a person has pulled a scroll view down.
/// Source: developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    /// Ignored: the browser shows a spinner without words.
    open var attributedTitle: NSAttributedString?

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    func pulled() {
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
