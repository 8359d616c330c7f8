import Foundation
import RenderTree
import SwiftUI
import Testing

private struct Card: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

@MainActor @Observable private final class Table {
    var log: [String] = []
    var isTargeted = false
}

extension Screen {
    fileprivate func node(that interacts: NodeInteractions, _ index: Int = 0) -> NodeID {
        let found = painted.inDrawingOrder.map(\.node).filter { $0.interactions.contains(interacts) }
        return found.indices.contains(index) ? found[index].id : NodeID(rawValue: 0)
    }
    fileprivate func transfer(_ phase: TransferEvent.Phase, _ node: NodeID, _ x: Double = 0, _ y: Double = 0) {
        send(.transfer(node, TransferEvent(phase: phase, x: x, y: y)))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Dragging` {
    private let table = Table()

    @Test func `brings a value to a destination of its type`() {
        let screen = Screen(
            VStack {
                Text("Ace").draggable(Card(name: "Ace"))
                Text("Pile").dropDestination(for: Card.self) { items, place in
                    table.log.append("\(items.map(\.name)) at \(place.x) \(place.y)")
                    return true
                } isTargeted: {
                    table.isTargeted = $0
                }
            })
        screen.transfer(.lift, screen.node(that: .drag))
        screen.transfer(.enter, screen.node(that: .drop), 3, 4)
        #expect(table.isTargeted)
        screen.transfer(.exit, screen.node(that: .drop))
        #expect(!table.isTargeted)
        screen.transfer(.enter, screen.node(that: .drop), 3, 4)
        screen.transfer(.drop, screen.node(that: .drop), 5, 6)
        screen.transfer(.end, screen.node(that: .drag))
        #expect(table.log == ["[\"Ace\"] at 5.0 6.0"])
        #expect(!table.isTargeted)
        screen.transfer(.drop, screen.node(that: .drop))
        #expect(table.log.count == 1)
    }

    @Test func `brings a value to a destination that may have it, with its place`() {
        func pile(isEnabled: Bool) -> Screen {
            Screen(
                VStack {
                    Text("Ace").draggable(Card(name: "Ace"))
                    Text("Pile").dropDestination(for: Card.self, isEnabled: isEnabled) { items, session in
                        table.log.append("\(items.map(\.name)) at \(session.location.x)")
                    }
                })
        }
        for isEnabled in [false, true] {
            let screen = pile(isEnabled: isEnabled)
            screen.transfer(.lift, screen.node(that: .drag))
            screen.transfer(.enter, screen.node(that: .drop), 3, 4)
            screen.transfer(.drop, screen.node(that: .drop), 5, 6)
            #expect(table.log == (isEnabled ? ["[\"Ace\"] at 5.0"] : []))
        }
    }

    @Test func `finds the innermost destination that takes it`() {
        let screen = Screen(
            VStack {
                Text("Ace").draggable(Card(name: "Ace"))
                VStack {
                    Text("Numbers").dropDestination(for: URL.self) { _, _ in
                        table.log.append("a number")
                        return true
                    }
                }
                .dropDestination(for: String.self) { items, _ in
                    table.log += items
                    return true
                }
            })
        screen.transfer(.lift, screen.node(that: .drag))
        screen.transfer(.enter, screen.node(that: .drop, 1))
        screen.transfer(.drop, screen.node(that: .drop, 1))
        #expect(table.log == ["Ace"])
    }

    @Test func `asks a delegate, which may refuse`() {
        struct Delegate: DropDelegate {
            let table: Table
            func dropEntered(info: DropInfo) { table.log.append("entered") }
            func dropUpdated(info: DropInfo) -> DropProposal? {
                DropProposal(operation: info.location.x > 10 ? .forbidden : .move)
            }
            func dropExited(info: DropInfo) { table.log.append("exited") }
            func performDrop(info: DropInfo) -> Bool {
                info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { text, _ in
                    MainActor.assumeIsolated { table.log.append(text ?? "nothing") }
                }
                return true
            }
        }
        let screen = Screen(
            VStack {
                Text("Ace").onDrag { NSItemProvider(object: "ace") }
                Text("Pile").onDrop(of: [.text], delegate: Delegate(table: table))
            })
        let (source, target) = (screen.node(that: .drag), screen.node(that: .drop))
        screen.transfer(.lift, source)
        screen.transfer(.enter, target, 20)
        screen.transfer(.drop, target, 20)
        #expect(table.log == ["entered"])
        screen.transfer(.end, source)
        screen.transfer(.lift, source)
        screen.transfer(.enter, target, 5)
        screen.transfer(.drop, target, 5)
        screen.transfer(.end, source)
        #expect(table.log == ["entered", "exited", "entered", "ace", "exited"])
    }

    @Test func `reads bytes where the types differ`() async throws {
        struct Copy: Codable, Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
        }
        let (stream, next) = AsyncStream.makeStream(of: String.self)
        let screen = Screen(
            VStack {
                Text("Ace").draggable(Card(name: "Ace"))
                Text("Pile").dropDestination(for: Copy.self) { items, _ in
                    next.yield(items[0].name)
                    return true
                }
            })
        screen.transfer(.lift, screen.node(that: .drag))
        screen.transfer(.enter, screen.node(that: .drop))
        screen.transfer(.drop, screen.node(that: .drop))
        var names = stream.makeAsyncIterator()
        let name = await names.next()
        #expect(name == "Ace")
    }
}

/// Writes its name in a format of its own.
private struct Note: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(
            for: Note.self, contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A value with coders of its own` {
    private struct Bytes: Transferable {
        var data: Data
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: .propertyList) {
                $0.data
            } importing: {
                Bytes(data: $0)
            }
        }
    }

