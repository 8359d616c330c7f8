import Testing

@testable import UIKit

/// Written as an author does, who gives fonts and colours that may not be there and overrides what gives them.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
private final class Title: UILabel {
    var changes = 0
    override var font: UIFont! { didSet { changes += 1 } }
    override var textColor: UIColor! { didSet { changes += 1 } }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct MissingLooksTests {
    @Test func `a label keeps the usual font and colour where those that are given are not there`() {
        let label = Title()
        label.font = UIFont(name: "No such font", size: 40)
        label.textColor = UIColor(named: "No such colour")
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        label.font = label.font.withSize(20)
        label.textColor = .red
        #expect(label.font == .systemFont(ofSize: 20) && label.textColor == .red)
        #expect(label.changes == 4)
    }

    @Test func `a tint that is taken away leaves that of the view around it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        (outer.tintColor, inner.tintColor) = (.systemRed, .systemGreen)
        inner.tintColor = UIColor(named: "No such colour")
        #expect(inner.tintColor == .systemRed)
        outer.tintColor = nil
        #expect(inner.tintColor == .systemBlue)
    }
}
