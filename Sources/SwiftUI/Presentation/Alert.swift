import RenderTree
import UIKit

/// Alert: a card in the middle of the dimmed scene.
struct AlertLayer: View {
    @Environment(\.systemWords) private var words
    let title: Text
    let message: AnyView?
    let actions: AnyView

    var body: some View {
        ZStack {
            Backdrop(isTappable: false)
            DialogActions(
                look: .alert,
                header: VStack(spacing: DialogLook.headerSpacing) {
                    title.font(.headline).accessibilityAddTraits(.isHeader)
                    message.font(.footnote)
                }
                .multilineTextAlignment(.center)
                .padding(.horizontal, DialogLook.headerSide).padding(.vertical, DialogLook.alert.headerPadding)
                .frame(maxWidth: .infinity),
                actions: actions.textFieldStyle(.roundedBorder),
                fallback: Button(words[.ok], role: .cancel) {})
        }
    }
}

/// Action sheet: cards at the bottom of the dimmed scene.
struct ActionSheetLayer: View {
    @Environment(\.systemWords) private var words
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    var body: some View {
        ZStack(alignment: .bottom) {
            Backdrop()
            DialogActions(
                look: .actionSheet,
                header: header,
                actions: actions,
                fallback: Button(words[.cancel], role: .cancel) {}
            )
            .padding(.bottom, DialogLook.gap)
        }
    }

    @ViewBuilder private var header: some View {
        if title != nil || message != nil {
            VStack(spacing: DialogLook.headerSpacing) {
                title.fontWeight(.semibold)
                message
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(.horizontal, DialogLook.headerSide)
            .padding(.vertical, DialogLook.actionSheet.headerPadding)
            .frame(maxWidth: .infinity)
        }
    }
}

extension View {
    /// Presents an alert or an action sheet.
    func presentingDialog(
        _ isPresented: Binding<Bool>, label: Text, _ layer: @escaping @MainActor () -> AnyView?
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { _ in
                    guard isPresented.wrappedValue, let layer = layer() else { return nil }
                    return PresentationDescription(id: true, role: .alert, label: label.plain, layer: layer)
                }, dismiss: { isPresented.wrappedValue = false }))
    }

    private func alert(
        _ title: Text, _ isPresented: Binding<Bool>,
        _ parts: @escaping @MainActor () -> (actions: AnyView, message: AnyView?)?
    ) -> some View {
        presentingDialog(isPresented, label: title) {
            parts().map { AnyView(AlertLayer(title: title, message: $0.message, actions: $0.actions)) }
        }
    }

    /// Shows an alert while `isPresented` is true. Every button dismisses it; without a button there is OK.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8dvt8
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(title, isPresented) { (AnyView(actions()), AnyView(message())) }
    }

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(title, isPresented) { (AnyView(actions()), nil) }
    }

    /// Shows an alert while `isPresented` is true and there is data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(title, isPresented) { data.map { (AnyView(actions($0)), AnyView(message($0))) } }
    }

    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented) { data.map { (AnyView(actions($0)), nil) } }
    }

    /// Shows an alert titled with the error's description while `isPresented` is true and there is an error.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(error?.errorDescription ?? ""), isPresented) { error.map { _ in (AnyView(actions()), nil) } }
    }

    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(Text(error?.errorDescription ?? ""), isPresented) {
            error.map { (AnyView(actions($0)), AnyView(message($0))) }
        }
    }
}
