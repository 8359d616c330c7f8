import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func added() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func activate(_ formats: [String], _ views: [String: Any], options: NSLayoutConstraint.FormatOptions = []) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["margin": 30, "gap": 10], views: views))
        }
        root.layoutIfNeeded()
    }

    @Test func `a row divides what margins and gaps leave`() {
        let (first, second) = (added(), added())
        activate(
            ["H:|-margin-[a(80)]-gap-[b]-margin-|", "V:|[a]|", "V:|-5-[b(40)]"], ["a": first, "b": second])
        #expect(first.frame == CGRect(x: 30, y: 0, width: 80, height: 200))
        #expect(second.frame == CGRect(x: 120, y: 5, width: 150, height: 40))
    }

    @Test func `standard spaces are 20 points at an edge and 8 between views`() {
        let (first, second) = (added(), added())
        activate(["H:|-[a(50)]-[b(50)]", "V:|-[a(10)]", "V:|-[b(10)]"], ["a": first, "b": second])
        #expect(first.frame.minX == 20)
        #expect(second.frame.minX == 78)
        #expect(first.frame.minY == 20)
    }

    @Test func `lengths may be another view's, inequalities and of lower priority`() {
        let (first, second) = (added(), added())
        activate(
            ["H:|[a(60)][b(==a)]", "V:|[a(>=50,==20@500)]", "V:|[b(20@500,>=10)]"], ["a": first, "b": second])
        #expect(second.frame == CGRect(x: 60, y: 0, width: 60, height: 20))
        #expect(first.frame.height == 50)
    }

    @Test func `options align the views`() {
        let (first, second) = (added(), added())
        activate(["H:|[a(60)]-5-[b(60)]"], ["a": first, "b": second], options: [.alignAllTop, .alignAllBottom])
        activate(["V:|-30-[a(40)]"], ["a": first])
        #expect(second.frame == CGRect(x: 65, y: 30, width: 60, height: 40))
    }

    @Test(arguments: ["H:|-[missing]", "H:|-[a", "H:|-nothing-[a]", "H:[a](40)", ""])
    func `a line that cannot be read has no constraints`(format: String) {
        #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": added()]).isEmpty)
    }

    @Test func `system spacing is 8 points times the multiplier`() {
        let (first, second) = (added(), added())
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
            first.widthAnchor.constraint(equalToConstant: 20), first.heightAnchor.constraint(equalToConstant: 20),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            second.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
            second.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
            second.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.origin == CGPoint(x: 16, y: 8))
        #expect(second.frame.width == 150)
    }
}
