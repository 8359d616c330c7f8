import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An alert's card` {
    private func alert(
        _ styles: [UIAlertAction.Style], _ style: UIAlertController.Style = .alert, title: String? = nil
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
        for (index, style) in styles.enumerated() {
            alert.addAction(UIAlertAction(title: "\(index)", style: style))
        }
        return alert
    }

    /// Views of a class within the alert, in the order in which they are read, and their frames in the alert's view.
    private func shown<Kind: UIView>(
        _ kind: Kind.Type, _ alert: UIAlertController, width: CGFloat = 390
    ) -> [(view: Kind, frame: CGRect)] {
        alert.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
        alert.view.layoutIfNeeded()
        func all(_ view: UIView) -> [Kind] {
            view.isHidden ? [] : [view as? Kind].compactMap(\.self) + view.subviews.flatMap(all)
        }
        return all(alert.view).map { ($0, $0.convert($0.bounds, to: alert.view)) }
    }

    private func buttons(_ alert: UIAlertController, width: CGFloat = 390) -> [CGRect] {
        shown(UIButton.self, alert, width: width).map(\.frame)
    }

    private func cards(_ alert: UIAlertController) -> [CGRect] {
        shown(UIView.self, alert).filter { $0.view.layer.cornerRadius == DialogLook.cornerRadius }.map(\.frame)
    }

    private func lines(_ alert: UIAlertController) -> [CGRect] {
        shown(UIView.self, alert).map(\.frame).filter { min($0.width, $0.height) == 0.5 }
    }

    private func titles(_ alert: UIAlertController, where isPart: (UIButton) -> Bool = { _ in true }) -> [String] {
        shown(UIButton.self, alert).map(\.view).filter(isPart).compactMap(\.currentTitle)
    }

    private func isBold(_ button: UIButton) -> Bool {
        button.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold)
    }

    @Test func `has two buttons beside each other, Cancel on the left, and a line between them`() {
        let alert = alert([.default, .cancel])
        #expect(cards(alert) == [CGRect(x: 60, y: 378, width: 270, height: 44)])
        #expect(titles(alert) == ["1", "0"])
        #expect(buttons(alert) == [60, 195].map { CGRect(x: $0, y: 378, width: 135, height: 44) })
        #expect(lines(alert) == [CGRect(x: 195, y: 378, width: 0.5, height: 44)])
    }

    @Test func `keeps its lines when it is laid out again`() {
        let alert = alert([.default, .cancel])
        func lines() -> [UIView] {
            shown(UIView.self, alert).filter { min($0.frame.width, $0.frame.height) == 0.5 }.map(\.view)
        }
        let before = lines()
        for each in shown(UIView.self, alert) { each.view.setNeedsLayout() }
        #expect(before.count == 1 && lines() == before)
    }

    @Test func `has two buttons below each other where a title is too long for half of the card`() {
        let alert = alert([.cancel])
        alert.addAction(UIAlertAction(title: "Delete all of these pictures", style: .destructive))
        #expect(buttons(alert) == [356, 400].map { CGRect(x: 60, y: $0, width: 270, height: 44) })
        #expect(lines(alert) == [CGRect(x: 60, y: 400, width: 270, height: 0.5)])
    }

    @Test func `has one or three buttons below each other, with lines between them`() {
        let three = alert([.cancel, .default, .destructive], title: "Which?")
        let frames = buttons(three)
        #expect(frames.map(\.width) == [270, 270, 270] && frames.map(\.height) == [44, 44, 44])
        #expect(titles(three) == ["1", "2", "0"])
        #expect(lines(three).map(\.minY) == frames.map(\.minY))
        #expect(cards(three).first?.maxY == frames.last?.maxY)
        #expect(buttons(alert([.default])).map(\.height) == [44])
        #expect(lines(alert([.default])).isEmpty)
    }

    @Test func `of an action sheet stands at the bottom, as wide as there is room up to 480 points`() {
        let sheet = alert([.default, .destructive], .actionSheet)
        #expect(cards(sheet) == [CGRect(x: 8, y: 678, width: 374, height: 114)])
        #expect(buttons(sheet) == [678, 735].map { CGRect(x: 8, y: $0, width: 374, height: 57) })
        #expect(lines(sheet) == [CGRect(x: 8, y: 735, width: 374, height: 0.5)])
        #expect(buttons(alert([.default], .actionSheet), width: 600).first?.width == 480)
        #expect(buttons(alert([.default]), width: 200).first == CGRect(x: 8, y: 378, width: 184, height: 44))
    }

    @Test func `of an action sheet leaves Cancel to a card of its own`() {
        let sheet = alert([.cancel, .default], .actionSheet)
        #expect(titles(sheet) == ["1", "0"])
        #expect(cards(sheet) == [670, 735].map { CGRect(x: 8, y: $0, width: 374, height: 57) })
        #expect(buttons(sheet) == cards(sheet))
        #expect(lines(sheet).isEmpty)
    }

    @Test func `has its words and fields above the buttons`() throws {
        let alert = alert([.default], title: "Name")
        alert.addTextField()
        alert.addTextField()
        let card = try #require(cards(alert).first)
        let words = try #require(shown(UILabel.self, alert).first?.frame)
        #expect(words.minX == card.minX + 16 && words.minY == card.minY + 20 && words.width == 238)
        let below = words.maxY + 20
        #expect(
            shown(UITextField.self, alert).map(\.frame)
                == [0, 40].map { CGRect(x: 76, y: below + $0, width: 238, height: 30) })
        #expect(buttons(alert) == [CGRect(x: 60, y: below + 80, width: 270, height: 44)])
        #expect(lines(alert) == [CGRect(x: 60, y: below + 80, width: 270, height: 0.5)])
        #expect(card.maxY == below + 80 + 44)
    }

    @Test func `has the title of Cancel in bold, or that of the preferred action of an alert`() {
        let alert = alert([.default, .cancel, .default])
        #expect(titles(alert, where: isBold) == ["1"])
        alert.preferredAction = alert.actions[2]
        #expect(titles(alert, where: isBold) == ["2"])
        alert.preferredAction = UIAlertAction(title: "Another", style: .default)
        #expect(titles(alert, where: isBold) == ["1"])
    }

    @Test func `has what destroys in red, and what is off in grey`() {
        let alert = alert([.default, .destructive])
        func color(_ title: String) -> UIColor? {
            shown(UIButton.self, alert).map(\.view).first { $0.currentTitle == title }?.titleLabel?.textColor
        }
        #expect(color("1") == .systemRed)
        alert.view.tintColor = .systemGreen
        #expect(color("0") == .systemGreen && color("1") == .systemRed)
        alert.actions[1].isEnabled = false
        #expect(color("1") == .tertiaryLabel)
    }

    @Test func `is as high as the scene has room for, and scrolls`() throws {
        let alert = alert(Array(repeating: .default, count: 30))
        #expect(cards(alert) == [CGRect(x: 60, y: 8, width: 270, height: 784)])
        let scroll = try #require(shown(UIScrollView.self, alert).first?.view)
        #expect(scroll.contentSize == CGSize(width: 270, height: 30 * 44))
    }

    @Test func `shows actions that come while it is shown`() {
        let alert = alert([.default])
        #expect(titles(alert) == ["0"])
        alert.addAction(UIAlertAction(title: "More", style: .default))
        #expect(titles(alert) == ["0", "More"])
    }

    @Test(arguments: [(UIAlertController.Style.alert, [String]()), (.actionSheet, ["1"])])
    func `cancels an action sheet, and no alert, where somebody taps beside it`(
        style: UIAlertController.Style, expected: [String]
    ) throws {
        var chosen: [String] = []
        let alert = alert([.default], style)
        alert.addAction(UIAlertAction(title: "1", style: .cancel) { chosen.append($0.title ?? "") })
        alert.view.layoutIfNeeded()
        try #require(alert.view.subviews.first).send(.tap(NodeID(rawValue: 1)))
        #expect(chosen == expected)
    }

    @Test func `chooses Cancel where it is dismissed, and nothing that is disabled`() {
        var chosen: [String] = []
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let (go, stop) = (
            UIAlertAction(title: "Go", style: .default) { chosen.append($0.title ?? "") },
            UIAlertAction(title: "Stop", style: .cancel) { chosen.append($0.title ?? "") }
        )
        alert.addAction(go)
        alert.wantsToGo()
        #expect(chosen == [])
        alert.addAction(stop)
        alert.wantsToGo()
        go.isEnabled = false
        alert.choose(go)
        #expect(chosen == ["Stop"])
    }
}
