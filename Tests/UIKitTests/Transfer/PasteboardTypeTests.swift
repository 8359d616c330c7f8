import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The pasteboard's types` {
    private let board = UIPasteboard.general
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }

    @Test func `are those of its first item`() throws {
        board.setItems([["public.png": try #require(picture.pngData()), "public.utf8-plain-text": "words"], ["x": 1]])
        #expect(board.types == ["public.png", "public.utf8-plain-text"] && board.numberOfItems == 2)
        #expect(board.contains(pasteboardTypes: ["y", "public.png"]) && !board.contains(pasteboardTypes: ["x"]))
        #expect(board.string == "words" && board.image?.size == CGSize(width: 4, height: 4))
        #expect(board.data(forPasteboardType: "public.png") == picture.pngData())
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("words".utf8))
    }

    @Test func `are told when they change, those that came and those that went`() throws {
        board.setData(Data([1]), forPasteboardType: "com.example.move")
        var heard: [[String: [String]]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { notification in
            let info = notification.userInfo as? [String: [String]] ?? [:]
            MainActor.assumeIsolated { heard.append(info) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "words"
        board.string = "others"
        try #require(heard.count == 2)
        #expect(heard[0][UIPasteboard.changedTypesAddedUserInfoKey] == ["public.utf8-plain-text"])
        #expect(heard[0][UIPasteboard.changedTypesRemovedUserInfoKey] == ["com.example.move"])
        #expect(heard[1].isEmpty)
    }

    @Test func `give bytes of what was put there as an object`() {
        board.image = picture
        #expect(board.data(forPasteboardType: "public.png") == picture.pngData())
        board.color = .red
        #expect(board.colors == [.red] && board.hasColors && board.numberOfItems == 1)
        #expect(board.data(forPasteboardType: "public.png") == nil)
    }

    @Test func `take bytes of a type of the app's own`() {
        board.setData(Data([1, 2]), forPasteboardType: "com.example.move")
        #expect(board.data(forPasteboardType: "com.example.move") == Data([1, 2]) && board.string == nil)
        board.setValue("https://example.com", forPasteboardType: "public.utf8-plain-text")
        board.addItems([["public.utf8-plain-text": "more"]])
        #expect(board.strings == ["https://example.com", "more"])
        board.urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
        #expect(board.urls?.count == 2 && !board.hasStrings && board.images == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A colour that is archived` {
    @Test func `comes back`() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(read?.cgColor.components == [0.25, 0.5, 0.75, 0.5])
    }
}
