import CoreGraphics
import RenderTree
import TreePainter
import UIKit

/// UIKit view that hosts a graph of SwiftUI views.
final class HostingView: UIView {
    let graph = ViewGraph()
    /// Shows the current root view in the graph. Called when the environment is known, so that no body is evaluated
    /// before.
    private var content: (@MainActor (EnvironmentValues) -> Void)?
    private var environment = EnvironmentValues()
    private var lastEnvironment: RenderEnvironment?
    private var isStale = false
    /// Intrinsic size that constraints were last solved with.
    private var knownOwnSize: CGSize?

    init() {
        super.init(frame: .zero)
        graph.objects.object(GraphHost()).view = self
        environment.systemOpenURL = { [weak graph] url in graph?.onOpenURL?(url) ?? false }
        environment.exchangeFiles = { [weak graph] exchange in exchange.begin(by: graph?.onExchangeFiles) }
        environment.pictureLoader.fetch = { [weak graph] url in
            guard let fetch = graph?.onFetch else { return try await ImageLoader().fetch(url) }
            return try await fetch(url)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show<Content: View>(_ view: Content) {
        content = { [graph] environment in graph.show(view, environment: environment) }
        isStale = true
        didChangeLooks()
    }

    /// Sets the device's environment, before sizes are measured.
    func tell(_ new: RenderEnvironment) {
        guard new != lastEnvironment else { return }
        lastEnvironment = new
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

    /// The content's ideal size; none before the environment is known.
    override var intrinsicContentSize: CGSize {
        guard lastEnvironment != nil, !translatesAutoresizingMaskIntoConstraints else {
            return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        }
        let size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let own = CGSize(
            width: size.width.isFinite ? size.width : Self.noIntrinsicMetric,
            height: size.height.isFinite ? size.height : Self.noIntrinsicMetric)
        knownOwnSize = own
        return own
    }

    /// Invalidates the intrinsic size if the content's size has changed, and returns whether it has, so that
    /// constraints are solved again.
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

    /// Passes the accent colour of the surrounding UIKit views to the SwiftUI views; blue where none is set.
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

extension HostingView: TreeHosting {
    func hostedTree() -> NodeDraft? {
        let scheme: RenderEnvironment.Scheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        render(in: lastEnvironment ?? RenderEnvironment(colorScheme: scheme))
        guard let tree = graph.tree, let root = tree.root else { return nil }
        return NodeDraft(root, of: tree) { [graph] in graph.pictures[$0].flatMap(CairoPainter.picture) }
    }
}

extension UIView {
    /// All hosting views among this view and its descendants.
    var hostingViews: [HostingView] {
        ((self as? HostingView).map { [$0] } ?? []) + subviews.flatMap(\.hostingViews)
    }
}
