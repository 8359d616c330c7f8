/// Takes away what is presented. One for as long as it is shown.
@MainActor final class Dismissal: Equatable {
    var action: () -> Void = {}
    nonisolated init() {}
    nonisolated static func == (left: Dismissal, right: Dismissal) -> Bool { left === right }
}

/// Takes away the sheet, cover or popover around, or goes back one page of a navigation stack. Elsewhere it does
/// nothing.
///
/// Source: developer.apple.com/documentation/swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
    let dismissal: Dismissal?

    public func callAsFunction() { dismissal?.action() }
}

/// Whether a view is presented, and a way to take it away: the older form of `dismiss`.
///
/// Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode {
    let dismissal: Dismissal?
    public let isPresented: Bool

    @MainActor public mutating func dismiss() { dismissal?.action() }
}

private struct DismissalKey: EnvironmentKey { static let defaultValue: Dismissal? = nil }

private struct BeforeActionKey: EnvironmentKey { static let defaultValue: Dismissal? = nil }

extension EnvironmentValues {
    /// Buttons inside of an alert or a menu take that away before they act.
    var beforeAction: Dismissal? {
        get { self[BeforeActionKey.self] }
        set { self[BeforeActionKey.self] = newValue }
    }

    var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Takes away what is presented around this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/dismiss
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// True inside a sheet, a cover, a popover or a page that is not the first of its stack.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/ispresented
    public var isPresented: Bool { dismissal != nil }

    /// The older form of `dismiss` and `isPresented`.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(dismissal: dismissal, isPresented: isPresented))
    }
}
