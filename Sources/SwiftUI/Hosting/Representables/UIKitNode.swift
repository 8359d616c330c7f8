import CoreGraphics
package import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// Layout node of a UIKit view within a SwiftUI layout.
package final class UIKitNode: LayoutNode {
    let view: UIView
    private(set) lazy var nodes = UIViewNodes(
        store: graph.store, provide: { [unowned self] in name($0) }, host: { [unowned self] in host($0) },
        listen: { [unowned self] id, isOn in graph.setResponder(isOn ? self : nil, for: id) })
    private var pictures = PictureNames()
    private var inner: [ObjectIdentifier: InnerGraph] = [:]
    /// Whether the view is being measured or rendered, when changes of it are expected and do not invalidate the node.
    var isAtWork = false
    /// Whether looks are being recorded, for which hosted graphs are not rendered.
    var isRecordingLooks = false
    /// Returns the size that the representable chooses; nil leaves it to the view.
    var ask: ((ProposedViewSize) -> CGSize?)?
    private var environment = EnvironmentValues()
    /// Traits that the view was last told of; nil before the first.
    private var lastTraits: UITraitCollection?

    /// SwiftUI within UIKit within SwiftUI: the nodes of its graph are copied into the outer graph.
    private struct InnerGraph {
        let view: HostingView
        var copied: Set<NodeID> = []
    }

    /// The graph, as long as it is there: animations of an app's own may hold this node longer.
    private(set) weak var shownGraph: ViewGraph?

    package init(_ graph: ViewGraph, _ view: UIView) {
        self.view = view
        shownGraph = graph
        super.init(graph)
        view.onChange = ChangeHandler { [weak self] in self?.viewDidChange() }
        AnimationScenes.add(self)
    }

    private func viewDidChange() {
        if !isAtWork { sizeChanged() }
    }

    /// Sets the environment of the view's place, and tells the view, its controller and its descendants where their
    /// traits change by that.
    func setEnvironment(_ new: EnvironmentValues) {
        environment = new
        let traits = renderEnvironment.traits
        view.owner?.interfaceStyle = traits.userInterfaceStyle
        let old = lastTraits
        lastTraits = traits
        if let old, old != traits { traits.performAsCurrent { view.traitsDidChange(from: old) } }
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isAtWork = true
        defer { isAtWork = false }
        if let size = ask?(proposal) { return size }
        let own = view.intrinsicContentSize
        let isConstrained = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        let fitting =
            isConstrained && own.width == UIView.noIntrinsicMetric && own.height == UIView.noIntrinsicMetric
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
        return CGSize(
            width: length(proposal.width, fitting.width, .horizontal),
            height: length(proposal.height, fitting.height, .vertical))
    }

    /// Returns a side's length. One without an intrinsic length takes the proposed one, 10 points if unspecified. Else
    /// it is the proposed one, but not below the intrinsic length where compression resistance is at least high, nor
    /// above it where content hugging is.
    private func length(_ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own != UIView.noIntrinsicMetric, own > 0 else { return proposed ?? 10 }
        guard let proposed else { return own }
        var length = proposed
        if view.contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue {
            length = max(length, own)
        }
        if view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue {
            length = min(length, own)
        }
        return length
    }

    // MARK: Drawing

    package override func render() -> [NodeID] {
        isAtWork = true
        defer { isAtWork = false }
        for hosting in view.hostingViews { hosting.tell(renderEnvironment) }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        var id: NodeID?
        let seen = Set(view.hostingViews.map(ObjectIdentifier.init))
        renderEnvironment.traits.performAsCurrent {
            view.layoutIfNeeded()
            nodes.begin()
            id = nodes.put(view, at: origin)
            nodes.end()
        }
        for (key, old) in inner where !seen.contains(key) { forget(old, key) }
        graph.enqueue { [weak self] in if let self { PendingAnimations.start(in: self) } }
        return id.map { [$0] } ?? []
    }

    var renderEnvironment: RenderEnvironment {
        var inside = RenderEnvironment(
            colorScheme: environment.colorScheme == .dark ? .dark : .light, displayScale: environment.displayScale,
            locale: environment.locale, layoutDirection: environment.layoutDirection,
            dynamicTypeSize: environment.dynamicTypeSize, systemWords: environment.systemWords)
        inside.timeZone = environment.timeZone
        inside.accessibility = environment.accessibilitySettings
        inside.scenePhase = environment.scenePhase
        return inside
    }

    private func name(_ image: CGImage) -> AssetID? {
        guard let (asset, bytes) = pictures.name(of: image) else { return nil }
        graph.pictures.provide(asset, bytes())
        return asset
    }

    // MARK: SwiftUI within the view

    private func host(_ hosting: HostingView) -> NodeID {
        let key = ObjectIdentifier(hosting)
        let inside = hosting.graph
        if isRecordingLooks { return inside.root.id }
        inside.isVisible = true
        inside.onNeedsRender = { [weak self] in self?.markDirty() }
        inside.onDiagnostic = { [weak graph] in graph?.report($0, $1, $2) }
        hosting.render(in: renderEnvironment)
        let new = Set(inside.store.nodes.map(\.id))
        for id in inner[key]?.copied.subtracting(new) ?? [] { drop(id) }
        for node in inside.store.nodes {
            for asset in node.pictures { graph.pictures.provide(asset, inside.pictures[asset]) }
            graph.store.put(node)
            graph.setResponder(self, for: node.id)
        }
        // Nobody takes its changes, which would be kept for ever. Each node stays listed once, for a scene that shows the view
        // itself later.
        _ = inside.store.forgetSent()
        inside.store.forgetMotions()
        inner[key] = InnerGraph(view: hosting, copied: new)
        return inside.root.id
    }

    private func drop(_ id: NodeID) {
        graph.store.remove(id)
        graph.setResponder(nil, for: id)
    }

    private func forget(_ old: InnerGraph, _ key: ObjectIdentifier) {
        for id in old.copied { drop(id) }
        old.view.graph.isVisible = false
        inner[key] = nil
    }

    // MARK: Input and removal

    package override func handle(_ event: InputEvent) {
        for graph in inner.values.map(\.view.graph) where graph.store.has(event.node) {
            graph.handle(event)
            return markDirty()
        }
        nodes.handle(event)
    }

    package override func didRemove() {
        nodes.removeAll()
        for (key, old) in inner { forget(old, key) }
        view.onChange = nil
    }
}
