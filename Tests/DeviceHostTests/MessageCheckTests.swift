import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct MessageCheckTests {
    /// How an insert is answered: the problem's code, or nil where it is staged.
    private func code(_ message: MessageState) throws -> Int? {
        var phone = try Phone.open()
        let actions = try phone.host.handle(Phone.insert(message))
        guard case .answer(_, _, let outcome) = actions.last else { return nil }
        #expect((phone.host.draft.message == nil) == (outcome.problem != nil))
        #expect(outcome.problem == nil || actions.count == 1)
        #expect(outcome.problem == nil || outcome.problem?.domain == MessageErrorCode.domain)
        return outcome.problem?.code
    }

    private func code(picture: Data) throws -> Int? {
        try code(MessageState(layout: TemplateLayoutState(picture: picture)))
    }

    @Test func `a URL may have five thousand characters and not one more`() throws {
        let most = "https://example.org/" + String(repeating: "x", count: 4980)
        #expect(try code(MessageState(url: most)) == nil)
        #expect(try code(MessageState(url: most + "x")) == MessageErrorCode.urlExceedsMaxSize)
        // One character to a reader, and any number of bytes.
        let tower = "?" + String(repeating: "\u{301}", count: 5000)
        #expect(try code(MessageState(url: tower)) == MessageErrorCode.urlExceedsMaxSize)
    }

    @Test func `a message needs neither URL nor layout`() throws {
        #expect(try code(MessageState()) == nil)
    }

    @Test func `each text of a message has a limit`() throws {
        let most = String(repeating: "x", count: ProtocolLimits.messageTextByteCountMax)
        let fields: [(String) -> MessageState] = [
            { MessageState(summaryText: $0) }, { MessageState(accessibilityLabel: $0) },
            { MessageState(layout: TemplateLayoutState(caption: $0)) },
            { MessageState(layout: TemplateLayoutState(subcaption: $0)) },
            { MessageState(layout: TemplateLayoutState(trailingCaption: $0)) },
            { MessageState(layout: TemplateLayoutState(trailingSubcaption: $0)) },
            { MessageState(layout: TemplateLayoutState(imageTitle: $0)) },
            { MessageState(layout: TemplateLayoutState(imageSubtitle: $0)) },
        ]
        for field in fields {
            #expect(try code(field(most)) == nil)
            #expect(try code(field(most + "x")) == MessageErrorCode.unknown)
        }
    }

    @Test func `media is known by its first bytes, and what is none is refused`() throws {
        #expect(try code(picture: Pictures.png(width: 1, height: 1)) == nil)
        for marker in [0xc0, 0xc1, 0xc2, 0xcf] as [UInt8] {
            #expect(try code(picture: Pictures.jpeg(width: 1, height: 1, marker: marker)) == nil)
        }
        #expect(try code(picture: Pictures.gif(frameCount: 2)) == nil)
        let others: [Data] = [
            Data(), Data("BM and more bytes than a header has".utf8), Data("<svg xmlns='...'></svg>".utf8),
            Pictures.png(width: 1, height: 1).prefix(23), Pictures.jpeg(width: 1, height: 1).prefix(17),
            Data([0xff, 0xd8]), Data([0xff, 0xd8]) + Data(repeating: 0xff, count: 100),
            Pictures.jpeg(width: 1, height: 1, marker: 0xc4),
        ]
        for other in others { #expect(try code(picture: other) == MessageErrorCode.improperFileType) }
    }

    @Test func `a picture given as part of other bytes is read from its own start`() throws {
        let bytes = Data([9, 9, 9]) + Pictures.png(width: 2, height: 2)
        #expect(try code(picture: bytes.dropFirst(3)) == nil)
    }

    @Test func `a picture's sides and bytes have limits`() throws {
        let pixels = UInt32(ProtocolLimits.mediaPixelCountMax)
        #expect(try code(picture: Pictures.png(width: 0, height: 1)) == MessageErrorCode.unknown)
        #expect(try code(picture: Pictures.png(width: 1, height: 0)) == MessageErrorCode.unknown)
        #expect(try code(picture: Pictures.png(width: pixels, height: 1)) == nil)
        for (width, height) in [(pixels + 1, 1), (1, pixels + 1), (.max, .max), (30_000, 30_000)] {
            #expect(try code(picture: Pictures.png(width: width, height: height)) == MessageErrorCode.unknown)
        }
        let most = ProtocolLimits.attachmentByteCountMax
        #expect(try code(picture: Pictures.png(width: 1, height: 1, byteCount: most)) == nil)
        #expect(try code(picture: Pictures.png(width: 1, height: 1, byteCount: most + 1)) == MessageErrorCode.unknown)
    }
}
