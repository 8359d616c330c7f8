import RenderTree
@_spi(Engine) import SwiftUICore

/// All choices of a picker as rows of the enclosing list, with a check mark on the selected one.
struct PickerRows<Value: Hashable, Content: View>: PrimitiveView {
    typealias Body = Never
    let selection: Binding<Value>
    let content: Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { PickerRowsElement(self, context) }
}

/// The element of `PickerRows`. Tracks reads of the selection's binding as a body does.
private final class PickerRowsElement<Value: Hashable, Content: SwiftUI.View>: ViewElement<PickerRows<Value, Content>> {
    private var content: ViewElement<Content>?
    private var rows: [OptionRowNode] = []

    private var inner: EnvironmentValues {
        var values = environment
        values.readsElementIDs = true
        return values
    }

    override func mount() {
        content = makeChild(view.content, environment: inner)
        collectNodes()
    }

    override func update(from old: View) {
        content?.update(view.content, environment: inner)
        collectNodes()
    }

    override func collectNodes() {
        var known = Dictionary(uniqueKeysWithValues: rows.map { (ObjectIdentifier($0.content), $0) })
        rows = (content?.nodes ?? []).map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makeRow($0) }
        for row in known.values { row.remove() }
        evaluate()
        setNodes(rows)
    }

    private func makeRow(_ content: LayoutNode) -> OptionRowNode {
        let row = OptionRowNode(content)
        own(row)
        row.ownTraits.list.insets = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        return row
    }

    override func evaluate() {
        let current = tracking { view.selection.wrappedValue }
        let colors = PickerColors(environment)
        let (selection, beforeAction) = (view.selection, environment.beforeAction)
        for row in rows {
            let value = row.content.traits.selectionValue(Value.self)
            row.set(isSelected: value == current, isEnabled: environment.isEnabled, colors)
            row.choose = {
                beforeAction?.action()
                if let value { selection.wrappedValue = value }
            }
        }
    }

    override var childElements: [Element] { [content].compactMap { $0 } }
    override func didUnmount() { for row in rows { row.remove() } }
}

/// The layout node of one choice: at least 44 points high, the whole of it can be tapped.
final class OptionRowNode: WrapperNode {
    private static let markSide: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let verticalInset: CGFloat = 11
    private lazy var id = makeID()
    private lazy var markID = makeID()
    private var isSelected = false
    private var isEnabled = true
    private var colors: PickerColors?
    var choose: () -> Void = {}

    func set(isSelected: Bool, isEnabled: Bool, _ colors: PickerColors) {
        guard isSelected != self.isSelected || isEnabled != self.isEnabled || colors != self.colors else { return }
        (self.isSelected, self.isEnabled, self.colors) = (isSelected, isEnabled, colors)
        markDirty()
    }

    override var childSpace: CGPoint? { .zero }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.markSide - Self.gap) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = content.size(for: contentProposal(proposal))
        return CGSize(
            width: proposal.width ?? inner.width + Self.markSide + Self.gap,
            height: max(ListNode.rowHeightMin, inner.height + 2 * Self.verticalInset))
    }

    override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        CGPoint(x: 0, y: (size.height - content.size(for: contentProposal(proposal)).height) / 2)
    }

    override func render() -> [NodeID] {
        placeContent()
        var told = NodeAccessibility(label: content.accessibilityText)
        if isSelected { told.traits = [.selected] }
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: NodeContent.button(ButtonContent()).enabled(isEnabled),
                style: NodeStyle(opacity: isEnabled ? nil : colors?.opacity), accessibility: told,
                children: content.renderedIDs + putMark()))
        graph.setResponder(self, for: id)
        return [id]
    }

    private func putMark() -> [NodeID] {
        guard isSelected, let colors else {
            graph.store.remove(markID)
            return []
        }
        let side = Self.markSide
        let path = CheckMark().path(in: CGRect(x: 0, y: 0, width: side, height: side)).data
        let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round).painted(with: .color(colors.tint))
        let x = isMirrored ? 0 : max(0, size.width - side)
        graph.store.put(
            Node(
                id: markID, frame: TreeRect(x: x, y: (size.height - side) / 2, width: side, height: side),
                content: .shape(ShapeContent(path: path, stroke: stroke))))
        return [markID]
    }

    override func handle(_ event: InputEvent) { if case .tap(id) = event, isEnabled { choose() } }
}
