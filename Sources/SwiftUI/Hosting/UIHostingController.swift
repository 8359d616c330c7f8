public import UIKit

/// What a hosting controller tells those around it of its content's size.
///
/// Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize` follows the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's own size follows the content; here it always does.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Shows SwiftUI views where UIKit wants a view controller.
///
/// Source: developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// What is shown. A new value keeps the state of views that keep their identity.
    public var rootView: Content {
        didSet { hosting.show(rootView) }
    }
    public var sizingOptions: UIHostingControllerSizingOptions = []
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

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard sizingOptions.contains(.preferredContentSize) else { return }
        preferredContentSize = hosting.sizeThatFits(CGSize(width: hosting.bounds.width, height: .infinity))
    }

    /// The size that the views choose where so much is proposed, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
