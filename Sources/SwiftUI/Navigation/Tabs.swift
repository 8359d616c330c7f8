import RenderTree
@_spi(Engine) import SwiftUICore

/// Content of a tab view, without its own state.
struct Tabs<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let accessory: AnyView?
    let choice: TabChoice
    let look: _TabLook
    let bar: AncestorChannel<TabBarLooks>

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { TabsElement(self, context) }
}

private final class TabsElement<Content: SwiftUI.View>: ViewElement<Tabs<Content>> {
    private lazy var node = TabsNode(graph)
    private var child: ViewElement<Content>?
    private var accessory: ViewElement<AnyView?>?

    private var inner: EnvironmentValues {
        var values = environment
        values.readsElementIDs = true
        values.tabLook = .bar
        values.tabAccessory = nil
        return values
    }

    override func mount() {
        child = makeChild(view.content, environment: inner)
        accessory = makeChild(view.accessory, environment: inner)
        collectNodes()
        setNodes([node])
    }

    override func update(from old: View) {
        child?.update(view.content, environment: inner)
        accessory?.update(view.accessory, environment: inner)
        collectNodes()
    }

    /// Draws the bar anew when a tab has changed its looks. The content must not be updated then: it would publish the
    /// same looks again, for ever.
    override func evaluate() { collectNodes() }

    override func collectNodes() {
        node.children = child?.nodes ?? []
        node.accessory = accessory?.nodes ?? []
        node.set(view.choice, view.look, TabColors(environment, tracking { view.bar.value }))
    }

    override var childElements: [Element] { [child, accessory].compactMap { $0 as Element? } }
    override func didUnmount() { node.remove() }
}

struct TabColors {
    let ground: Paint?
    let separator: RGBA
    let dot: RGBA
    let chosenDot: RGBA
    let isHidden: Bool

    init(_ environment: EnvironmentValues, _ bar: TabBarLooks) {
        var environment = environment
        if let scheme = bar.looks.scheme { environment.colorScheme = scheme }
        ground = bar.looks.shownBackground?.paint(in: environment)
        separator = Color.separator.resolved(in: environment)
        dot = Color(.system(.tertiaryLabel)).resolved(in: environment)
        chosenDot = Color.primary.resolved(in: environment)
        isHidden = bar.isHidden
    }
}

/// Shows one of its children above a tab bar, or all of them side by side to swipe through.
final class TabsNode: ContainerNode {
    private static let barHeight: CGFloat = 49
    private static let dotSide: CGFloat = 7

    private var choice: TabChoice?
    private var look = _TabLook.bar
    private var colors: TabColors?
    private var pageIDs: [NodeID] = []
    private var buttonIDs: [NodeID] = []
    private var dotIDs: [NodeID] = []
    private lazy var barID = makeID()
    private lazy var groundID = makeID()
    private lazy var lineID = makeID()
    private lazy var scrollID = makeID()
    private lazy var accessoryID = makeID()
    private var target: RenderTree.ScrollTarget?
    /// View between pages and bar.
    var accessory: [LayoutNode] = []
    /// Index of the page the person has swiped to.
    private var seen = 0
    /// Column of that page. In a layout from right to left it also depends on the number of pages.
    private var seenColumn = 0

    override var dependsOnContent: Bool { false }
    override var below: [LayoutNode] { children + accessory + children.flatMap { $0.tabPage?.label ?? [] } }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var childSpace: CGPoint? { .zero }

    func set(_ choice: TabChoice, _ look: _TabLook, _ colors: TabColors) {
        (self.choice, self.look, self.colors) = (choice, look, colors)
        markDirty()
    }

    private var tags: [AnyHashable?] { children.map { $0.traits.tag ?? $0.traits.elementID } }

    private var selected: Int {
        min(max(choice?.index(tags) ?? 0, 0), max(0, children.count - 1))
    }

    override func render() -> [NodeID] {
        let selected = selected
        for (index, child) in children.enumerated() {
            child.tabPage?.isSelected = look == .bar ? index == selected : true
        }
        return look == .bar ? renderBar(selected) : renderPages(selected)
    }

