import RenderTree

extension View {
    private func confirmation(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility,
        _ parts: @escaping @MainActor () -> (actions: AnyView, message: AnyView?)?
    ) -> some View {
        presentingDialog(isPresented, label: title) {
            parts().map {
                AnyView(
                    ActionSheetLayer(
                        title: visibility == .visible ? title : nil, message: $0.message, actions: $0.actions))
            }
        }
    }

    /// Shows an action sheet at the bottom of the scene while `isPresented` is true. Every button dismisses it; without
    /// a button of the role `cancel` there is Cancel. The title is shown only where `titleVisibility` is `visible`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmation(Text(titleKey), isPresented, titleVisibility) { (AnyView(actions()), nil) }
    }

    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmation(Text(title), isPresented, titleVisibility) { (AnyView(actions()), nil) }
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmation(title, isPresented, titleVisibility) { (AnyView(actions()), nil) }
    }

    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmation(Text(titleKey), isPresented, titleVisibility) { (AnyView(actions()), AnyView(message())) }
    }

    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmation(Text(title), isPresented, titleVisibility) { (AnyView(actions()), AnyView(message())) }
    }

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmation(title, isPresented, titleVisibility) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an action sheet while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmation(Text(titleKey), isPresented, titleVisibility) { data.map { (AnyView(actions($0)), nil) } }
    }

    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmation(Text(title), isPresented, titleVisibility) { data.map { (AnyView(actions($0)), nil) } }
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmation(Text(titleKey), isPresented, titleVisibility) {
            data.map { (AnyView(actions($0)), AnyView(message($0))) }
        }
    }

    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmation(title, isPresented, titleVisibility) { data.map { (AnyView(actions($0)), nil) } }
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmation(title, isPresented, titleVisibility) {
            data.map { (AnyView(actions($0)), AnyView(message($0))) }
        }
    }

    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmation(Text(title), isPresented, titleVisibility) {
            data.map { (AnyView(actions($0)), AnyView(message($0))) }
        }
    }
}
