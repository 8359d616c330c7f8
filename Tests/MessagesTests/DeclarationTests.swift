import AppProtocol
import Messages
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeclarationTests {
    @Test func `an author's subclass is made by its init(nibName:bundle:), whatever its init(coder:) does`() {
        let scene = MessagesScene(principalClass: AuthorsController.self, style: .compact)
        #expect(scene.controller is AuthorsController)
        #expect(scene.controller.presentationContext == .messages)
    }

    @Test func `raw values are Apple's`() {
        #expect(MSMessagesAppPresentationStyle(rawValue: 0) == .compact)
        #expect(MSMessagesAppPresentationStyle(rawValue: 1) == .expanded)
        #expect(MSMessagesAppPresentationStyle(rawValue: 2) == .transcript)
        #expect(MSMessagesAppPresentationContext(rawValue: 1) == .media)
        #expect([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].allSatisfy { MSMessageErrorCode(rawValue: $0) != nil })
        #expect(MSMessageErrorCode(rawValue: 0) == nil)
    }

    @Test func `a conversation made by the app itself refuses insertions`() async {
        await #expect(throws: NSError.self) { try await MSConversation().insert(MSMessage()) }
    }
}
