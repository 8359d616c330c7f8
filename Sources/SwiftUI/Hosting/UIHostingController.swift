public import UIKit

/// Shows SwiftUI views where UIKit wants a view controller.
///
/// Source: developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// What is shown. A new value keeps the state of views that keep their identity.
    public var rootView: Content {
        didSet { hosting.show(rootView) }
    }
    private let hosting = HostingView()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        hosting.show(rootView)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
        hosting.show(rootView)
    }

    /// There is no root view in an archive: use `init(coder:rootView:)`.
    public required dynamic init?(coder: NSCoder) { nil }

    open override func loadView() { view = hosting }

    /// The size that the views choose where so much is proposed, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
