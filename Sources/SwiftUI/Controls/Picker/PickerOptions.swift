import RenderTree
@_spi(Engine) import SwiftUICore

/// All choices of a picker, shown on the screen.
struct PickerOptions<Value: Hashable, Content: View>: PrimitiveView {
    typealias Body = Never
    let selection: Binding<Value>
    let layout: PickerLayout
    let name: String?
    let content: Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { PickerElement(self, context) }
}

enum PickerLayout { case segments, rows }

/// The element of `PickerOptions`. Tracks reads of the selection's binding as a body does.
private final class PickerElement<Value: Hashable, Content: SwiftUI.View>: ViewElement<PickerOptions<Value, Content>> {
    private lazy var node: PickerNode =
        switch view.layout {
        case .segments: SegmentsNode(graph)
        case .rows: OptionRowsNode(graph)
        }
    private var content: ViewElement<Content>?

    /// The environment of the choices, with the fonts and styles of the picker's layout.
    private var inner: EnvironmentValues {
        var values = environment
        values.readsElementIDs = true
        values.lineLimit = 1
        if view.layout == .segments {
            values.font = .system(.footnote, weight: .medium)
            values.foregroundStyle = AnyShapeStyle(Color.primary)
        }
        return values
    }

    override func mount() {
        let content = makeChild(view.content, environment: inner)
        self.content = content
        node.children = content.nodes
        evaluate()
        setNodes([node])
    }

    override func update(from old: View) {
        content?.update(view.content, environment: inner)
        collectNodes()
    }

    override func collectNodes() {
        node.children = content?.nodes ?? []
        evaluate()
    }

    override func evaluate() {
        let value = tracking { view.selection.wrappedValue }
        let values = node.children.map { $0.traits.selectionValue(Value.self) }
        let selection = view.selection
        let beforeAction = environment.beforeAction
        node.choose = { index in
            beforeAction?.action()
            if values.indices.contains(index), let value = values[index] { selection.wrappedValue = value }
        }
        node.set(
            selected: values.firstIndex(of: value), name: view.name, PickerColors(environment),
            isEnabled: environment.isEnabled)
    }

    override var childElements: [Element] { [content].compactMap { $0 } }
    override func didUnmount() { node.remove() }
}

struct PickerColors: Equatable {
    let tint: RGBA
    let track: RGBA
    let chosen: RGBA
    let separator: RGBA
    let opacity: Double

    init(_ environment: EnvironmentValues) {
        tint = Color.accentColor.resolved(in: environment)
        track = Color.fieldFill.resolved(in: environment)
        chosen = Color(.system(.segment)).resolved(in: environment)
        separator = Color.separator.resolved(in: environment)
        opacity = environment.controlOpacity
    }
}

/// A layout node that arranges a picker's choices and keeps a tree node for each.
@MainActor class PickerNode: ContainerNode {
    final var choose: (Int) -> Void = { _ in }
    private(set) final var selected: Int?
    private(set) final var name: String?
    private(set) final var colors: PickerColors?
    private(set) final var isEnabled = true
    final lazy var id = makeID()
    private var optionIDs: [NodeID] = []

    final func set(selected: Int?, name: String?, _ colors: PickerColors, isEnabled: Bool) {
        guard
            selected != self.selected || name != self.name || colors != self.colors || isEnabled != self.isEnabled
        else { return }
        (self.selected, self.name, self.colors, self.isEnabled) = (selected, name, colors, isEnabled)
        markDirty()
    }

    override var accessibilityRole: AccessibilityRole { .element }

    /// Returns the node id of a choice. `forgetUnusedOptions()` removes those of choices that no longer exist.
    final func optionID(_ index: Int) -> NodeID {
        while optionIDs.count <= index { optionIDs.append(makeID()) }
        return optionIDs[index]
    }

    final func forgetUnusedOptions() {
        for unused in optionIDs.dropFirst(children.count) { graph.store.remove(unused) }
    }

    final var told: NodeAccessibility {
        var told = resolvedAccessibility
        told.label = told.label ?? name
        return told
    }

    /// Emits the group of all choices as radio buttons.
    final func putGroup(_ drawn: [NodeID]) {
        var told = told
        told.traits = (told.traits ?? []) + [.choices]
        graph.store.put(
            Node(
                id: id, frame: treeFrame, style: NodeStyle(opacity: isEnabled ? nil : colors?.opacity),
                accessibility: told,
                children: drawn))
        forgetUnusedOptions()
    }

    final func putOption(_ index: Int, _ frame: CGRect, _ looks: [NodeID]) -> NodeID {
        let id = optionID(index)
        graph.store.put(
            Node(
                id: id, frame: TreeRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
                content: .toggle(
                    ToggleContent(role: .radio, isOn: index == selected, isDisabled: isEnabled ? nil : true)),
                accessibility: NodeAccessibility(label: children[index].accessibilityText), children: looks))
        graph.setResponder(self, for: id)
        return id
    }

    override func handle(_ event: InputEvent) {
        guard isEnabled else { return }
        switch event {
        case .tap(let id): if let index = optionIDs.firstIndex(of: id), index < children.count { choose(index) }
        case .choose(_, let index): choose(index)
        default: break
        }
    }
}
