import RenderTree

/// What modifiers have said about typing.
struct FieldInput {
    var submits: [(triggers: SubmitTriggers, action: () -> Void)] = []
    var submitLabel: SubmitLabel?
    var keyboard: TextFieldContent.Keyboard?
    var capitalization: TextFieldContent.Capitalization?
    var isUncorrected: Bool?
    var focus: Binding<Bool>?
    /// The engine's own: the person is done with the field.
    var ended: (() -> Void)?

    func submit(_ trigger: SubmitTriggers) {
        for submit in submits where !submit.triggers.isDisjoint(with: trigger) { submit.action() }
    }
}

private struct FieldInputKey: EnvironmentKey { static var defaultValue: FieldInput { FieldInput() } }

extension EnvironmentValues {
    var fieldInput: FieldInput {
        get { self[FieldInputKey.self] }
        set { self[FieldInputKey.self] = newValue }
    }
}

/// What the return key says.
///
/// Source: developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Hashable, Sendable {
    /// As in HTML's `enterkeyhint`, which has fewer words; nil is the browser's own.
    let name: String?
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let search = SubmitLabel(name: "search")
    public static let next = SubmitLabel(name: "next")
    /// The key says "go".
    public static let join = SubmitLabel(name: "go")
    /// The key says "go".
    public static let route = SubmitLabel(name: "go")
    /// The key says "next".
    public static let `continue` = SubmitLabel(name: "next")
    /// The key says what it says in the browser.
    public static let `return` = SubmitLabel(name: nil)
}

/// What counts as handing something in.
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

/// When a keyboard on screen writes capital letters by itself.
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
    /// Runs `action` when something is handed in inside: by the return key, where nothing else is said. Outer actions
    /// run too.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.fieldInput) { $0.submits.insert((triggers, action), at: 0) }
    }

    /// Keeps what is handed in inside from the actions around.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.fieldInput) { if isBlocking { $0.submits = [] } }
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.fieldInput) { $0.submitLabel = submitLabel }
    }

    /// When a keyboard on screen writes capital letters by itself in the fields inside; `nil` leaves it alone.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.fieldInput) { $0.capitalization = autocapitalization?.wire }
    }

    /// Keeps the browser from correcting and marking what is typed inside.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.fieldInput) { $0.isUncorrected = disable ? true : nil }
    }

    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.fieldInput) { $0.isUncorrected = disable == true ? true : nil }
    }
}
