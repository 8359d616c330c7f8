import Testing
import UIKit

private class Board: UIView {
    private(set) var moves: [String] = []
    private var score: CGFloat = 0
    private weak var caption: UILabel?

    private func reset() { moves = [] }
    private func moved(_ button: UIButton) { moves.append(button.title(for: .normal) ?? "") }
    private func joined(_ notification: NSNotification, _ place: Int?) {
        moves.append("\(notification.name.rawValue) \(place ?? 0)")
    }

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: Board.self, named: "PRLBoard")
            members.action("reset") { (it: Board) in it.reset() }
            members.action("moved:") { (it: Board, button: UIButton) in it.moved(button) }
            members.action("joined:at:") { (it: Board, notification: NSNotification, place: Int?) in
                it.joined(notification, place)
            }
            members.property("score") { (it: Board) in
                it.score
            } set: { (it: Board, value: CGFloat) in
                it.score = value
            }
            members.property("caption") { (it: Board) in
                it.caption
            } set: { (it: Board, value: UILabel?) in
                it.caption = value
            }
            return members
        }
    }
}

private final class BigBoard: Board {
    var isBig = true

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: BigBoard.self)
            members.property("isBig") { (it: BigBoard) in it.isBig }
            return members
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Members by name` {
    private let board = BigBoard()

    @Test func `are called with the arguments that they take, by a superclass's table, too`() {
        let button = UIButton()
        button.setTitle("b2", for: .normal)
        #expect(NamedMembers.perform("moved:", on: board, with: [button, UIEvent()]))
        #expect(NamedMembers.perform("joined:at:", on: board, with: [Notification(name: .init("joined")), 3]))
        #expect(board.moves == ["b2", "joined 3"])
        #expect(NamedMembers.perform("reset", on: board))
        #expect(board.moves.isEmpty)
    }

    @Test func `are not called by another name, or with an argument of another class`() {
        #expect(!NamedMembers.perform("moved", on: board))
        #expect(!NamedMembers.perform("moved:", on: board, with: [UILabel()]))
        #expect(!NamedMembers.perform("moved:", on: board))
        #expect(NamedMembers.responds("moved:", to: board))
        #expect(!NamedMembers.responds("moved:", to: NSObject()))
    }

    @Test func `are set to values that their type can hold`() throws {
        try NamedMembers.set(3, named: "score", on: board)
        #expect(try NamedMembers.value(named: "score", of: board) as? CGFloat == 3)
        let label = UILabel()
        try NamedMembers.set(label, named: "caption", on: board)
        #expect(try NamedMembers.value(named: "caption", of: board) as? UILabel === label)
        try NamedMembers.set(nil, named: "caption", on: board)
        #expect(try NamedMembers.value(named: "caption", of: board) == nil)
    }

    @Test func `say why a value cannot be set`() throws {
        #expect(throws: NamedMemberError.self) { try NamedMembers.set("high", named: "score", on: board) }
        #expect(throws: NamedMemberError.self) { try NamedMembers.set(nil, named: "score", on: board) }
        let unknown = #expect(throws: NamedMemberError.self) { try NamedMembers.set(1, named: "points", on: board) }
        #expect(unknown?.code == .unknownMember && unknown?.message.contains("points") == true)
        #expect(throws: NamedMemberError.self) { try NamedMembers.set(false, named: "isBig", on: board) }
    }

    @Test func `find a class by its name in Swift or Objective-C`() {
        #expect(NamedMembers.type(named: "BigBoard") == BigBoard.self)
        #expect(NamedMembers.type(named: "PRLBoard") == Board.self)
        #expect(NamedMembers.type(named: "UILabel") == UILabel.self)
        #expect(NamedMembers.type(named: "UILabel", module: "UIKit") == UILabel.self)
        #expect(NamedMembers.type(named: "NoSuchClass") == nil)
    }

    @Test func `convert numbers as NSNumber does`() {
        let given: [Any] = [3.9, NSNumber(value: 3), CGFloat(3), 3]
        for number in given { #expect(MemberValue.cast(number) == 3) }
        #expect(MemberValue.cast("3") == nil as Int?)
        #expect(MemberValue.cast(3) == CGFloat?(3))
        #expect(MemberValue.cast(UILabel?.none) == Int??.some(nil))
    }
}
