package import RenderTree

/// The settings for text input that modifiers make.
package struct FieldInput {
    package var submits: [(triggers: SubmitTriggers, action: () -> Void)] = []
    package var submitLabel: SubmitLabel?
    package var keyboard: TextFieldContent.Keyboard?
    package var capitalization: TextFieldContent.Capitalization?
    package var isUncorrected: Bool?
    package var focus: Binding<Bool>?
    /// Value of `focus`.
    package var isFocused = false
    /// Action of the engine, run when the person submits or leaves the field.
    package var ended: (() -> Void)?
    /// Action of the app for a field that gets or loses the focus.
    package var editingChanged: ((Bool) -> Void)?

    package init() {}

    package func submit(_ trigger: SubmitTriggers) {
        for submit in submits where !submit.triggers.isDisjoint(with: trigger) { submit.action() }
    }
}

extension EnvironmentValues {
    @Entry package var fieldInput: FieldInput = FieldInput()
}

/// The label of the return key.
///
/// Source: developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Hashable, Sendable {
    /// Value of HTML's `enterkeyhint`, which has fewer labels; nil is the browser's default.
    package let name: String?
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let search = SubmitLabel(name: "search")
    public static let next = SubmitLabel(name: "next")
    /// A key labelled "go": HTML has no "join".
    public static let join = SubmitLabel(name: "go")
    /// A key labelled "go": HTML has no "route".
    public static let route = SubmitLabel(name: "go")
    /// A key labelled "next": HTML has no "continue".
    public static let `continue` = SubmitLabel(name: "next")
    /// A key with the browser's default label.
    public static let `return` = SubmitLabel(name: nil)
}

/// The events that count as submitting.
///
/// Source: developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The way in which an on-screen keyboard capitalises automatically.
///
/// Source: developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    let wire: TextFieldContent.Capitalization
    public static var never: Self { Self(wire: .none) }
    public static var words: Self { Self(wire: .words) }
    public static var sentences: Self { Self(wire: .sentences) }
    public static var characters: Self { Self(wire: .characters) }
}

extension View {
    /// Runs `action` when something in this view is submitted: a text field by the return key, by default. Actions of
    /// ancestors run too.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.fieldInput) { $0.submits.insert((triggers, action), at: 0) }
    }

    /// Prevents submissions in this view from running the actions of ancestors.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.fieldInput) { if isBlocking { $0.submits = [] } }
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.fieldInput) { $0.submitLabel = submitLabel }
    }

    /// Sets how an on-screen keyboard capitalises in the fields of this view; nil leaves it to the browser.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.fieldInput) { $0.capitalization = autocapitalization?.wire }
    }

    /// Turns off the browser's autocorrection and spell checking for the fields in this view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.fieldInput) { $0.isUncorrected = disable ? true : nil }
    }

    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.fieldInput) { $0.isUncorrected = disable == true ? true : nil }
    }
}
