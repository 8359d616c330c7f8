package import RenderTree
@_spi(Engine) import SwiftUICore

/// Modifier that opens a menu by a long press, a secondary click or the menu key, and as a named accessibility action.
public struct _MenuOpener: LayoutModifier {
    public typealias Body = Never
    let open: () -> Void

    init(_ open: @escaping () -> Void) { self.open = open }

    package func wrap(_ content: LayoutNode) -> MenuOpenerNode { MenuOpenerNode(content) }

    package func apply(to node: MenuOpenerNode, in environment: EnvironmentValues) {
        node.open = open
        node.isEnabled = environment.isEnabled
        node.actionName = environment.systemWords[.showMenu]
    }
}

package final class MenuOpenerNode: GroupingNode {
    var open: () -> Void = {}
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }
    var actionName = "" { didSet { if actionName != oldValue { markDirty() } } }

    package override func makeNode(_ id: NodeID) -> Node {
        graph.setResponder(self, for: id)
        let press = NodeGestures.LongPress(duration: 0.5, distance: 10)
        return Node(
            id: id, frame: treeFrame, accessibility: NodeAccessibility(actions: isEnabled ? [actionName] : nil),
            gestures: isEnabled ? NodeGestures(longPress: press) : nil)
    }

    package override func handle(_ event: InputEvent) {
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
    /// Shows a menu beside this view on a long press, a secondary click, the menu key, or a request of assistive
    /// technology.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Shows a menu likewise. The preview is not shown: the pressed view stays in place.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
