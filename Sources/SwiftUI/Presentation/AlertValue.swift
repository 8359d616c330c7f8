import RenderTree

/// Alert as a value: the older form.
///
/// Source: developer.apple.com/documentation/swiftui/alert
public struct Alert {
    /// Button of an alert.
    public struct Button {
        /// nil is the system's word for Cancel.
        let label: Text?
        let role: ButtonRole?
        let action: @MainActor () -> Void

        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: nil, role: .cancel, action: action ?? {})
        }
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, by default OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    @MainActor fileprivate var layer: AnyView {
        AnyView(AlertLayer(title: title, message: message.map { AnyView($0) }, actions: buttons.view))
    }
}

/// Action sheet as a value: the older form.
///
/// Source: developer.apple.com/documentation/swiftui/actionsheet
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @MainActor fileprivate var layer: AnyView {
        AnyView(ActionSheetLayer(title: title, message: message.map { AnyView($0) }, actions: buttons.view))
    }
}

extension [Alert.Button] {
    @MainActor fileprivate var view: AnyView {
        AnyView(
            ForEach(indices, id: \.self) { index in
                SwiftUI.Button(role: self[index].role, action: self[index].action) {
                    AlertButtonLabel(text: self[index].label)
                }
            })
    }
}

private struct AlertButtonLabel: View {
    @Environment(\.systemWords) private var words
    let text: Text?

    var body: some View { text ?? Text(verbatim: words[.cancel]) }
}

extension View {
    /// Shows an alert while `isPresented` is true: the older form.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presentingValue(isPresented) {
            let alert = content()
            return (alert.title, alert.layer)
        }
    }

    /// Shows an alert while `item` is not nil: the older form.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        presentingValue(item) { item in
            let alert = content(item)
            return (alert.title, alert.layer)
        }
    }

    /// Shows an action sheet while `isPresented` is true: the older form of a confirmation dialog.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presentingValue(isPresented) {
            let sheet = content()
            return (sheet.title, sheet.layer)
        }
    }

    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
        presentingValue(item) { item in
            let sheet = content(item)
            return (sheet.title, sheet.layer)
        }
    }

    private func presentingValue(
        _ isPresented: Binding<Bool>, _ make: @escaping @MainActor () -> (Text, AnyView)
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { _ in
                    guard isPresented.wrappedValue else { return nil }
                    let (title, layer) = make()
                    return PresentationDescription(id: true, role: .alert, label: title.plain, layer: layer)
                }, dismiss: { isPresented.wrappedValue = false }))
    }

    private func presentingValue<Item: Identifiable>(
        _ item: Binding<Item?>, _ make: @escaping @MainActor (Item) -> (Text, AnyView)
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { _ in
                    guard let value = item.wrappedValue else { return nil }
                    let (title, layer) = make(value)
                    return PresentationDescription(id: value.id, role: .alert, label: title.plain, layer: layer)
                }, dismiss: { item.wrappedValue = nil }))
    }
}
