import RenderTree
@_spi(Engine) import SwiftUICore

/// A control's node in the tree: each part of a control that takes input. Its content draws it and takes no input of its
/// own.
struct ControlArea<Content: View>: PrimitiveView {
    typealias Body = Never
    let control: NodeContent
    /// Accessible name if no modifier sets one; nil derives it from the content.
    var name: String?
    var accessibility = NodeAccessibility()
    /// Whether a push button's style tells of presses; nil for all other controls. A push button can have the focus of a
    /// `FocusState`.
    var press: PressReading?
    let handle: (InputEvent) -> Void
    let content: Content

    init(
        _ control: NodeContent, name: String? = nil, accessibility: NodeAccessibility = NodeAccessibility(),
        press: PressReading? = nil, handle: @escaping (InputEvent) -> Void, @ViewBuilder content: () -> Content
    ) {
        self.control = control
        self.name = name
        self.accessibility = accessibility
        self.press = press
        self.handle = handle
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: ControlNode(context.graph), content: { $0.content }) {
            node, view, environment in
            node.respond = environment.isEnabled ? view.handle : { _ in }
            node.set(view.control.enabled(environment.isEnabled), view.name, view.accessibility)
            node.set(view.press, environment)
        }
    }
}

final class ControlNode: ContainerNode {
    var respond: (InputEvent) -> Void = { _ in }
    private var keys: NodeKeys? { didSet { if keys != oldValue { markDirty() } } }
    private var focus = WantedFocus()
    private var press: PressReading?
    private var isEnabled = true
    private var control = NodeContent.group
    private var name: String?
    private var accessibility = NodeAccessibility()
    private lazy var id = makeID()

    func set(_ control: NodeContent, _ name: String?, _ accessibility: NodeAccessibility) {
        guard control != self.control || name != self.name || accessibility != self.accessibility else { return }
        (self.control, self.name, self.accessibility) = (control, name, accessibility)
        markDirty()
    }

    /// Sets what a push button has more than other controls: presses, and the focus.
    func set(_ press: PressReading?, _ environment: EnvironmentValues) {
        (self.press, isEnabled) = (press, environment.isEnabled)
        guard press != nil else { return keys = environment.shortcutKeys }
        focus.want(environment.fieldInput.focus == nil ? nil : environment.fieldInput.isFocused)
        keys = environment.controlKeys(isFocused: focus.sent)
        // Whether its style reads presses is known when that is evaluated, after this.
        markDirty()
    }

    var isPushButton: Bool { press != nil }
    var role: ButtonContent.Role? { if case .button(let content) = control { content.role } else { nil } }

    override var childSpace: CGPoint? { .zero }
    override var accessibilityRole: AccessibilityRole { .element }
    override var isControl: Bool { true }
    override var ownAccessibilityText: String? { name }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        StackNode.arrange(children, axis: .horizontal, spacing: nil, alignment: .center, proposal)
    }

    override func render() -> [NodeID] {
        let arrangement = arrange(proposal)
        for (child, spot) in zip(children, arrangement.places) { place(child, at: spot.origin, spot.proposal) }
        var accessibility = resolvedAccessibility.merged(over: self.accessibility)
        accessibility.label = accessibility.label ?? name ?? spokenOfChildren
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: control, accessibility: accessibility,
                interactions: press?.wasRead == true && isEnabled ? .press : [], keys: keys, children: childRenderedIDs)
        )
        graph.setResponder(self, for: id)
        return [id]
    }

    private var spokenOfChildren: String? {
        let texts = children.compactMap(\.accessibilityText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    override func handle(_ event: InputEvent) { respond(event) }
}

extension NodeContent {
    /// Returns the control's content, enabled or disabled.
    fileprivate func enabled(_ isEnabled: Bool) -> NodeContent {
        var content = self
        content.isDisabled = isEnabled ? nil : true
        return content
    }
}
