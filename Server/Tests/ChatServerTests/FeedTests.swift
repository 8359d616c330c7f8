import ChatModels
import Foundation
import Testing

/// The order in which entries reach the devices.
@Suite(.timeLimit(.minutes(5))) struct FeedTests {
    @Test func `what was stored without the server's knowledge comes before the next Send`() async throws {
        try await withServer { server in
            let john = try await server.phone("john").follow()
            try await server.folder.addTexts(70, to: server.conversation)
            _ = try await server.phone("kate").send("after")
            try await john.follow { $0.snapshot.lastSequence == 71 }
            #expect(john.sequences == Array(1...71))
            try await john.expectUpToDate()
        }
    }

    @Test func `many Sends at once reach a device in the order of the log`() async throws {
        try await withServer { server in
            let phones = [try await server.phone("kate"), try await server.phone("john")]
            let john = try await phones[1].follow()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...100 {
                    group.addTask { _ = try await phones[number % 2].send("\(number)", key: "\(number)") }
                }
                try await group.waitForAll()
            }
            try await john.follow { $0.snapshot.lastSequence == 100 }
            #expect(john.sequences == Array(1...100))
            try await john.expectUpToDate()
        }
    }
}
