import Foundation
import Testing

@testable import UIKit

/// A text in a file.
private final class Note: UIDocument {
    struct BadContents: Error {}

    var text = "" { didSet { if text != oldValue { updateChangeCount(.done) } } }
    var errors: [any Error] = []

    override func contents(forType typeName: String) throws -> Any {
        if text == "bad" { throw BadContents() }
        return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw BadContents() }
        text = String(decoding: data, as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        errors.append(error)
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
}

/// A folder of parts.
private final class Album: UIDocument {
    var parts = FileWrapper(directoryWithFileWrappers: [:])

    override func contents(forType typeName: String) throws -> Any { parts }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        parts = (contents as? FileWrapper) ?? parts
    }
}

@MainActor private final class Heard {
    var states: [UInt] = []
}

/// Source: developer.apple.com/documentation/uikit/uidocument
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A document` {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")

    private var written: String? { try? String(contentsOf: url, encoding: .utf8) }

    @Test func `is written when it is created, and read by another one`() async {
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed && note.localizedName == url.deletingPathExtension().lastPathComponent)
        note.text = "one"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(written == "one" && note.documentState == .normal && !note.hasUnsavedChanges)
        #expect(note.fileModificationDate != nil && note.fileType == "public.plain-text")
        let other = Note(fileURL: url)
        #expect(await other.open())
        #expect(other.text == "one" && !other.hasUnsavedChanges && other.documentState == .normal)
        #expect(await !other.open())
    }

    @Test func `that is a folder is written as a whole, without parts that are no more`() async throws {
        let folder = url.deletingPathExtension()
        defer { try? FileManager.default.removeItem(at: folder) }
        let album = Album(fileURL: folder)
        album.parts.addRegularFile(withContents: Data("one".utf8), preferredFilename: "1")
        album.parts.addRegularFile(withContents: Data("two".utf8), preferredFilename: "2")
        #expect(await album.save(to: folder, for: .forCreating))
        let first = try #require(album.parts.fileWrappers?["1"])
        album.parts.removeFileWrapper(first)
        #expect(await album.save(to: folder, for: .forOverwriting))
        let other = Album(fileURL: folder)
        #expect(await other.open())
        #expect(other.parts.fileWrappers?.keys.sorted() == ["2"])
        let beside = try FileManager.default.contentsOfDirectory(atPath: folder.deletingLastPathComponent().path)
        #expect(beside.filter { $0.contains(folder.lastPathComponent) } == [folder.lastPathComponent])
    }

    @Test func `is saved when it is closed, and not without changes`() async throws {
        try Data("one".utf8).write(to: url)
        let note = Note(fileURL: url)
        #expect(await note.open())
        note.text = "two"
        #expect(note.hasUnsavedChanges && written == "one")
        #expect(await note.close())
        #expect(written == "two" && note.documentState.contains(.closed))
        try FileManager.default.removeItem(at: url)
        #expect(await note.close())
        #expect(written == nil)
    }

    @Test func `is saved by itself after a change`() async throws {
        try Data("one".utf8).write(to: url)
        let note = Note(fileURL: url)
        #expect(await note.open())
        note.text = "two"
        while note.hasUnsavedChanges { try await Task.sleep(for: .milliseconds(20)) }
        #expect(written == "two")
    }

    @Test func `tells its errors, and its states`() async throws {
        let note = Note(fileURL: url)
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.states.append(note.documentState.rawValue) } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(await !note.open())
        #expect(note.errors.count == 1 && note.documentState == .closed)
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "bad"
        #expect(await !note.close())
        #expect(written?.isEmpty == true && note.errors.last is Note.BadContents)
        #expect(heard.states == [0, UIDocument.State.savingError.rawValue, 5])
    }
}