    /// Drags a value to a destination of another type. Returns what arrives.
    private func dropped<T: Transferable & Sendable>(_ item: some Transferable, as type: T.Type) async -> T? {
        let (stream, next) = AsyncStream.makeStream(of: T.self)
        let screen = Screen(
            VStack {
                Text("Ace").draggable(item)
                Text("Pile").dropDestination(for: T.self) { items, _ in
                    next.yield(items[0])
                    return true
                }
            })
        screen.transfer(.lift, screen.node(that: .drag))
        screen.transfer(.enter, screen.node(that: .drop))
        screen.transfer(.drop, screen.node(that: .drop))
        var values = stream.makeAsyncIterator()
        return await values.next()
    }

    @Test func `is written and read by them`() async throws {
        let bytes = try #require(await dropped(Note(name: "Ace"), as: Bytes.self))
        #expect(try PropertyListDecoder().decode(Note.self, from: bytes.data).name == "Ace")
        let note = await dropped(Bytes(data: bytes.data), as: Note.self)
        #expect(note?.name == "Ace")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Hovering, helping and pasting` {
    private let table = Table()

    @Test func `a pointer tells where it is, and that it has left`() {
        let screen = Screen(
            Color.red.frame(width: 100, height: 50).onContinuousHover { phase in
                switch phase {
                case .active(let point): table.log.append("at \(point.x), \(point.y)")
                case .ended: table.log.append("ended")
                }
            })
        let node = screen.node(that: .pointer)
        screen.send(.hover(node, isInside: true))
        screen.send(.pointer(node, x: 4, y: 5))
        screen.send(.hover(node, isInside: false))
        #expect(table.log == ["at 4.0, 5.0", "ended"])
    }

    @Test func `help stands beside the hint`() {
        let screen = Screen(Button("Save") {}.help("Keeps it").accessibilityHint("Now"))
        #expect(screen.node("Save")?.accessibility.help == "Keeps it")
        #expect(screen.node("Save")?.accessibility.hint == "Now")
    }

    @Test func `a paste button gives the clipboard's text`() {
        let table = table
        let screen = Screen(
            PasteButton(payloadType: String.self) { texts in
                MainActor.assumeIsolated { table.log += texts }
            })
        guard case .button(let content) = screen.node("Paste")?.content else {
            Issue.record("no button")
            return
        }
        #expect(content.pastes == true)
        #expect(content.isDisabled == nil)
        screen.send(.paste(screen.node("Paste")?.id ?? NodeID(rawValue: 0), text: "from elsewhere"))
        #expect(table.log == ["from elsewhere"])
        let pictures = Screen(PasteButton(payloadType: Image.self) { _ in })
        guard case .button(let other) = pictures.node("Paste")?.content else {
            Issue.record("no button")
            return
        }
        #expect(other.isDisabled == true)
    }
}
