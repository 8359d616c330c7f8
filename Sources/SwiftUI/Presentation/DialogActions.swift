import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// Card of an alert, or cards of an action sheet: a header, then fields and buttons.
struct DialogActions<Header: View, Actions: View, Fallback: View>: PrimitiveView {
    typealias Body = Never
    let look: DialogLook
    let header: Header
    let actions: Actions
    /// Button that is shown where the actions have none that ends the dialog.
    let fallback: Fallback

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { DialogActionsElement(self, context) }
}

private final class DialogActionsElement<Header: SwiftUI.View, Actions: SwiftUI.View, Fallback: SwiftUI.View>:
    ViewElement<DialogActions<Header, Actions, Fallback>>
{
    private lazy var node = DialogNode(graph)
    private var header: ViewElement<Header>?
    private var actions: ViewElement<Actions>?
    private var fallback: ViewElement<Fallback>?

    override func mount() {
        header = makeChild(view.header)
        actions = makeChild(view.actions, environment: inner)
        fallback = makeChild(view.fallback, environment: inner)
        collectNodes()
        setNodes([node])
    }

    override func update(from old: View) {
        header?.update(view.header, environment: environment)
        actions?.update(view.actions, environment: inner)
        fallback?.update(view.fallback, environment: inner)
        collectNodes()
    }

    private var inner: EnvironmentValues {
        var values = environment
        values.beforeAction = environment.dismissal
        values.resolvedButtonStyle = .drawn(by: DialogButtonStyle(look: view.look))
        return values
    }

    override func collectNodes() {
        node.set(
            view.look, DialogColors(environment), header: header?.nodes ?? [], actions: actions?.nodes ?? [],
            fallback: fallback?.nodes ?? [])
    }

    override var childElements: [Element] { [header, actions, fallback].compactMap { $0 } }
    override func didUnmount() { node.remove() }
}

private struct DialogButtonStyle: ButtonStyle {
    let look: DialogLook

    func makeBody(configuration: Configuration) -> some View {
        Dimmed {
            configuration.label
                .font(.system(size: look.buttonFontSize, weight: configuration.role == .cancel ? .semibold : .regular))
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
                .multilineTextAlignment(.center)
                .padding(.horizontal, DialogLook.buttonPadding)
                .frame(maxWidth: .infinity, minHeight: look.buttonHeight)
                .background(Color.gray.opacity(configuration.isPressed ? DialogLook.pressedOpacity : 0))
        }
    }
}

/// Colours of alerts and menus.
struct DialogColors: Equatable {
    var card: RGBA
    var separator: RGBA

    init(_ environment: EnvironmentValues) {
        let isDark = environment.colorScheme == .dark
        card = Color(white: DialogLook.card(isDark: isDark)).resolved(in: environment)
        separator = Color.separator.resolved(in: environment)
    }
}

extension LayoutNode {
    /// First button in this subtree, itself included.
    var firstButton: ControlNode? {
        if let button = self as? ControlNode, button.isPushButton { return button }
        for node in below { if let found = node.firstButton { return found } }
        return nil
    }

    func collectButtons(_ found: inout [ControlNode]) {
        if let button = self as? ControlNode, button.isPushButton { return found.append(button) }
        for node in below { node.collectButtons(&found) }
    }
}
