import RenderTree
import TreePainter
import Testing

@testable import UIKit

private final class Editor: UIViewController {
    var calls: [String] = []
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Send", action: "send:", input: "\r", modifierFlags: .command),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "close"),
            UIKeyCommand(title: "Off", action: "close", input: "k", modifierFlags: [.shift], attributes: .disabled),
        ]
    }

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: Editor.self)
            members.action("close") { (it: Editor) in it.calls.append("close") }
            members.action("send:") { (it: Editor, sender: Any?) in
                it.calls.append((sender as? UIKeyCommand)?.title ?? "nobody")
            }
            return members
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A key command` {
    private let editor = Editor()

    private var parts: [NodeDraft] { editor.view.draft().children.filter { $0.node.keys?.shortcuts != nil } }

    private func press(_ index: Int) throws {
        let parts = parts
        try #require(parts.indices.contains(index))
        try #require(parts[index].responder as? any PartResponder).receive(.tap(NodeID(rawValue: 1)))
    }

    @Test func `of a controller is heard where its view is shown, by the browser's names of keys`() {
        let combinations = parts.compactMap { $0.node.keys?.shortcuts?.first }
        #expect(
            combinations == [
                KeyCombination(key: "Enter", modifiers: .command), KeyCombination(key: "Escape", modifiers: []),
                KeyCombination(key: "k", modifiers: .shift),
            ])
        #expect(parts.allSatisfy { $0.node.interactions == .tap && $0.node.frame.width == 0 })
    }

    @Test func `calls its method with itself, unless it is disabled`() throws {
        try press(0)
        try press(1)
        try press(2)
        #expect(editor.calls == ["Send", "close"])
    }

    @Test func `of a view without any adds no node`() {
        #expect(UIView().draft().children.isEmpty)
    }

    @Test func `adds no node to a bitmap`() throws {
        #expect(try #require(editor.view.picture()).children.isEmpty)
    }
}
