public import UIKit

/// Ways in which a hosting controller exposes its content's size.
///
/// Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `preferredContentSize` of the controller follows the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// Intrinsic size of the view follows the content; here it always does.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// View controller that shows SwiftUI views.
///
/// Source: developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// Root of the shown views. Setting it keeps the state of views that keep their identity.
    public var rootView: Content {
        didSet { hosting.show(rootView) }
    }
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// Ignored: an app's scene has no bars of the device above it, and the keyboard takes no room from it.
    public var safeAreaRegions: SafeAreaRegions = .all
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

    /// Returns nil, because an archive contains no root view: use `init(coder:rootView:)`.
    public required dynamic init?(coder: NSCoder) { nil }

    open override func loadView() { view = hosting }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard sizingOptions.contains(.preferredContentSize) else { return }
        preferredContentSize = hosting.sizeThatFits(CGSize(width: hosting.bounds.width, height: .infinity))
    }

    /// Returns the size that the content chooses for this proposal, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
