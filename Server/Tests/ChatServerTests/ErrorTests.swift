import ChatModels
import ChatStore
import Foundation
import ProgramRunner
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct ErrorTests {
    @Test(arguments: ChatError.Code.allCases) func `every code has a status that says error`(code: ChatError.Code) {
        let number = Int("\(code.status)".prefix(3)) ?? 0
        #expect((400...599).contains(number))
        #expect((number == 500) == (code == .internalError))
    }

    @Test func `what we got wrong ourselves is not told`() {
        struct Secret: Error {}
        for error in [Secret() as any Error, ChatStoreError(.damaged, "row 7 of kate"), POSIXError(.ENOSPC)] {
            let told = ChatError.reported(for: error)
            #expect(told.code == .internalError)
            #expect(!told.message.contains("kate"))
            #expect(!told.message.contains("Secret"))
        }
    }

    @Test(arguments: [
        (ChatStoreError.Code.unknownDevice, ChatError.Code.unknownDevice),
        (.unknownConversation, .unknownConversation), (.notAParticipant, .notAParticipant),
        (.keyAlreadyUsed, .malformedBody),
    ])
    func `what the store refuses is told under the client's code`(code: ChatStoreError.Code, told: ChatError.Code) {
        #expect(ChatError.reported(for: ChatStoreError(code, "why")) == ChatError(told, "why"))
    }

    @Test(arguments: [
        (ProgramError.Code.tooManyProcesses, PanelFailure.Code.tooManyApps), (.outOfMemory, .tooManyApps),
        (.launcherMissing, .cannotStart), (.wallsUnavailable, .cannotStart),
    ])
    func `an app that does not start for want of room is told apart`(code: ProgramError.Code, told: PanelFailure.Code) {
        #expect(PanelFailure(ProgramError(code, "why"), atStartOf: "Tally").code == told)
    }
}
