/// Dismisses a presentation; the same object for as long as that is shown.
@MainActor final class Dismissal: Equatable {
    var action: () -> Void = {}
    nonisolated init() {}
    nonisolated static func == (left: Dismissal, right: Dismissal) -> Bool { left === right }
}

/// Dismisses the enclosing sheet, cover or popover, or goes back one page of a navigation stack. Does nothing
/// elsewhere.
///
/// Source: developer.apple.com/documentation/swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
    let dismissal: Dismissal?

    public func callAsFunction() { dismissal?.action() }
}

/// Whether a view is presented, and its dismissal: the older form of `dismiss`.
///
/// Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode {
    let dismissal: Dismissal?
    public let isPresented: Bool

    @MainActor public mutating func dismiss() { dismissal?.action() }
}

extension EnvironmentValues {
    /// Dismissal that buttons in an alert or a menu call before they act.
    @Entry var beforeAction: Dismissal? = nil

    @Entry var dismissal: Dismissal? = nil

    /// Action that dismisses the presentation around this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/dismiss
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// Whether this view is in a sheet, a cover, a popover, or a page above the root of its stack.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/ispresented
    public var isPresented: Bool { dismissal != nil }

    /// Older form of `dismiss` and `isPresented`.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(dismissal: dismissal, isPresented: isPresented))
    }
}
