import RenderTree
import Testing
import TreePainter

@testable import UIKit

private final class Player: UIView {
    var plays: [String] = []

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: Player.self)
            members.action("play:") { (it: Player, action: UIAccessibilityCustomAction) in it.plays.append(action.name)
            }
            return members
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view for assistive technology` {
    private final class Chart: UIView {
        var bars: [UIAccessibilityElement] = []
        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }

    @Test func `lists the elements that it counts itself`() {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        chart.bars = ["one", "two"].map { label in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = label
            return bar
        }
        #expect(chart.draft().children.map(\.node.accessibility.label) == ["one", "two"])
    }

    @Test func `knows the places of elements that it was given`() {
        let view = UIView()
        let elements = [0, 1].map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2 && view.index(ofAccessibilityElement: elements[1]) == 1)
        #expect(view.accessibilityElement(at: 5) == nil && view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func `hides its siblings while it is modal`() {
        let (outer, modal, other) = (UIView(), UIView(), UIView())
        for view in [modal, other] { outer.addSubview(view) }
        modal.accessibilityViewIsModal = true
        #expect(other.nodeAccessibility.hidden == true && modal.nodeAccessibility.hidden == nil)
        modal.isHidden = true
        #expect(other.nodeAccessibility.hidden == nil)
    }

    @Test func `has the words of an attributed label, and the role of a summary`() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(
            string: "Score", attributes: [.accessibilitySpeechPitch: 1.5])
        view.accessibilityTraits = [.summaryElement, .updatesFrequently]
        #expect(view.nodeAccessibility.label == "Score" && view.accessibilityAttributedLabel?.string == "Score")
        #expect(view.nodeAccessibility.traits == [.summary, .updatesFrequently])
        #expect(view.accessibilityTraits == [.summaryElement, .updatesFrequently])
    }

    @Test func `calls the method of a custom action`() {
        let (player, view) = (Player(), UIView())
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Play", target: player, selector: "play:"),
            UIAccessibilityCustomAction(name: "Stop", image: nil) { _ in true },
        ]
        #expect(view.nodeAccessibility.actions == ["Play", "Stop"])
        view.receive(.act(NodeID(rawValue: 1), index: 0))
        #expect(player.plays == ["Play"])
    }

    @Test func `has places on the screen, as far as the scene knows`() {
        let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        outer.addSubview(inner)
        #expect(inner.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: inner)
        #expect(rect == CGRect(x: 11, y: 21, width: 2, height: 2))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: inner.bounds), in: inner)
        #expect(path.bounds == inner.frame)
    }
}
