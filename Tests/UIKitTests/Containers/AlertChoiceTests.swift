import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An alert` {
    private let root = UIViewController()
    private let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)

    private func buttons() -> [UIButton] {
        func all(_ view: UIView) -> [UIButton] { ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(all) }
        alert.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        alert.view.setNeedsLayout()
        alert.view.layoutIfNeeded()
        return all(alert.view)
    }

    private func button(_ title: String) throws -> UIButton {
        try #require(buttons().first { $0.currentTitle == title })
    }

    @Test func `calls the chosen action once it is gone, so that this may present`() throws {
        var seen: [UIViewController?] = []
        let next = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [root] _ in
                seen.append(root.presentedViewController)
                root.present(next, animated: true)
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in seen.append(nil) })
        root.present(alert, animated: true)
        try button("Yes").triggered()
        #expect(seen == [nil] && root.presentedViewController === next)
    }

    @Test func `does nothing more once it is answered, or taken away by the app`() throws {
        var count = 0
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in count += 1 })
        root.present(alert, animated: true)
        alert.dismiss(animated: true)
        #expect(count == 0 && root.presentedViewController == nil)
    }

    @Test func `keeps the order of its actions, and does not offer those that are off`() throws {
        let (yes, no) = (UIAlertAction(title: "Yes", style: .default), UIAlertAction(title: "No", style: .cancel))
        alert.addAction(no)
        alert.addAction(yes)
        #expect(alert.actions == [no, yes])
        yes.isEnabled = false
        #expect(try !button("Yes").isEnabled && button("No").isEnabled)
        yes.isEnabled = true
        #expect(try button("Yes").isEnabled, "It follows while the alert is shown.")
    }

    @Test func `has fields in the order in which they were added, each made ready at once`() {
        #expect((alert.textFields ?? []).isEmpty)
        var made: [UITextField] = []
        alert.addTextField { field in
            field.placeholder = "Name"
            made.append(field)
        }
        alert.addTextField { made.append($0) }
        #expect(made.count == 2 && alert.textFields == made)
        #expect(alert.textFields?.first?.placeholder == "Name")
    }

    @Test func `shows new words while it is shown`() {
        func words(_ view: UIView) -> [String] {
            [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(words)
        }
        root.present(alert, animated: false)
        _ = buttons()
        #expect(words(alert.view).contains("Leave?"))
        alert.title = "Stay?"
        alert.message = "The table is yours."
        _ = buttons()
        #expect(words(alert.view).contains("Stay?") && words(alert.view).contains("The table is yours."))
        #expect(!words(alert.view).contains("Leave?"))
    }
}
