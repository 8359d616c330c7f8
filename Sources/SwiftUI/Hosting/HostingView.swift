import CoreGraphics
import RenderTree
import UIKit

/// The UIKit view that a graph of SwiftUI views lives in.
final class HostingView: UIView {
    let graph = ViewGraph()
    /// Shows the newest root view; bodies are evaluated when the environment is known, not before.
    private var content: (@MainActor (EnvironmentValues) -> Void)?
    private var environment = EnvironmentValues()
    private var told: RenderEnvironment?
    private var isStale = false
    /// What constraints were last told of the content's own size.
    private var knownOwnSize: CGSize?

    init() {
        super.init(frame: .zero)
        environment.systemOpenURL = { [weak graph] url in graph?.onOpenURL?(url) ?? false }
        environment.pictureLoader.fetch = { [weak graph] url in
            guard let fetch = graph?.onFetch else { return try await PictureLoader().fetch(url) }
            return try await fetch(url)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show<Content: View>(_ view: Content) {
        content = { [graph] environment in graph.show(view, environment: environment) }
        isStale = true
        didChangeLooks()
    }

    /// Says what the device is like, before anybody asks for sizes.
    func tell(_ new: RenderEnvironment) {
        guard new != told else { return }
        told = new
        new.apply(to: &environment)
        isStale = true
    }

    func render(in new: RenderEnvironment) {
        tell(new)
        refresh()
        graph.render(in: bounds.size)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        return graph.root.fittingSize(in: size)
    }

    /// The content's ideal size, once the device is known.
    override var intrinsicContentSize: CGSize {
        guard told != nil, !translatesAutoresizingMaskIntoConstraints else {
            return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        }
        let size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let own = CGSize(
            width: size.width.isFinite ? size.width : Self.noIntrinsicMetric,
            height: size.height.isFinite ? size.height : Self.noIntrinsicMetric)
        knownOwnSize = own
        return own
    }

    /// True where constraints have to be solved again, because the content has grown or shrunk.
    func noteOwnSize() -> Bool {
        guard let known = knownOwnSize, intrinsicContentSize != known else { return false }
        invalidateIntrinsicContentSize()
        return true
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeTint()
        didChangeLooks()
    }

    /// The accent of UIKit's views around is the one of the views inside; blue, where none is set.
    private func takeTint() {
        environment.tint = inheritedTint.map { Color(uiColor: $0) }
        isStale = true
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        content?(environment)
    }
}

extension HostingView: SelfPaintingView {
    func paint(into context: CGContext) {
        render(in: told ?? RenderEnvironment(colorScheme: traitCollection.userInterfaceStyle == .dark ? .dark : .light))
        guard let tree = graph.tree, let root = tree.root else { return }
        NodePainter(tree: tree, context: context, asset: { [graph] in graph.assets[$0] }).paint(root)
    }
}

extension UIView {
    /// Every hosting view in this one.
    var hostingViews: [HostingView] {
        ((self as? HostingView).map { [$0] } ?? []) + subviews.flatMap(\.hostingViews)
    }
}
