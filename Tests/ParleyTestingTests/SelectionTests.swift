import Messages
import ParleyTesting
import SwiftUI
import Testing

/// An app whose button writes what is selected in capitals.
private final class CapitalsApp: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: Capitals())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct Capitals: View {
    @State private var text = ""
    @State private var other = ""
    @State private var selection: TextSelection?

    var body: some View {
        TextField("Text", text: $text, selection: $selection)
        TextField("Other", text: $other)
        Button("Capitals") {
            guard case .selection(let range) = selection?.indices else { return }
            text.replaceSubrange(range, with: text[range].uppercased())
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct SelectionTests {
    @Test func `a test selects words in a field, and reads what is selected`() async throws {
        let world = try World(app: CapitalsApp.self, name: "Capitals", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.type("a shrimp 🦐 party", into: "Text")
        #expect(try kate.selection(in: "Text") == "")
        try await kate.select("🦐 party", in: "Text")
        #expect(try kate.selection(in: "Text") == "🦐 party")
        try await kate.tap("Capitals")
        #expect(try kate.text(in: "Text") == "a shrimp 🦐 PARTY")
        await #expect(throws: TestFailure.self) { try await kate.select("lobster", in: "Text") }
        await #expect(throws: TestFailure.self) { try await kate.select("", in: "Other") }
    }
}
