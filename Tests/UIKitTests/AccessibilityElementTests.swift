import RenderTree
import TreePainter
import Testing

@testable import UIKit

private final class Board: UIView {
    var taps: [CGPoint] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += touches.map { $0.location(in: self) }
    }
}

private final class Square: UIAccessibilityElement {
    var steps = 0
    override func accessibilityActivate() -> Bool { accessibilityLabel == "own" }
    override func accessibilityIncrement() { steps += 1 }
    override func accessibilityDecrement() { steps -= 1 }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An element of a view that draws itself` {
    private let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func element(_ label: String, _ traits: UIAccessibilityTraits = .button) -> Square {
        let square = Square(accessibilityContainer: board)
        square.accessibilityLabel = label
        square.accessibilityValue = "empty"
        square.accessibilityTraits = traits
        square.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 40, width: 20, height: 20)
        board.accessibilityElements = [square]
        return square
    }

    @Test func `is a node at its place, with its words, which no finger reaches`() throws {
        _ = element("a1", [.button, .selected])
        let node = try #require(board.draft().children.last).node
        #expect(node.frame == TreeRect(CGRect(x: 20, y: 40, width: 20, height: 20)))
        #expect(node.accessibility.label == "a1" && node.accessibility.value == "empty")
        #expect(node.accessibility.traits == [.button, .selected] && node.interactions == .tap)
        #expect(node.style.ignoresInput == true)
    }

    @Test func `is activated by a touch in its middle, unless it does something itself`() {
        element("a1").receive(.tap(NodeID(rawValue: 1)))
        #expect(board.taps == [CGPoint(x: 30, y: 50)])
        element("own").receive(.tap(NodeID(rawValue: 1)))
        #expect(board.taps.count == 1)
    }

    @Test func `is incremented and decremented where it is adjustable`() throws {
        let square = element("level", .adjustable)
        #expect(try #require(board.draft().children.last).node.accessibility.isAdjustable == true)
        for isIncrement in [true, true, false] {
            square.receive(.adjust(NodeID(rawValue: 1), isIncrement: isIncrement))
        }
        #expect(square.steps == 1)
    }

    @Test func `that is none is left out`() {
        element("a1").isAccessibilityElement = false
        #expect(board.draft().children.isEmpty)
    }
}
