@_spi(Engine) import SwiftUICore

/// Scrolling column of rows on rounded cards.
///
/// Source: developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public typealias Body = Never
    let content: Content
    var selection: ListSelectionAccess<SelectionValue>?

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { ListElement(self, context) }
}

private final class ListElement<Value: Hashable, Content: SwiftUI.View>: ViewElement<List<Value, Content>> {
    private lazy var node = ListNode(graph)
    private var child: ViewElement<Content>?

    override func mount() {
        evaluate()
        child = makeChild(view.content, environment: inner)
        collectNodes()
        setNodes([node])
    }

    override func update(from old: View) {
        evaluate()
        child?.update(view.content, environment: inner)
        collectNodes()
    }

    override func evaluate() {
        node.looks = ListLooks(environment)
        node.scroller.configuration = environment.scrolling
        node.margins = environment.scrolling.margins
        node.sectionSpacing = environment.listSectionSpacing
        node.rowSpacing = environment.listRowSpacing
        let access = view.selection
        let (chosen, isEditing) = tracking {
            (access?.read(), environment.editMode?.wrappedValue.isEditing)
        }
        node.isEditing = isEditing
        guard let access, let chosen else {
            if node.selection != nil { node.selection = nil }
            return
        }
        node.selection = ListSelection(
            value: { $0.selectionValue(Value.self).map { AnyHashable($0) } },
            contains: { ($0.base as? Value).map(chosen.contains) ?? false },
            choose: { if let value = $0.base as? Value { access.choose(value) } })
    }

    private var inner: EnvironmentValues {
        var values = environment
        values.scrolling.forget()
        values.isFormRow = true
        values.listIconTint = values.listItemTint ?? ListItemTint()
        values.readsElementIDs = true
        return values
    }

    override func collectNodes() { node.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override var lazyAxis: Axis? { .vertical }
    override func scrollsCells(along axis: Axis) -> Bool { axis == .vertical }
    override func didUnmount() { node.remove() }
}

/// Reads and changes the selection of a list.
struct ListSelectionAccess<Value: Hashable> {
    var read: () -> Set<Value>
    var choose: (Value) -> Void
}

/// Selection of a list with its type erased, for its rows.
@MainActor struct ListSelection {
    let value: (LayoutTraits) -> AnyHashable?
    let contains: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
}
