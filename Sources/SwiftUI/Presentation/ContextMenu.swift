import RenderTree

/// Opens a menu by a long press, a secondary click or the menu key, and as a named action.
public struct _MenuOpener: LayoutModifier {
    public typealias Body = Never
    let open: () -> Void

    init(_ open: @escaping () -> Void) { self.open = open }

    func wrap(_ content: LayoutNode) -> MenuOpenerNode { MenuOpenerNode(content) }

    func apply(to node: MenuOpenerNode, in environment: EnvironmentValues) {
        node.open = open
        node.isEnabled = environment.isEnabled
    }
}

final class MenuOpenerNode: GroupingNode {
    var open: () -> Void = {}
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }

    override func makeNode(_ id: NodeID) -> Node {
        graph.setResponder(self, for: id)
        let press = NodeGestures.LongPress(duration: 0.5, distance: 10)
        return Node(
            id: id, frame: treeFrame, accessibility: NodeAccessibility(actions: isEnabled ? ["Show menu"] : nil),
            gestures: isEnabled ? NodeGestures(longPress: press) : nil)
    }

    override func handle(_ event: InputEvent) {
        switch event {
        case .gesture(_, let event) where event.gesture == .longPress && event.phase == .ended: open()
        case .act: open()
        default: break
        }
    }
}

private struct ContextMenuModifier<MenuItems: View>: ViewModifier {
    @State private var isShown = false
    let items: MenuItems

    func body(content: Content) -> some View {
        content.modifier(_MenuOpener { isShown = true }).presentingMenu($isShown, items)
    }
}

extension View {
    /// Shows choices beside this view when it is pressed for long, clicked with the secondary button, or asked for by
    /// the menu key or assistive technology.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// The same. The preview is not shown: what was pressed stays in its place.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
