/// Button that pushes a page onto the enclosing stack.
///
/// Source: developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(Destination)
        /// Pushes the page for a value; nil disables the link.
        case value(AnyHashable?)
    }
    @Environment(\.navigation) private var navigation
    @Environment(\.isFormRow) private var isRow
    @Environment(\.rowBadge) private var badge
    @Environment(\.linkIndicatorVisibility) private var indicator
    @State private var pushed: PushedPage
    let target: Target
    let label: Label
    var isActive: Binding<Bool>?

    private init(_ target: Target, label: Label, isActive: Binding<Bool>? = nil) {
        _pushed = State(wrappedValue: PushedPage())
        self.target = target
        self.label = label
        self.isActive = isActive
    }

    public var body: some View {
        let button = Button(action: push) {
            if isRow {
                HStack {
                    label
                    Spacer(minLength: 8)
                    RowBadge(badge: badge)
                    if indicator != .hidden {
                        Chevron(points: .forward).frame(width: 8, height: 13)
                            .foregroundStyle(Color(.system(.tertiaryLabel)))
                    }
                }
                .contentShape(Rectangle())
            } else {
                label
            }
        }
        .disabled(isDisabled)
        if isRow {
            button.buttonStyle(.plain).following(isActive, pushed, navigation, destination)
        } else {
            button.following(isActive, pushed, navigation, destination)
        }
    }

    private var isDisabled: Bool {
        if case .value(nil) = target { return true }
        return navigation == nil
    }

    private var destination: AnyView? { if case .view(let view) = target { AnyView(view) } else { nil } }

    private func push() {
        if let isActive {
            isActive.wrappedValue = true
        } else {
            switch target {
            case .view(let view): _ = navigation?.push(AnyView(view))
            case .value(let value): if let value { navigation?.push(value) }
            }
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }
    /// Creates a link whose page is on the stack while `isActive` is true: the older form.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), label: label(), isActive: isActive)
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label(), isActive: isActive)
    }
    /// Creates a link whose page is on the stack while `selection` is `tag`: the older form.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(.view(destination()), label: label(), isActive: isActive)
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view(destination), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view(destination), label: Text(title))
    }
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), label: Text(titleKey), isActive: isActive)
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), label: Text(titleKey), isActive: isActive)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(.view(destination), label: Text(title), isActive: isActive)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the page that `navigationDestination(for:)` makes of the value; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

/// Page that a state keeps on the stack; `id` is nil while it is not there.
@MainActor final class PushedPage: Equatable {
    var id: Int?
    nonisolated init() {}
    nonisolated static func == (left: PushedPage, right: PushedPage) -> Bool { left === right }
}
