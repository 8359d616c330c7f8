import RenderTree
@_spi(Engine) import SwiftUICore

/// Card of a menu beside the view that opened it.
struct MenuLayer<Content: View>: View {
    @Environment(\.presentation) private var presentation
    let anchor: PresentationAnchor
    let content: Content

    var body: some View {
        ZStack {
            Color.clear.contentShape(Rectangle())
                .onTapGesture { presentation?.handleOutsideTap() }
                .accessibilityHidden(true)
            MenuCard(anchor: anchor, content: MenuContent(content: content))
        }
    }
}

private struct MenuContent<Content: View>: View {
    @Environment(\.dismissal) private var dismissal
    let content: Content

    var body: some View {
        content
            .buttonStyle(MenuButtonStyle())
            .labelStyle(MenuLabelStyle())
            .toggleStyle(MenuToggleStyle())
            .pickerStyle(.inline)
            .environment(\.isInMenu, true)
            .environment(\.beforeAction, dismissal)
    }
}

/// Menu in a menu: its items expand below its label.
struct Submenu<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.systemWords) private var words
    let label: Label
    let content: Content

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        Button {
            isOpen.toggle()
        } label: {
            HStack(spacing: 10) {
                Chevron(points: isOpen ? .down : .forward).frame(width: 8, height: 13)
                label
            }
        }
        .environment(\.beforeAction, nil)
        .accessibilityValue(words[isOpen ? .expanded : .collapsed])
        if isOpen { content.padding(.leading, 18) }
    }
}

/// Small arrow in the current foreground colour.
struct Chevron: View {
    enum Direction { case forward, backward, down }
    let points: Direction

    var body: some View {
        ChevronShape(points: points)
            .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .accessibilityHidden(true)
    }
}

private struct ChevronShape: Shape {
    let points: Chevron.Direction

    nonisolated func path(in rect: CGRect) -> Path {
        let (from, tip, to): (CGPoint, CGPoint, CGPoint) =
            switch points {
            case .forward:
                (rect.corner(0.2, 0.1), rect.corner(0.8, 0.5), rect.corner(0.2, 0.9))
            case .backward:
                (rect.corner(0.8, 0.1), rect.corner(0.2, 0.5), rect.corner(0.8, 0.9))
            case .down:
                (rect.corner(0, 0.35), rect.corner(0.5, 0.65), rect.corner(1, 0.35))
            }
        var path = Path()
        path.addLines([from, tip, to])
        return path
    }
}

extension CGRect {
    fileprivate func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: minX + width * x, y: minY + height * y)
    }
}

private struct MenuButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Dimmed {
            HStack { configuration.label }
                .font(.body)
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
                .padding(.horizontal, 16).padding(.vertical, 8)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .background(Color.gray.opacity(configuration.isPressed ? 0.25 : 0))
                .contentShape(Rectangle())
        }
    }
}

/// Label style with the icon at the row's end.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        // One view, since a picker takes each view for a choice.
        HStack {
            configuration.title
            Spacer(minLength: 12)
            configuration.icon.accessibilityHidden(true)
        }
    }
}

private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 10) {
                CheckMark().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 13, height: 13)
                    .opacity(configuration.isOn ? 1 : 0)
                    .accessibilityHidden(true)
                configuration.label
            }
        }
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

private struct MenuCard<Content: View>: PrimitiveView {
    typealias Body = Never
    let anchor: PresentationAnchor
    let content: Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: MenuNode(context.graph), content: { $0.content }) {
            node, view, environment in
            node.set(view.anchor, DialogColors(environment))
        }
    }
}

extension View {
    func presentingMenu<Content: View>(_ isShown: Binding<Bool>, _ content: Content) -> some View {
        modifier(
            _PresentationModifier(
                read: { anchor in
                    guard isShown.wrappedValue else { return nil }
                    let layer = AnyView(
                        // The opener's shortcut is not that of the choices.
                        MenuLayer(anchor: anchor, content: content).environment(\.shortcut, nil))
                    return PresentationDescription(id: true, role: .menu, layer: layer)
                }, dismiss: { isShown.wrappedValue = false }))
    }
}
