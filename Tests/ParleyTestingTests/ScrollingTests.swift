import Messages
import ParleyTesting
import SwiftUI
import Testing

/// Pages that nobody sees all at once.
final class PagesApp: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: PagesView())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct PagesView: View {
    @State private var shown = "none"

    var body: some View {
        VStack {
            Text("shown: \(shown)")
            List(0..<500) { number in Button(String("page \(number)")) { shown = String(number) } }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct ScrollingTests {
    @Test func `a row that is out of sight is found by scrolling to it`() async throws {
        let world = try World(app: PagesApp.self, name: "Pages", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        await #expect(throws: TestFailure.self) { try await kate.tap("page 321") }
        try await kate.scroll(to: "page 321")
        try await kate.tap("page 321")
        #expect(kate.texts.contains("shown: 321"))
        let failure = await #expect(throws: TestFailure.self) { try await kate.scroll(to: "page 500") }
        #expect(failure?.message == #"Kate finds no "page 500", however far the app is scrolled."#)
        #expect(kate.buttons.contains("page 0"))
    }
}
