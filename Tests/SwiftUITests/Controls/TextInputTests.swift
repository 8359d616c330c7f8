import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Text input` {
    private func send(_ screen: Screen, _ label: String, _ event: (NodeID) -> InputEvent) {
        guard let node = screen.node(label) else { return screen.fail("no \(label)") }
        screen.send(event(node.id))
    }

    @Test func `a field with a value takes over what can be read, and tidies it in the end`() {
        struct Amount: View {
            @State private var amount = 1234.5
            var body: some View {
                TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
                Text(verbatim: "is \(amount)")
                Button("Reset") { amount = 2 }
            }
        }
        let screen = Screen(Amount())
        #expect(screen.field("Amount")?.text == "1,234.5")
        screen.type("99.50", edit: 1, into: "Amount")
        #expect(screen.texts.contains("is 99.5"))
        #expect(screen.field("Amount")?.text == "99.50")
        send(screen, "Amount") { .focus($0, isFocused: false) }
        #expect(screen.field("Amount")?.text == "99.5")
        screen.type("pears", edit: 2, into: "Amount")
        #expect(screen.texts.contains("is 99.5"))
        #expect(screen.field("Amount")?.text == "pears")
        send(screen, "Amount") { .submit($0) }
        #expect(screen.field("Amount")?.text == "99.5")
        screen.type("7", edit: 3, into: "Amount")
        screen.tap("Reset")
        #expect(screen.field("Amount")?.text == "2")
    }

    @Test func `an empty field stands for no value`() {
        struct Amount: View {
            @State private var amount: Int? = 3
            var body: some View {
                TextField("Amount", value: $amount, format: .number)
                Text(amount.map { "is \($0)" } ?? "none")
            }
        }
        let screen = Screen(Amount())
        screen.type("", edit: 1, into: "Amount")
        #expect(screen.texts.contains("none"))
        screen.type("12", edit: 2, into: "Amount")
        #expect(screen.texts.contains("is 12"))
    }

    @Test func `a formatter reads numbers`() {
        struct Amount: View {
            @State private var amount = 1
            var body: some View {
                TextField("Amount", value: $amount, formatter: NumberFormatter())
                Text("is \(amount)")
            }
        }
        let screen = Screen(Amount())
        screen.type("42", edit: 1, into: "Amount")
        #expect(screen.texts.contains("is 42"))
    }

    @Test func `a field along the vertical axis grows with its lines`() {
        func height(_ text: String) -> Double {
            let screen = Screen(TextField("Note", text: .constant(text), axis: .vertical).lineLimit(3))
            return screen.node("Note")?.frame.height ?? 0
        }
        let line = height("one")
        #expect(line > 15)
        #expect(height("one\ntwo") == 2 * line)
        #expect(height("one\n") == 2 * line)
        #expect(height("1\n2\n3\n4\n5") == 3 * line)
        #expect(height(String(repeating: "many words ", count: 20)) == 3 * line)
    }

    @Test func `only fields with lines keep line breaks`() {
        struct Both: View {
            @State private var first = ""
            @State private var second = ""
            var body: some View {
                TextField("Line", text: $first)
                TextField("Lines", text: $second, axis: .vertical)
            }
        }
        let screen = Screen(Both())
        screen.type("a\nb", edit: 1, into: "Line")
        screen.type("a\r\nb", edit: 1, into: "Lines")
        #expect(screen.field("Line")?.text == "a b")
        #expect(screen.field("Lines")?.text == "a\nb")
        #expect(screen.field("Line")?.lineHeight == nil)
        #expect((screen.field("Lines")?.lineHeight ?? 0) > 15)
    }

    @Test func `an editor takes all the room there is`() {
        struct Editor: View {
            @State private var text = "first"
            var body: some View {
                TextEditor(text: $text).accessibilityLabel("Notes").scrollContentBackground(.hidden)
                Text(text)
            }
        }
        let screen = Screen(Editor(), size: CGSize(width: 200, height: 300))
        #expect(screen.node("Notes")?.frame.width == 190)
        #expect((screen.node("Notes")?.frame.height ?? 0) > 200)
        screen.type("first\nsecond", edit: 1, into: "Notes")
        #expect(screen.field("Notes")?.text == "first\nsecond")
    }

    @Test func `a secure field hides what is typed`() {
        struct Secret: View {
            @State private var word = "a"
            var body: some View { SecureField("Password", text: $word) }
        }
        let screen = Screen(Secret())
        screen.type("hidden", edit: 1, into: "Password")
        #expect(screen.field("Password")?.isSecure == true)
        #expect(screen.field("Password")?.text == "hidden")
    }

    @Test func `modifiers choose keyboard, capitals and the return key`() {
        let field = Screen(
            TextField("Mail", text: .constant(""))
                .textContentType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
                .submitLabel(.continue)
        ).field("Mail")
        #expect(field?.keyboard == .email)
        #expect(field?.capitalization == TextFieldContent.Capitalization.none)
        #expect(field?.isUncorrected == true)
        #expect(field?.submitLabel == "next")
        let other = Screen(
            TextField("Code", text: .constant("")).autocapitalization(.allCharacters).disableAutocorrection(false)
                .textContentType(.emailAddress).keyboardType(.numberPad)
        ).field("Code")
        #expect(other?.capitalization == .characters)
        #expect(other?.isUncorrected == nil)
        #expect(other?.keyboard == .number)
    }

    @Test func `handing in tells those around, from the inside out`() {
        var log: [String] = []
        let screen = Screen(
            VStack {
                TextField("A", text: .constant("")).onSubmit { log.append("inner") }
                TextField("B", text: .constant("")).submitScope()
            }
            .onSubmit { log.append("outer") }
            .onSubmit(of: .search) { log.append("search") })
        send(screen, "A") { .submit($0) }
        send(screen, "B") { .submit($0) }
        #expect(log == ["inner", "outer"])
    }

    @Test func `a default focus holds until somebody else has it`() {
        struct Asking: View {
            enum Field { case name, mail }
            @FocusState private var focus: Field?
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($focus, equals: .name)
                    TextField("Mail", text: .constant("")).focused($focus, equals: .mail)
                    Button("Next") { focus = .name }
                }
                .defaultFocus($focus, .mail)
            }
        }
        let screen = Screen(Asking())
        #expect(screen.field("Mail")?.isFocused == true)
        screen.tap("Next")
        #expect(screen.field("Mail")?.isFocused == false)
        #expect(screen.field("Name")?.isFocused == true)
    }
    @Test func `a field that says late that it has lost the focus leaves it where it went`() {
        struct Asking: View {
            enum Field: String { case name, mail }
            @FocusState private var focus: Field?
            var body: some View {
                TextField("Name", text: .constant("")).focused($focus, equals: .name)
                TextField("Mail", text: .constant("")).focused($focus, equals: .mail)
                Text(focus?.rawValue ?? "none")
            }
        }
        let screen = Screen(Asking())
        send(screen, "Name") { .focus($0, isFocused: true) }
        #expect(screen.texts.contains("name"))
        send(screen, "Mail") { .focus($0, isFocused: true) }
        send(screen, "Name") { .focus($0, isFocused: false) }
        #expect(screen.texts.contains("mail"))
        send(screen, "Mail") { .focus($0, isFocused: false) }
        #expect(screen.texts.contains("none"))
    }
}
