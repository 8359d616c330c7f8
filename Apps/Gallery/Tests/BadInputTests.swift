import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import Gallery

/// Input to a page from a browser that is broken, or not one of ours.
@Suite("Bad input to the gallery", .timeLimit(.minutes(5))) @MainActor struct BadInputTests {
    @Test(arguments: GalleryPage.all.map(\.title))
    func `no event, however wrong, ends a page or breaks its tree`(_ title: String) throws {
        let page = try #require(GalleryPage.all.first { $0.title == title })
        let renderer = SceneRenderer(root: UIHostingController(rootView: page.content()))
        renderer.size = CGSize(width: 390, height: 700)
        var tree = NodeTree()
        func paint() throws {
            if let patch = renderer.render() { try tree.apply(patch) }
        }
        try paint()
        for node in tree.nodes.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            for event in Self.events(for: node) {
                renderer.handle(event)
                try paint()
            }
        }
        #expect(tree.nodes.count > 10)
    }

    private static let numbers = [0, -1, 0.5, 1e6, -1e6, 1e7, 1e15, -1e300, .greatestFiniteMagnitude, .infinity, .nan]
    private static let indexes = [0, 1, -1, 7, Int.max, Int.min]
    private static let words = [
        "", "x", "2026-11-21", "99999-99-99", "-1:-1", "#zzzzzz", "\u{0}\u{202E}",
        String(repeating: "e\u{301}", count: 30_000),
    ]

    private static func events(for node: NodeID) -> [InputEvent] {
        var events: [InputEvent] = [
            .tap(node), .submit(node), .refresh(node), .press(node, isDown: true), .press(node, isDown: false),
            .hover(node, isInside: true), .focus(node, isFocused: true), .focus(node, isFocused: false),
            .adjust(node, isIncrement: true), .adjust(node, isIncrement: false), .paste(node, text: "\u{0}"),
        ]
        for name in words { events.append(.key(node, KeyEvent(key: name, characters: name))) }
        for index in indexes {
            events += [.move(node, to: index), .choose(node, index: index), .act(node, index: index)]
        }
        for (place, text) in words.enumerated() {
            events += [.pick(node, value: text), .edit(node, text: text, edit: place == 0 ? Int.max : place)]
        }
        for number in numbers {
            events += [.slide(node, value: number, isEditing: false), .scroll(node, x: number, y: -number)]
            events.append(.pointer(node, x: number, y: -number))
            // Ends before beginnings too.
            events += [TransferEvent.Phase.drop, .end, .lift, .enter, .move, .exit].map { phase in
                .transfer(node, TransferEvent(phase: phase, x: number, y: number))
            }
            events += gestures(number).map { .gesture(node, $0) }
        }
        return events + [.dismiss(node)]
    }

    private static func gestures(_ number: Double) -> [GestureEvent] {
        GestureEvent.Kind.allCases.flatMap { kind in
            // Ends before beginnings too.
            GestureEvent.Phase.allCases.reversed().map { phase in
                GestureEvent(
                    gesture: kind, phase: phase, startX: 1, startY: number, x: number, y: 2, amount: number,
                    velocityX: number, velocityY: -number)
            }
        }
    }
}
