import ChatModels
import DeviceHost
import Foundation
import Testing

/// Files that the person puts into the input field.
@Suite(.timeLimit(.minutes(5))) struct OwnFileTests {
    private func add(_ name: String = "a.txt", _ bytes: Data = Data("hello".utf8)) -> DeviceHost.Event {
        .addFile(name: name, bytes: bytes)
    }

    @Test func `a file is staged without an app, by its plain name`() throws {
        var phone = Phone()
        try phone.handle(add("../a/b.txt"))
        let staged = phone.host.draft.attachments
        #expect(staged.map(\.attachment.name) == ["-a-b.txt"] && staged.map(\.bytes) == [Data("hello".utf8)])
        #expect(staged.map(\.attachment.app) == [nil])
        #expect(staged.map(\.attachment.mediaType) == [Attachment.anyMediaType])
    }

    @Test func `limits are held`() throws {
        var phone = Phone()
        #expect(phone.refusal(of: add("a", Data())) == .badFile)
        #expect(phone.refusal(of: add("a", Data(count: ChatLimits.ownFileByteCountMax + 1))) == .fileTooLarge)
        #expect(phone.refusal(of: add("a", Data(count: ChatLimits.ownFileByteCountMax))) == nil)
        for _ in 1...ChatLimits.attachmentCountMax { try phone.handle(add()) }
        #expect(phone.refusal(of: add()) == .tooManyFiles)
        var left = Phone()
        try left.handle(.people([Phone.john], former: [Phone.kate]))
        #expect(left.refusal(of: add()) == .notAParticipant)
    }

    @Test func `the files of one message have a limit together`() throws {
        var phone = Phone()
        let half = Data(count: ChatLimits.draftByteCountMax / 2)
        for name in ["a", "b"] { try phone.handle(add(name, half)) }
        #expect(phone.refusal(of: add()) == .fileTooLarge)
    }

    @Test func `what is made ready counts with the files of a message, and no more once it has failed`() throws {
        var phone = Phone()
        let beginning = Data("RIFF".utf8) + Data([36, 0, 0, 0]) + Data("WAVEfmt ".utf8)
        let half = beginning + Data(count: ChatLimits.draftByteCountMax / 2 - beginning.count)
        for name in ["a.wav", "b.wav"] { try phone.handle(add(name, half)) }
        #expect(phone.refusal(of: add()) == .fileTooLarge)
        try phone.handle(.prepared(1, .failure(MediaFailure(.damaged, "It breaks off."))))
        #expect(phone.refusal(of: add()) == nil)
    }

    @Test func `files keep the order in which they were chosen, whatever takes longer to make ready`() throws {
        var phone = Phone()
        let sound = Data("RIFF".utf8) + Data([36, 0, 0, 0]) + Data("WAVEfmt ".utf8) + Data(count: 24)
        func ready(_ text: String) -> Result<PreparedMedia, MediaFailure> {
            .success(PreparedMedia(bytes: Data(text.utf8), info: MediaInfo(mediaType: "audio/mp4")))
        }
        try phone.handle(add("a.txt", Data("a".utf8)))
        try phone.handle(add("b.wav", sound))
        try phone.handle(add("c.txt", Data("c".utf8)))
        try phone.handle(add("d.wav", sound))
        try phone.handle(add("e.txt", Data("e".utf8)))
        let numbers = try #require(phone.host.draftState.preparing).map(\.id)
        try phone.handle(.prepared(numbers[1], ready("d")))
        #expect(phone.host.draft.attachments.map(\.attachment.name) == ["a.txt", "c.txt", "d.wav", "e.txt"])
        try phone.handle(.prepared(numbers[0], ready("b")))
        #expect(phone.host.draft.attachments.map(\.attachment.name) == ["a.txt", "b.wav", "c.txt", "d.wav", "e.txt"])
    }

    @Test func `what is to be made ready waits, and what fails says why until it is taken away`() throws {
        var phone = Phone()
        // The beginning of a WAVE file.
        let sound = Data("RIFF".utf8) + Data([36, 0, 0, 0]) + Data("WAVEfmt ".utf8) + Data(count: 24)
        try phone.handle(add("a.wav", sound))
        #expect(phone.actions.contains { if case .prepare(1, _) = $0 { true } else { false } })
        #expect(!phone.host.isAtRest)
        try phone.handle(.prepared(1, .failure(MediaFailure(.damaged, "It breaks off."))))
        #expect(phone.host.draftState.preparing?.map(\.problem) == ["It breaks off."])
        #expect(phone.host.isAtRest)
        try phone.handle(.cancelPreparation(1))
        #expect(phone.host.draftState.preparing == nil)
    }
}
