import RenderTree
import Testing

@testable import UIKit

/// Both ends of a drag, which write down what they are told.
@MainActor private final class Ends: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let name: String
    var log: (String) -> Void = { _ in }
    var items: [UIDragItem] = []
    var (handles, operation) = (true, UIDropOperation.copy)
    var context: Any?

    init(_ name: String) { self.name = name }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        session.localContext = "from \(name)"
        log("\(name) items")
        return items
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log("\(name) begin with \(session.items.count)")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log("\(name) will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log("\(name) did end \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log("\(name) can?")
        return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log("\(name) enter")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log("\(name) update")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log("\(name) exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        context = session.localDragSession?.localContext
        log("\(name) drop")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log("\(name) conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log("\(name) over")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A drag from view to view` {
    private final class Log { var lines: [String] = [] }

    private let root = UIView()
    private let left = UIView()
    private let middle = UIView()
    private let right = UIView()
    private let source = Ends("source")
    private let pass = Ends("pass")
    private let target = Ends("target")
    private let drag: UIDragInteraction
    private let log = Log()

    init() {
        drag = UIDragInteraction(delegate: source)
        for (index, view) in [left, middle, right].enumerated() {
            view.frame = CGRect(x: index * 100, y: 0, width: 100, height: 100)
            root.addSubview(view)
        }
        left.addInteraction(drag)
        middle.addInteraction(UIDropInteraction(delegate: pass))
        right.addInteraction(UIDropInteraction(delegate: target))
        for end in [source, pass, target] { end.log = { [log] in log.lines.append($0) } }
        source.items = [UIDragItem(itemProvider: NSItemProvider(object: "ace"))]
    }

    private func tell(_ view: UIView, _ phase: TransferEvent.Phase) {
        view.send(.transfer(NodeID(rawValue: 1), TransferEvent(phase: phase, x: 10, y: 10)))
    }

    private func take() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }

    @Test func `asks, enters, updates, drops and ends, in this order`() {
        tell(left, .lift)
        #expect(take() == ["source items", "source begin with 1"])
        tell(right, .enter)
        tell(right, .move)
        #expect(take() == ["target can?", "target enter", "target update", "target update"])
        tell(right, .drop)
        tell(left, .end)
        let lines = take()
        let drop = lines.firstIndex(of: "target drop")
        let conclude = lines.firstIndex(of: "target conclude")
        #expect(drop != nil && conclude != nil && (drop ?? 0) < (conclude ?? 0))
        #expect(lines.filter { $0 == "target over" }.count == 1)
        #expect(lines.filter { $0.hasPrefix("source") } == ["source will end copy", "source did end copy"])
        #expect(target.context as? String == "from source")
    }

    @Test func `without items does not begin`() {
        source.items = []
        tell(left, .lift)
        tell(right, .enter)
        tell(right, .drop)
        tell(left, .end)
        #expect(take() == ["source items"])
    }

    @Test func `does not begin where the interaction is off`() {
        drag.isEnabled = false
        tell(left, .lift)
        #expect(take() == [])
    }

    @Test func `goes past a view that does not take it`() {
        pass.handles = false
        tell(left, .lift)
        tell(middle, .enter)
        tell(middle, .move)
        tell(middle, .drop)
        tell(left, .end)
        let lines = take()
        #expect(!lines.contains { $0 == "pass enter" || $0 == "pass update" || $0 == "pass drop" || $0 == "pass over" })
        #expect(lines.last == "source did end cancel")
    }

    @Test(arguments: [.cancel, .forbidden] as [UIDropOperation])
    func `is not dropped where the view says so`(_ operation: UIDropOperation) {
        target.operation = operation
        tell(left, .lift)
        tell(right, .enter)
        tell(right, .drop)
        tell(left, .end)
        let lines = take()
        #expect(!lines.contains("target drop") && !lines.contains("target conclude"))
        #expect(lines.contains("target over") && lines.last == "source did end cancel")
    }

    @Test func `leaves one view before it enters another, and both hear of its end`() {
        tell(left, .lift)
        tell(middle, .enter)
        _ = take()
        tell(right, .enter)
        let lines = take()
        let (exit, enter) = (lines.firstIndex(of: "pass exit"), lines.firstIndex(of: "target enter"))
        #expect(exit != nil && enter != nil && (exit ?? 0) < (enter ?? 0))
        tell(right, .drop)
        tell(left, .end)
        let ends = take()
        #expect(ends.filter { $0 == "pass over" }.count == 1 && ends.filter { $0 == "target over" }.count == 1)
        #expect(!ends.contains("pass drop"))
    }

    @Test func `moves what may be moved`() {
        target.operation = .move
        tell(left, .lift)
        tell(right, .enter)
        tell(right, .drop)
        tell(left, .end)
        #expect(take().last == "source did end move")
    }

    @Test func `knows what it carries`() {
        var seen: [Bool] = []
        final class Looking: NSObject, UIDropInteractionDelegate {
            var look: (any UIDropSession) -> Void = { _ in }
            func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
                look(session)
                return false
            }
        }
        let looking = Looking()
        looking.look = { session in
            seen = [
                session.canLoadObjects(ofClass: String.self), session.canLoadObjects(ofClass: UIImage.self),
                session.hasItemsConforming(toTypeIdentifiers: ["public.text"]),
                session.hasItemsConforming(toTypeIdentifiers: ["public.image"]),
            ]
        }
        let view = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
        root.addSubview(view)
        view.addInteraction(UIDropInteraction(delegate: looking))
        tell(left, .lift)
        tell(view, .enter)
        #expect(seen == [true, false, true, false])
        tell(left, .end)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The pasteboard` {
    private let board = UIPasteboard.general

    @Test func `holds one thing: new contents take the place of all that was there`() throws {
        let url = try #require(URL(string: "https://example.com"))
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        #expect(board.hasImages && !board.hasStrings && board.string == nil)
        board.string = "words"
        #expect(board.string == "words" && board.hasStrings && !board.hasImages && board.image == nil)
        board.url = url
        #expect(board.url == url && board.hasURLs)
        board.string = "more"
        #expect(!board.hasURLs && board.url == nil)
    }

    @Test func `holds several texts`() {
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.string == "a")
        board.string = "c"
        #expect(board.strings == ["c"])
    }

    @Test func `counts its changes`() {
        let before = board.changeCount
        board.string = "a"
        let first = board.changeCount
        board.string = "a"
        #expect(first > before && board.changeCount > first, "The same words are new contents.")
        _ = (board.string, board.hasStrings, board.itemProviders)
        #expect(board.changeCount > first && board.changeCount == first + 1)
        board.strings = ["x", "y"]
        #expect(board.changeCount == first + 2)
    }

    @Test func `gives its contents as items to be loaded`() {
        board.string = "words"
        #expect(board.itemProviders.count == 1)
        #expect(board.itemProviders.first?.canLoadObject(ofClass: String.self) == true)
        board.strings = ["a", "b"]
        #expect(board.itemProviders.count == 2)
    }

    @Test func `is empty where nothing is put there`() {
        board.string = "words"
        board.string = nil
        #expect(!board.hasStrings && board.string == nil && board.itemProviders.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An item provider` {
    @Test(
        arguments: [
            ("public.utf8-plain-text", true), ("public.plain-text", true), ("public.text", true), ("public.data", true),
            ("public.image", false), ("public.url", false), ("no such type", false),
        ])
    func `of words is of their kind and of what this belongs to`(_ type: String, _ isOne: Bool) {
        let provider = NSItemProvider(object: "words")
        #expect(provider.hasItemConformingToTypeIdentifier(type) == isOne)
    }

    @Test func `gives the data that was registered, of the kind that is asked for`() async throws {
        let provider = NSItemProvider()
        #expect(provider.registeredTypeIdentifiers.isEmpty)
        for (type, text) in [("public.html", "<b>"), ("public.utf8-plain-text", "b")] {
            provider.registerDataRepresentation(forTypeIdentifier: type) { done in
                done(Data(text.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text"])
        let data: Data? = await withCheckedContinuation { next in
            provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
                next.resume(returning: data)
            }
        }
        #expect(data == Data("b".utf8))
        let (none, error): (Data?, Bool) = await withCheckedContinuation { next in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
                next.resume(returning: (data, error != nil))
            }
        }
        #expect(none == nil && error)
    }

    @Test func `says why it has no object`() {
        let provider = NSItemProvider(object: "words")
        nonisolated(unsafe) var result: (UIImage?, Bool) = (nil, false)
        provider.loadObject(ofClass: URL.self) { url, error in result = (nil, url == nil && error != nil) }
        #expect(result.1 && !provider.canLoadObject(ofClass: URL.self))
        #expect(NSItemProvider(contentsOf: nil) == nil)
    }
}
