import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct NibTests {
    @Test func `A nib's views are made for their owner and laid out in any size`() throws {
        let owner = CardOwner()
        let made = UINib(nibName: "Card", bundle: InterfaceFixture.bundle).instantiate(withOwner: owner)
        let card = try #require(made.first as? UIView)
        #expect(made.count == 1 && owner.content === card && card.tag == 3 && card.alpha == 0.5)
        #expect(!owner.isAwake, "An owner was there before.")
        card.layoutIfNeeded()
        #expect(owner.caption?.frame == CGRect(x: 12, y: 12, width: 216, height: 96))
        card.frame.size = CGSize(width: 300, height: 200)
        card.layoutIfNeeded()
        #expect(owner.caption?.frame == CGRect(x: 12, y: 12, width: 276, height: 176))
    }

    @Test func `Attributed text has the styles of its parts`() throws {
        let owner = CardOwner()
        _ = InterfaceFixture.bundle?.loadNibNamed("Card", owner: owner)
        let text = try #require(owner.caption?.attributedText)
        #expect(text.string == "Two words")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
    }

    @Test func `A nib's views are given back when nothing refers to them any more`() {
        weak var card: UIView?
        do { card = InterfaceFixture.bundle?.loadNibNamed("Card", owner: nil)?.first as? UIView }
        #expect(card == nil)
    }

    @Test func `A bundle without the nib has none`() {
        #expect(InterfaceFixture.bundle?.loadNibNamed("../Card", owner: nil) == nil)
        #expect(InterfaceFixture.bundle?.loadNibNamed("Nothing", owner: nil) == nil)
    }

    @Test func `Another coder makes no view`() { #expect(UILabel(coder: NSCoder()) == nil) }
}