    /// Returns the column of an element counted from the left, or the element of a column: the first one stands on the
    /// leading side.
    private func column(_ index: Int, of count: Int) -> Int { isMirrored ? max(0, count - 1 - index) : index }

    private func id(_ ids: inout [NodeID], _ index: Int) -> NodeID {
        while ids.count <= index { ids.append(makeID()) }
        return ids[index]
    }

    private func removeUnused(_ ids: [NodeID], from count: Int) {
        for unused in ids.dropFirst(count) { graph.store.remove(unused) }
    }

    private func putPage(_ index: Int, _ rect: CGRect, isSeen: Bool) -> NodeID {
        let child = children[index]
        let proposal = ProposedViewSize(rect.size)
        child.place(at: child.origin(in: rect.size, .center, proposal), proposal)
        let id = id(&pageIDs, index)
        graph.store.put(
            Node(
                id: id, frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                style: isSeen ? NodeStyle() : .away, accessibility: NodeAccessibility(hidden: isSeen ? nil : true),
                children: child.renderedIDs))
        return id
    }

    // MARK: A bar of tabs

    private func renderBar(_ selected: Int) -> [NodeID] {
        for id in [scrollID] + dotIDs { graph.store.remove(id) }
        let hasBar = colors?.isHidden != true && children.contains { $0.tabPage != nil }
        let barHeight = hasBar ? Self.barHeight : 0
        let barY = origin.y + max(0, size.height - barHeight)
        let accessoryY = placeAccessory(above: barY)
        let page = CGRect(x: origin.x, y: origin.y, width: size.width, height: max(0, accessoryY - origin.y))
        var drawn = children.indices.map { putPage($0, page, isSeen: $0 == selected) }
        removeUnused(pageIDs, from: children.count)
        if !accessory.isEmpty { drawn.append(accessoryID) }
        if hasBar {
            drawn.append(putBar(y: barY, selected))
        } else {
            for id in [barID, groundID, lineID] + buttonIDs { graph.store.remove(id) }
            for label in children.flatMap({ $0.tabPage?.label ?? [] }) { label.removeFromTree() }
        }
        return drawn
    }

    /// Returns where the accessory begins.
    private func placeAccessory(above bottom: CGFloat) -> CGFloat {
        guard !accessory.isEmpty else {
            graph.store.remove(accessoryID)
            return bottom
        }
        let proposal = ProposedViewSize(width: size.width, height: nil)
        let height = accessory.map { $0.size(for: proposal).height }.max() ?? 0
        for node in accessory {
            node.parent = self
            node.place(at: node.origin(in: CGSize(width: size.width, height: height), .center, proposal), proposal)
        }
        graph.store.put(
            Node(
                id: accessoryID, frame: TreeRect(x: origin.x, y: bottom - height, width: size.width, height: height),
                children: accessory.flatMap(\.renderedIDs)))
        return bottom - height
    }

    private func putBar(y: CGFloat, _ selected: Int) -> NodeID {
        let tabs = children.enumerated().compactMap { index, child in child.tabPage.map { (index, $0) } }
        let width = size.width / CGFloat(max(1, tabs.count))
        var drawn = putGround()
        for (place, (index, tab)) in tabs.enumerated() {
            let x = CGFloat(column(place, of: tabs.count)) * width
            let rect = CGRect(x: x, y: 0, width: width, height: Self.barHeight)
            drawn.append(putButton(place, tab, rect, isOn: index == selected))
        }
        removeUnused(buttonIDs, from: tabs.count)
        graph.store.put(
            Node(
                id: barID, frame: TreeRect(x: origin.x, y: y, width: size.width, height: Self.barHeight),
                accessibility: NodeAccessibility(traits: [.choices]), children: drawn))
        return barID
    }

