import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

/// Files that the open app asks the person for, and files that it gives.
@Suite(.timeLimit(.minutes(5))) struct FileTests {
    private static let touch = DeviceHost.Event.input(instance: 1, .tap(NodeID(rawValue: 1)))

    private func wish(_ id: Int = 1, _ wish: FileWish = FileWish(countMax: 2)) -> DeviceHost.Event {
        .requested(process: 1, id: id, .chooseFiles(Phone.scene, wish))
    }

    private func announce(_ files: AnnouncedFile..., to number: Int = 1) -> DeviceHost.Event {
        .announceFiles(number, files, folder: "f")
    }

    private func arrived(_ index: Int, folder: String = "f") -> DeviceHost.Event {
        .fileArrived(1, folder: folder, index: index, ChosenFile(path: "tmp/\(index)", name: "\(index)"))
    }

    private func offer(_ paths: String..., id: Int = 1) -> DeviceHost.Event {
        .requested(
            process: 1, id: id,
            .offerFiles(Phone.scene, FileOffer(files: paths.map { AppFile(folder: .container, path: $0) })))
    }

    @Test func `the app gets the files once all are there, in the order of the choice`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(wish()) == ["show files 1"])
        #expect(phone.host.fileRequest?.name == "Mussels Party" && phone.host.fileRequest?.wish?.countMax == 2)
        #expect(
            try phone.handle(
                announce(AnnouncedFile(name: "../a.txt", byteCount: 3), AnnouncedFile(name: "b", byteCount: 4))) == [])
        #expect(try phone.host.expectedFile(0, of: 1).name == "-a.txt")
        #expect(try phone.handle(arrived(1)) == [])
        #expect(throws: ChatError.self) { try phone.host.expectedFile(1, of: 1) }
        #expect(try phone.handle(arrived(0)) == ["answer 1.1 done", "show no files"])
        guard case .answer(_, _, let outcome) = phone.actions[0] else {
            Issue.record("the actions are \(phone.actions)")
            return
        }
        #expect(outcome.files?.map(\.name) == ["0", "1"])
        #expect(phone.host.fileRequest == nil && phone.refusal(of: arrived(0)) == .unknownFiles)
    }

    @Test func `what is too much, too large or of another kind is refused before any byte of it comes`() throws {
        var phone = try Phone.open()
        try phone.handle(wish(1, FileWish(extensions: ["txt"], countMax: 3)))
        func code(_ files: AnnouncedFile...) -> ChatError.Code? {
            phone.refusal(of: .announceFiles(1, files, folder: "f"))
        }
        let most = FileLimits.byteCountMax
        let small = AnnouncedFile(name: "a.txt", byteCount: 1)
        #expect(code() == .tooManyFiles && code(small, small, small, small) == .tooManyFiles)
        #expect(code(AnnouncedFile(name: "a.txt", byteCount: most + 1)) == .fileTooLarge)
        #expect(code(AnnouncedFile(name: "a.txt", byteCount: -1)) == .fileTooLarge)
        let large = AnnouncedFile(name: "a.txt", byteCount: most)
        #expect(code(large, large) == nil && code(large, large, small) == .fileTooLarge)
        #expect(code(AnnouncedFile(name: "a.exe", byteCount: 1)) == .wrongFile)
        #expect(phone.refusal(of: announce(small, to: 2)) == .unknownFiles)
        try phone.handle(announce(small))
        #expect(
            phone.refusal(of: arrived(0, folder: "other")) == .unknownFiles
                && phone.refusal(of: arrived(1)) == .unknownFiles)
    }

    @Test func `the person cancels, the app does, or the scene ends`() throws {
        var phone = try Phone.open()
        try phone.handle(wish())
        #expect(try phone.handle(.cancelFiles(2)) == [])
        #expect(try phone.handle(.cancelFiles(1)) == ["answer 1.1 1", "show no files"])
        #expect(try phone.handle(.cancelFiles(1)) == [])
        var other = try Phone.open()
        try other.handle(wish())
        #expect(try other.handle(.notified(process: 1, .cancel(request: 1))) == ["answer 1.1 1", "show no files"])
        var closing = try Phone.open()
        try closing.handle(wish())
        #expect(try closing.handle(.closePanel).contains("show no files"))
        #expect(closing.host.fileRequest == nil)
        var crashing = try Phone.open()
        try crashing.handle(wish())
        let lines = try crashing.handle(.ended(process: 1, nil))
        #expect(lines.contains("show no files") && !lines.contains { $0.hasPrefix("answer") })
    }

    @Test func `one request at a time, and the next one needs a touch`() throws {
        var phone = try Phone.open()
        try phone.handle(wish(1))
        #expect(try phone.handle(wish(2)) == ["answer 1.2 2"])
        try phone.handle(.cancelFiles(1))
        #expect(try phone.handle(wish(3)) == ["answer 1.3 2"])
        try phone.handle(Self.touch)
        #expect(try phone.handle(wish(4)) == ["show files 2"])
        #expect(try Phone.open().copy { try $0.handle(wish(1, FileWish(countMax: 99))) } == ["answer 1.1 3"])
    }

    @Test func `what an app gives is measured, served once, and answered with the last file`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(offer("tmp/a.txt", "tmp/b.txt")) == ["measure 1 tmp/a.txt tmp/b.txt"])
        #expect(phone.host.fileRequest == nil && phone.refusal(of: .serveFile(1, index: 0)) == .unknownFiles)
        #expect(try phone.handle(.measured(1, [3, 4])) == ["show files 1"])
        #expect(
            phone.host.fileRequest?.offer?.files == [
                OfferedFile(name: "a.txt", byteCount: 3), OfferedFile(name: "b.txt", byteCount: 4),
            ])
        try phone.handle(.serveFile(1, index: 0))
        #expect(phone.refusal(of: .serveFile(1, index: 0)) == .unknownFiles, "it is on its way")
        try phone.handle(.fileServed(1, index: 0, isWhole: false))
        try phone.handle(.serveFile(1, index: 0))
        #expect(try phone.handle(.fileServed(1, index: 0, isWhole: true)) == [])
        #expect(phone.refusal(of: .serveFile(1, index: 0)) == .unknownFiles)
        try phone.handle(.serveFile(1, index: 1))
        #expect(try phone.handle(.fileServed(1, index: 1, isWhole: true)) == ["answer 1.1 done", "show no files"])
    }

    @Test func `an offer has limits, and a lifetime`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(offer("../a")) == ["answer 1.1 3"])
        try phone.handle(offer("a", id: 2))
        #expect(try phone.handle(.measured(1, nil)) == ["answer 1.2 3", "show no files"])
        var large = try Phone.open()
        try large.handle(offer("a"))
        #expect(try large.handle(.measured(1, [FileLimits.byteCountMax + 1])).first == "answer 1.1 3")
        var old = try Phone.open()
        try old.handle(offer("a"), at: 1)
        try old.handle(.measured(1, [1]), at: 1)
        try old.handle(Self.touch, at: 2 + FileLimits.offerLifetime)
        #expect(old.refusal(of: .serveFile(1, index: 0)) == .unknownFiles)
    }

    @Test func `a picture loses its metadata, and a photo is a photo`() throws {
        let png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        #expect(throws: ChatError.self) { try ChosenFileCheck.plan(Data("hello".utf8), source: .photos) }
        #expect(try ChosenFileCheck.plan(Data("hello".utf8), source: .files) == .asItIs)
        #expect(throws: ChatError.self) { try ChosenFileCheck.plan(png + Data([1]), source: .photos) }
        let clean = try #require(Data(base64Encoded: Self.png))
        #expect(try ChosenFileCheck.plan(clean, source: .files) == .asItIs)
        #expect(try ChosenFileCheck.plan(clean + Data("52.5,13.4".utf8), source: .files) == .replaced(clean))
        #expect(
            ChosenFileCheck.needsWhole(clean, source: .files)
                && !ChosenFileCheck.needsWhole(Data("%PDF".utf8), source: .files))
    }

    /// One pixel.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}

extension Phone {
    fileprivate func copy<Result>(_ body: (inout Phone) throws -> Result) rethrows -> Result {
        var copy = self
        return try body(&copy)
    }
}
