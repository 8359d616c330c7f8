import RenderTree
@_spi(Engine) import SwiftUICore

/// Modifier that gives its content a label in the tab bar.
public struct _TabItemModifier<TabLabel: View>: PrimitiveModifier {
    public typealias Body = Never
    let label: TabLabel

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TabItemElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class TabItemElement<Content: SwiftUI.View, TabLabel: SwiftUI.View>:
    ViewElement<ModifiedContent<Content, _TabItemModifier<TabLabel>>>
{
    private var child: ViewElement<Content>?
    private var label: ViewElement<TabBarLabel<TabLabel>>?
    private lazy var node = TabPageNode(graph)

    override func mount() {
        node.onSelection = { [weak self] in self?.persistentReader.invalidate() }
        label = makeChild(TabBarLabel(content: view.modifier.label), environment: inner)
        collectNodes()
        setNodes([node])
    }

    override func update(from old: View) { evaluate() }

    /// Makes the page when it is first selected, and fires appear and disappear with every change of selection.
    override func evaluate() {
        if let child {
            child.update(view.content, environment: page)
            if node.isSelected != node.wasVisible { child.changeVisibility(to: node.isSelected) }
        } else if node.isSelected {
            child = makeChild(view.content, environment: page)
        }
        node.wasVisible = node.isSelected
        label?.update(TabBarLabel(content: view.modifier.label), environment: inner)
        collectNodes()
    }

    private var page: EnvironmentValues {
        guard environment.tabBadge != nil else { return environment }
        var values = environment
        values.tabBadge = nil
        return values
    }

    private var inner: EnvironmentValues {
        var values = environment
        values.font = .system(size: 10, weight: .medium)
        values.foregroundStyle = AnyShapeStyle(node.isSelected ? Color.accentColor : Color.gray)
        values.symbolVariants = .fill
        values.labelStyle = ControlStyle(TabLabelStyle()) { $0.makeBody(configuration: $1) }
        return values
    }

    override func collectNodes() {
        node.children = child?.nodes ?? []
        node.label = label?.nodes ?? []
        node.contentTag = carriedTag(of: view.content) ?? child?.nodes.lazy.compactMap(\.traits.tag).first
    }

    override var childElements: [Element] { [child, label].compactMap { $0 as Element? } }
    override func didUnmount() { node.remove() }
}

/// Label in the colour scheme of the tab bar.
private struct TabBarLabel<Content: View>: View {
    @Environment(\.tabBar) private var bar
    @Environment(\.colorScheme) private var scheme
    let content: Content

    var body: some View { content.environment(\.colorScheme, bar?.value.looks.scheme ?? scheme) }
}

/// Label style with the picture above the title, in an area of one height, so that all titles of a bar stand on one line.
private struct TabLabelStyle: LabelStyle {
    private static let iconHeight: CGFloat = 24

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 20)).accessibilityHidden(true)
                .overlay(alignment: .topTrailing) { TabBadge() }
                .frame(height: Self.iconHeight)
            configuration.title
        }
    }
}

/// One tab: its page, and its label in the bar.
final class TabPageNode: ContainerNode {
    var onSelection: () -> Void = {}
    var isSelected = false { didSet { if isSelected != oldValue { onSelection() } } }
    var wasVisible = false
    /// Tag that stands inside of the tab's content; one around the tab item comes first.
    var contentTag: AnyHashable? { didSet { if contentTag != oldValue { parent?.markDirty() } } }
    var label: [LayoutNode] = [] {
        didSet {
            guard !label.elementsEqual(oldValue, by: { $0 === $1 }) else { return }
            parent?.sizeChanged()
        }
    }

    override var dependsOnContent: Bool { false }
    override var traits: LayoutTraits {
        guard ownTraits.tag == nil, let contentTag else { return ownTraits }
        var traits = ownTraits
        traits.tag = contentTag
        return traits
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        let proposal = ProposedViewSize(size)
        for child in children { child.place(at: origin + child.origin(in: size, .center, proposal), proposal) }
        return children.flatMap(\.renderedIDs)
    }
}

extension LayoutNode {
    /// Tab that this node is or wraps; nil where it is none.
    var tabPage: TabPageNode? { (self as? TabPageNode) ?? (self as? WrapperNode)?.content.tabPage }
}
