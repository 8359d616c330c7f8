import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Dragging in UIKit` {
    private func tell(_ view: UIView, _ phase: TransferEvent.Phase, _ x: Double = 10, _ y: Double = 10) {
        view.send(.transfer(NodeID(rawValue: 1), TransferEvent(phase: phase, x: x, y: y)))
    }

    @Test func `a row is dragged onto another one of its table`() throws {
        let list = List()
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.draft().node.interactions.contains(.drag))
        #expect(list.table.draft().node.interactions.contains(.drop))
        tell(cell, .lift)
        tell(list.table, .enter, 10, 120)
        tell(list.table, .drop, 10, 120)
        tell(cell, .end)
        #expect(list.names == ["b", "c", "a"])
        #expect(list.told == ["begin a", "enter", "update 2", "update 2", "drop 0 to 2", "dropped", "end"])
    }

    @Test func `what is dropped below the last row goes behind it`() throws {
        let list = List()
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        tell(cell, .lift)
        tell(list.table, .enter, 10, 390)
        #expect(list.told.last == "update 3")
    }

    @Test func `nothing is dropped where the proposal is to cancel, and the drag ends without it`() throws {
        let list = List()
        list.operation = .cancel
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        tell(cell, .lift)
        tell(list.table, .enter, 10, 120)
        tell(list.table, .drop, 10, 120)
        tell(cell, .end)
        #expect(list.names == ["a", "b", "c"])
        #expect(list.told.suffix(3) == ["exit", "dropped", "end"])
    }

    @Test func `rows without a delegate are not dragged, nor while the table says so`() throws {
        let list = List()
        list.table.dragInteractionEnabled = false
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!cell.draft().node.interactions.contains(.drag))
        tell(cell, .lift)
        #expect(list.told.isEmpty)
    }

    @Test func `a view is dragged onto another one, which reads what it is`() throws {
        let (root, left, right) = (UIView(), UIView(), UIView())
        root.addSubview(left)
        root.addSubview(right)
        let hands = Hands()
        left.addInteraction(UIDragInteraction(delegate: hands))
        right.addInteraction(UIDropInteraction(delegate: hands))
        #expect(left.draft().node.interactions.contains(.drag) && right.draft().node.interactions.contains(.drop))
        tell(left, .lift)
        tell(right, .enter)
        tell(right, .drop)
        tell(left, .end)
        #expect(hands.read == ["ace"])
        #expect(hands.ends == [.copy])
    }

    @Test func `a drag that lost its end is over once the next one begins`() throws {
        let (root, left) = (UIView(), UIView())
        root.addSubview(left)
        let hands = Hands()
        left.addInteraction(UIDragInteraction(delegate: hands))
        tell(left, .lift)
        tell(left, .lift)
        #expect(hands.ends == [.cancel])
        tell(left, .end)
        #expect(hands.ends == [.cancel, .cancel])
    }

    @Test func `objects come once, in the order of their items`() async throws {
        let (root, left, right) = (UIView(), UIView(), UIView())
        root.addSubview(left)
        root.addSubview(right)
        let hands = Hands()
        hands.objects = ["ace", "king", "queen"].map { NSItemProvider(object: Note($0)) }
        left.addInteraction(UIDragInteraction(delegate: hands))
        right.addInteraction(UIDropInteraction(delegate: hands))
        let read = await withCheckedContinuation { next in
            hands.onObjects = { next.resume(returning: $0.map(\.text)) }
            tell(left, .lift)
            tell(right, .enter)
            tell(right, .drop)
        }
        #expect(read == ["ace", "king", "queen"])
    }

    @Test func `an object of an app's own class is written and read as its kinds`() async throws {
        let provider = NSItemProvider(object: Note("hello"))
        #expect(provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: Note.self))
        let text = try await withCheckedThrowingContinuation { next in
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
                next.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileNoSuchFile)))
            }
        }
        #expect(String(decoding: text, as: UTF8.self) == "hello")
    }

    /// A text as an item.
    private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
        let text: String
        init(_ text: String) { self.text = text }

        static let writableTypeIdentifiersForItemProvider = ["com.example.note", "public.utf8-plain-text"]
        static let readableTypeIdentifiersForItemProvider = ["com.example.note"]

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(text.utf8), nil)
            return nil
        }

        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
            Note(String(decoding: data, as: UTF8.self))
        }
    }

    /// Drags and takes a text.
    @MainActor private final class Hands: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var read: [String] = []
        var ends: [UIDropOperation] = []
        var objects = [NSItemProvider(object: "ace")]
        /// Called with the objects that are read by class at run time.
        var onObjects: (([Note]) -> Void)?

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { objects.map(UIDragItem.init(itemProvider:)) }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { ends.append(operation) }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: String.self) || onObjects != nil
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: String.self) { self.read += $0 }
            guard let onObjects else { return }
            _ = session.loadObjects(ofClass: Note.self) {
                onObjects($0.compactMap { $0 as? Note })
            }
        }
    }

    /// Three rows, each 50 points high, that can be dragged.
    @MainActor
    private final class List: NSObject, UITableViewDataSource, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        var names = ["a", "b", "c"]
        var told: [String] = []
        var operation = UIDropOperation.move

        override init() {
            super.init()
            table.rowHeight = 50
            table.dataSource = self
            table.dragDelegate = self
            table.dropDelegate = self
            table.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            told.append("begin \(names[indexPath.row])")
            return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))]
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { told.append("end") }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            told.append("enter")
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            told.append("update \(destinationIndexPath?.row ?? -1)")
            return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { told.append("exit") }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            told.append("dropped")
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let source = coordinator.items.first?.sourceIndexPath, let target = coordinator.destinationIndexPath
            else { return }
            told.append("drop \(source.row) to \(target.row)")
            names.insert(names.remove(at: source.row), at: target.row)
            tableView.moveRow(at: source, to: target)
        }
    }
}