    private func putGround() -> [NodeID] {
        guard let colors else { return [] }
        let area = CGRect(x: 0, y: 0, width: size.width, height: Self.barHeight)
        let line = CGRect(x: 0, y: 0, width: size.width, height: 0.5)
        graph.store.put(
            Node(
                id: groundID, frame: TreeRect(x: 0, y: 0, width: area.width, height: area.height),
                content: .shape(
                    ShapeContent(
                        path: PathData.rectangle(area),
                        fill: colors.ground ?? .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))))))
        graph.store.put(
            Node(
                id: lineID, frame: TreeRect(x: 0, y: 0, width: line.width, height: line.height),
                content: .shape(ShapeContent(path: PathData.rectangle(line), fill: .color(colors.separator)))))
        return [groundID, lineID]
    }

    private func putButton(_ place: Int, _ tab: TabPageNode, _ rect: CGRect, isOn: Bool) -> NodeID {
        let proposal = ProposedViewSize(rect.size)
        for label in tab.label {
            label.parent = self
            label.place(at: label.origin(in: rect.size, .center, proposal), proposal)
        }
        let id = id(&buttonIDs, place)
        let words = tab.label.compactMap(\.accessibilityText).joined(separator: ", ")
        graph.store.put(
            Node(
                id: id, frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                content: .toggle(ToggleContent(role: .tab, isOn: isOn)),
                accessibility: NodeAccessibility(label: words.isEmpty ? nil : words),
                children: tab.label.flatMap(\.renderedIDs)))
        graph.setResponder(self, for: id)
        return id
    }

    // MARK: Pages

    private func renderPages(_ selected: Int) -> [NodeID] {
        for id in [barID, groundID, lineID] + buttonIDs { graph.store.remove(id) }
        for node in accessory { node.removeFromTree() }
        graph.store.remove(accessoryID)
        let selectedColumn = column(selected, of: children.count)
        if target == nil || selected != seen || selectedColumn != seenColumn {
            target = RenderTree.ScrollTarget(
                x: CGFloat(selectedColumn) * size.width, y: 0, serial: (target?.serial ?? 0) + 1,
                isAnimated: target == nil || selected == seen ? nil : true)
            (seen, seenColumn) = (selected, selectedColumn)
        }
        let pages = children.indices.map { index in
            let x = CGFloat(column(index, of: children.count)) * size.width
            return putPage(index, CGRect(x: x, y: 0, width: size.width, height: size.height), isSeen: true)
        }
        removeUnused(pageIDs, from: children.count)
        let scroll = ScrollContent(
            contentSize: TreeSize(width: size.width * CGFloat(children.count), height: size.height),
            horizontal: true, vertical: false, hidesIndicators: true, target: target, snap: .pages,
            reportsOffset: true)
        graph.store.put(Node(id: scrollID, frame: treeFrame, content: .scroll(scroll), children: pages))
        graph.setResponder(self, for: scrollID)
        return [scrollID] + (look == .pagesWithDots ? putDots(selected) : [])
    }

    private func putDots(_ selected: Int) -> [NodeID] {
        guard let colors, children.count > 1 else { return [] }
        let step = Self.dotSide + 9
        let start = origin.x + (size.width - step * CGFloat(children.count - 1) - Self.dotSide) / 2
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide)).data
        let drawn = children.indices.map { index in
            let id = id(&dotIDs, index)
            graph.store.put(
                Node(
                    id: id,
                    frame: TreeRect(
                        x: start + step * CGFloat(column(index, of: children.count)), y: origin.y + size.height - 22,
                        width: Self.dotSide, height: Self.dotSide),
                    content: .shape(
                        ShapeContent(path: path, fill: .color(index == selected ? colors.chosenDot : colors.dot)))))
            return id
        }
        removeUnused(dotIDs, from: children.count)
        return drawn
    }

    // MARK: Input

    override func handle(_ event: InputEvent) {
        switch event {
        case .tap(let node):
            let tabs = children.indices.filter { children[$0].tabPage != nil }
            guard let place = buttonIDs.firstIndex(of: node), tabs.indices.contains(place) else { return }
            choose(tabs[place])
        case .scroll(_, let x, _):
            guard let place = Int(exactly: (x / size.width).rounded()), children.indices.contains(place),
                abs(x - CGFloat(place) * size.width) < 1
            else { return }
            (seen, seenColumn) = (column(place, of: children.count), place)
            if seen != selected { choose(seen) }
        default: break
        }
    }

    private func choose(_ index: Int) { choice?.choose(index, tags[index]) }
}
