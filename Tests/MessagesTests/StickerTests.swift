import AppProtocol
import MediaFormats
import Messages
import Testing

/// docs/messages.md, B111 to B117.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StickerTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func code(_ url: URL) -> Int? {
        do {
            _ = try MSSticker(contentsOfFileURL: url, localizedDescription: "A mussel")
            return nil
        } catch {
            #expect((error as NSError).domain == MSStickersErrorDomain)
            return (error as NSError).code
        }
    }

    @Test func `PNG, animated PNG, GIF and JPEG are stickers`() throws {
        let jpeg = Data([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 1, 0, 0, 0, 0])
        for bytes in [Pictures.threeByTwo, Pictures.apng(frames: 2), Pictures.gif(delays: [5]), jpeg] {
            #expect(try code(folder.file("a", bytes)) == nil)
        }
    }

    @Test func `what is wrong with a file is told by its code`() throws {
        let png = Pictures.threeByTwo
        let limit = ProtocolLimits.stickerByteCountMax
        #expect(try code(folder.file("at the limit", png + Data(count: limit - png.count))) == nil)
        #expect(try code(folder.file("501 KB", png + Data(count: 501 * 1024 - png.count))) == 6)
        #expect(try code(#require(URL(string: "https://example.org/a.png"))) == 4)
        #expect(code(folder.url.appendingPathComponent("none")) == 1)
        #expect(code(folder.url) == 3)
        for bytes in [Data(), Data("BM".utf8), Data([0xff, 0xd8, 0xff]), Data(png.prefix(20))] {
            #expect(try code(folder.file("bad", bytes)) == 7)
        }
        let bomb =
            Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) + Data("IHDR".utf8)
            + Data([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        #expect(try code(folder.file("30,000 pixels", bomb)) == 7)
    }

    @Test func `a file whose attributes or bytes cannot be read has a code of its own`() throws {
        let (one, other) = (folder.url.appendingPathComponent("one"), folder.url.appendingPathComponent("other"))
        try FileManager.default.createSymbolicLink(at: one, withDestinationURL: other)
        try FileManager.default.createSymbolicLink(at: other, withDestinationURL: one)
        #expect(code(one) == 5)
        #expect(code(URL(fileURLWithPath: "/proc/self/mem")) == 2)
    }

    @Test func `of a description the first 150 characters are spoken`() async throws {
        let file = try folder.file("a.png", Pictures.threeByTwo)
        let stage = try Stage.active()
        let label = String(repeating: "é", count: 151)
        try await stage.conversation.insert(MSSticker(contentsOfFileURL: file, localizedDescription: label))
        #expect(stage.host.attachments.first?.label == String(repeating: "é", count: 150))
    }

    @Test func `a sticker whose file has changed since is refused when it is inserted`() async throws {
        let file = try folder.file("a.png", Pictures.threeByTwo)
        let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel")
        try FileManager.default.removeItem(at: file)
        let stage = try Stage.active()
        let error = await #expect(throws: NSError.self) { try await stage.conversation.insert(sticker) }
        #expect(error?.code == MSMessageErrorCode.fileNotFound.rawValue)
        #expect(stage.host.wishes.isEmpty)
    }

    @Test func `a sticker view is as large as its picture at a scale of 3, and moves when it is told to`() throws {
        let file = try folder.file("a.gif", Pictures.gif(delays: [10, 0]))
        let view = MSStickerView(frame: .zero, sticker: nil)
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        view.sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel")
        #expect(view.intrinsicContentSize == CGSize(width: 100, height: 50))
        #expect(view.frame == .zero)
        #expect(abs(view.animationDuration - 0.2) < 0.001)
        #expect(!view.isAnimating())
        view.startAnimating()
        #expect(view.isAnimating())
        view.stopAnimating()
        #expect(!view.isAnimating())
    }

    @Test func `an animated PNG stands still, as a real picture, until it is told to move`() throws {
        let moving = Pictures.moving(Pictures.threeByTwo)
        #expect(moving != Pictures.threeByTwo)
        let still = try #require(PictureAnimation(moving)?.firstFrame)
        #expect(still == Pictures.threeByTwo)
        let file = try folder.file("a.png", moving)
        let view = MSStickerView(
            frame: .zero, sticker: try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel"))
        #expect(!view.isAnimating() && view.animationDuration > 0)
        view.startAnimating()
        #expect(view.isAnimating())
    }

    @Test func `the frames of a picture are counted without decoding it`() throws {
        let gif = try #require(PictureAnimation(Pictures.gif(delays: [10, 20, 30])))
        #expect(gif.frameCount == 3 && abs(gif.duration - 0.6) < 0.001)
        let still = try #require(gif.firstFrame.flatMap(PictureAnimation.init))
        #expect(still.frameCount == 1)
        let png = try #require(PictureAnimation(Pictures.apng(frames: 2)))
        #expect(png.frameCount == 2 && png.duration == 0.5)
        let first = try #require(png.firstFrame)
        #expect(PictureAnimation(first) == nil && PictureHeader.size(of: first)?.width == 300)
        #expect(first.range(of: Data("IDAT".utf8)) != nil && first.range(of: Data("fdAT".utf8)) == nil)
        #expect(PictureAnimation(Pictures.threeByTwo) == nil)
        for length in 0..<Pictures.gif(delays: [1, 2]).count {
            _ = PictureAnimation(Data(Pictures.gif(delays: [1, 2]).prefix(length)))
        }
        for length in 0..<Pictures.apng(frames: 2).count {
            _ = PictureAnimation(Data(Pictures.apng(frames: 2).prefix(length)))
        }
    }
}
