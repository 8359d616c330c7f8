import Foundation
import Messages
import Testing

@testable import StickerStarter

@MainActor @Suite(.timeLimit(.minutes(5))) struct PackTests {
    @Test(arguments: Pack.names.map(\.0))
    func `each picture is one that Messages takes`(name: String) throws {
        let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Resources")
        #expect(throws: Never.self) {
            try MSSticker(
                contentsOfFileURL: resources.appendingPathComponent("\(name).png"), localizedDescription: name)
        }
    }
}
