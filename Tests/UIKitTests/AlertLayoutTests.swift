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

    private func card(_ alert: UIAlertController, _ width: CGFloat = 390) throws -> UIView {
        alert.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
        alert.view.layoutIfNeeded()
        return try #require(alert.view.subviews.first)
    }

    private func buttons(_ card: UIView) -> [CGRect] { card.subviews.filter { $0 is UIButton }.map(\.frame) }

    @Test func `has two buttons beside each other, Cancel on the left`() throws {
        let card = try card(alert([.cancel, .default]))
        #expect(card.frame == CGRect(x: 60, y: 378, width: 270, height: 44))
        // The actions are in the order of assistive technology: Cancel is last.
        #expect(buttons(card) == [135, 0].map { CGRect(x: $0, y: 0, width: 135, height: 44) })
    }

    @Test func `has one or three buttons below each other`() throws {
        let three = try card(alert([.cancel, .default, .destructive]))
        #expect(three.frame == CGRect(x: 60, y: 334, width: 270, height: 132))
        #expect(buttons(three) == [0, 44, 88].map { CGRect(x: 0, y: $0, width: 270, height: 44) })
        #expect(three.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["1", "2", "0"])
        #expect(try card(alert([.default])).frame.height == 44)
    }

    @Test func `of an action sheet stands at the bottom, as wide as there is room up to 500 points`() throws {
        let sheet = try card(alert([.default, .cancel], .actionSheet))
        #expect(sheet.frame == CGRect(x: 8, y: 704, width: 374, height: 88))
        #expect(buttons(sheet) == [0, 44].map { CGRect(x: 0, y: $0, width: 374, height: 44) })
        #expect(try card(alert([.default], .actionSheet), 600).frame.width == 500)
        #expect(try card(alert([.default]), 200).frame == CGRect(x: 0, y: 378, width: 200, height: 44))
    }

    @Test func `has its words and fields above the buttons`() throws {
        let alert = alert([.default], title: "Name")
        alert.addTextField()
        alert.addTextField()
        let card = try card(alert)
        let words = try #require(card.subviews.first)
        #expect(words.frame.minX == 16 && words.frame.minY == 19 && words.frame.width == 238)
        let below = words.frame.maxY + 3
        let fields = card.subviews.filter { $0 is UITextField }.map(\.frame)
        #expect(fields == [9, 45].map { CGRect(x: 16, y: below + $0, width: 238, height: 30) })
        #expect(buttons(card) == [CGRect(x: 0, y: below + 72 + 16, width: 270, height: 44)])
        #expect(card.frame.height == below + 72 + 16 + 44)
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
