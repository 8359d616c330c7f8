import RenderTree
@_spi(Engine) import SwiftUICore

/// All pages of a stack. Covered ones keep their state and their place in the tree, but are hidden.
struct NavigationPages<Root: View>: PrimitiveView {
    typealias Body = Never
    let model: NavigationModel
    let pages: [NavigationModel.Page]
    let root: Root

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { NavigationPagesElement(self, context) }
}

private final class NavigationPagesElement<Root: SwiftUI.View>: ViewElement<NavigationPages<Root>> {
    private struct Shown {
        let id: Int
        let bar: AncestorChannel<PageBar>
        let header: ScrollHeader
        let dismissal = Dismissal()
        let element: ViewElement<NavigationPage>
        var environment: EnvironmentValues
        weak var source: EnvironmentValues.Stamp?
    }
    private lazy var node = PagesNode(graph)
    private let destinations = AncestorChannel(Destinations())
    private var shown: [Shown] = []
    private lazy var rootBox = RootBox(view.root)

    @MainActor private struct RootBox {
        private(set) var shown: Root
        let box: PageBox

        init(_ root: Root) {
            shown = root
            box = PageBox(AnyView(root))
        }

        mutating func show(_ root: Root) {
            shown = root
            box.view = AnyView(root)
        }
    }

    override func mount() {
        reconcile()
        setNodes([node])
    }

    override func update(from old: View) { reconcile() }

    private func reconcile() {
        if !isKnownEqual(rootBox.shown, view.root) { rootBox.show(view.root) }
        let rootPage = NavigationModel.Page(id: 0, content: .view(rootBox.box))
        var known = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var next: [Shown] = []
        for page in [rootPage] + view.pages {
            let shown = known.removeValue(forKey: page.id).map { updated($0, page, before: next.last) }
            next.append(shown ?? make(page, before: next.last))
        }
        for gone in known.values { gone.element.unmount() }
        tellVisibility(next)
        shown = next
        collectNodes()
    }

    /// Makes a covered page disappear and an uncovered one appear, as on Apple's stack.
    private func tellVisibility(_ next: [Shown]) {
        guard let old = shown.last, let new = next.last, old.id != new.id else { return }
        if next.contains(where: { $0.id == old.id }) { old.element.changeVisibility(to: false) }
        if shown.contains(where: { $0.id == new.id }) { new.element.changeVisibility(to: true) }
    }

    private func page(
        _ page: NavigationModel.Page, _ bar: AncestorChannel<PageBar>, _ header: ScrollHeader, before: Shown?
    ) -> NavigationPage {
        let model = view.model
        let back = before.map { before in
            NavigationBack(bar: before.bar) { model.pop(page.id) }
        }
        return NavigationPage(content: page.content, destinations: destinations, bar: bar, header: header, back: back)
    }

    private func make(_ page: NavigationModel.Page, before: Shown?) -> Shown {
        let bar = AncestorChannel(PageBar())
        let header = ScrollHeader(margin: LargeTitle.bottomPadding)
        let dismissal = Dismissal()
        let environment = inner(bar, page.id == 0 ? environment.dismissal : dismissal)
        let model = view.model
        dismissal.action = { model.pop(page.id) }
        let element = makeChild(self.page(page, bar, header, before: before), environment: environment)
        return Shown(
            id: page.id, bar: bar, header: header, element: element, environment: environment,
            source: self.environment.stamp)
    }

    private func updated(_ shown: Shown, _ page: NavigationModel.Page, before: Shown?) -> Shown {
        var shown = shown
        if shown.source !== environment.stamp {
            let own = shown.environment.dismissal
            shown.environment = inner(shown.bar, page.id == 0 ? environment.dismissal : own)
            shown.source = environment.stamp
        }
        let content = self.page(page, shown.bar, shown.header, before: before)
        shown.element.update(content, environment: shown.environment)
        return shown
    }

    private func inner(_ bar: AncestorChannel<PageBar>, _ dismissal: Dismissal?) -> EnvironmentValues {
        var values = environment
        values.navigation = view.model
        values.destinations = destinations
        values.pageBar = bar
        values.dismissal = dismissal
        return values
    }

    override func collectNodes() {
        node.children = shown.flatMap(\.element.nodes)
    }

    override var childElements: [Element] { shown.map(\.element) }
    override func didUnmount() { node.remove() }
}

/// Back button's target and title.
struct NavigationBack {
    let bar: AncestorChannel<PageBar>
    let action: @MainActor () -> Void
}

/// Shows the last of its children and hides the others.
final class PagesNode: ContainerNode {
    private var groups: [ObjectIdentifier: NodeID] = [:]

    override var dependsOnContent: Bool { false }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children.last?.size(for: proposal) ?? .zero)
    }

    override var childSpace: CGPoint? { .zero }

    override func childrenChanged() {
        let alive = Set(children.map { ObjectIdentifier($0) })
        for (key, id) in groups where !alive.contains(key) {
            graph.store.remove(id)
            groups[key] = nil
        }
    }

    override func render() -> [NodeID] {
        var drawn: [NodeID] = []
        for child in children {
            let proposal = ProposedViewSize(size)
            let own = child.size(for: proposal)
            child.place(at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
            let id = groups[ObjectIdentifier(child)] ?? makeID()
            groups[ObjectIdentifier(child)] = id
            let isSeen = child === children.last
            graph.store.put(
                Node(
                    id: id, frame: treeFrame,
                    style: isSeen ? NodeStyle() : .away,
                    accessibility: NodeAccessibility(hidden: isSeen ? nil : true), children: child.renderedIDs))
            drawn.append(id)
        }
        return drawn
    }
}

extension NodeStyle {
    /// Style of a node that is kept for later. With `accessibility.hidden` set too, painters neither show it nor let
    /// input or the keyboard reach it.
    static let away = NodeStyle(opacity: 0, ignoresInput: true)
}
