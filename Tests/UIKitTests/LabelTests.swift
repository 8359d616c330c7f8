import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A label` {
    private let label = UILabel(frame: .zero)

    init() { label.text = "Mussels and fries" }

    private func text() -> TextContent? {
        label.ownNodes().lazy.compactMap { if case .text(let content) = $0.node.content { content } else { nil } }.first
    }

    private var fontSize: Double? { text()?.lines.first?.runs.first?.font.size }

    @Test func `is as wide as its text, in whole points, and wraps only where it may`() {
        let whole = label.intrinsicContentSize
        #expect(whole.width == whole.width.rounded() && whole.height == 20)
        #expect(label.sizeThatFits(CGSize(width: whole.width / 2, height: 0)) == whole)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: whole.width - 20, height: 0))
        #expect(wrapped.height == 40 && wrapped.width <= whole.width - 20)
        #expect(label.sizeThatFits(.zero) == whole)
        label.numberOfLines = 1
        label.preferredMaxLayoutWidth = whole.width - 20
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height == 40)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func `has its shadow below its letters, moved as it says, and none without a colour`() throws {
        label.frame.size = label.intrinsicContentSize
        label.shadowOffset = CGSize(width: 3, height: 5)
        #expect(label.ownNodes().count == 1)
        label.shadowColor = .red
        let nodes = label.ownNodes().map(\.node)
        try #require(nodes.count == 2)
        let colors = nodes.map { node -> RGBA? in
            guard case .text(let text) = node.content else { return nil }
            return text.lines.first?.runs.first?.color
        }
        #expect(colors == [UIColor.red.rgba, UIColor.label.rgba])
        #expect(nodes[0].frame.x == nodes[1].frame.x + 3 && nodes[0].frame.y == nodes[1].frame.y + 5)
    }

    @Test func `is drawn smaller where it does not fit, if it may be`() {
        let width = label.intrinsicContentSize.width
        label.frame.size = CGSize(width: width * 0.75, height: 20)
        #expect(fontSize == 17)
        label.adjustsFontSizeToFitWidth = true
        // 17 · 0.75 is 12.75.
        #expect(fontSize == 12)
        label.minimumScaleFactor = 0.9
        #expect(fontSize == 15)
        (label.minimumScaleFactor, label.frame.size.width) = (0, width / 10)
        #expect(fontSize == 8)
        label.frame.size.width = width
        #expect(fontSize == 17)
        (label.frame.size.width, label.numberOfLines) = (width * 0.75, 2)
        #expect(fontSize == 17)
    }

    @Test func `is measured anew at a width that is too small for its text`() {
        label.numberOfLines = 0
        let whole = label.intrinsicContentSize
        #expect(label.isWidthDependent)
        #expect(label.measure(atWidth: whole.width - 20) && label.intrinsicContentSize.height == 40)
        #expect(!label.measure(atWidth: whole.width - 20))
        #expect(label.measure(atWidth: whole.width) && label.intrinsicContentSize == whole)
        label.preferredMaxLayoutWidth = 50
        #expect(!label.isWidthDependent)
        (label.preferredMaxLayoutWidth, label.numberOfLines) = (0, 1)
        #expect(!label.isWidthDependent)
    }

    @Test func `has the colour of its state, and its shadow behind it`() {
        label.frame.size = CGSize(width: 200, height: 20)
        label.textColor = .red
        func color() -> RGBA? { text()?.lines.first?.runs.first?.color }
        #expect(color() == UIColor.red.rgba)
        label.isEnabled = false
        #expect(color() == UIColor.tertiaryLabel.rgba)
        label.isHighlighted = true
        #expect(color() == UIColor.tertiaryLabel.rgba)
        label.highlightedTextColor = .blue
        #expect(color() == UIColor.blue.rgba)
        label.shadowColor = .green
        #expect(label.ownNodes().map(\.box) == [[0, -1, 200, 20], [0, 0, 200, 20]])
        #expect(color() == UIColor.green.rgba)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A font's weight` {
    @Test func `is the next in CSS`() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.css) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(UIFont.Weight(rawValue: -1).css == 100 && UIFont.Weight(rawValue: 1).css == 900)
    }

    @Test func `is bold from semibold on`() {
        func isBold(_ weight: UIFont.Weight) -> Bool {
            UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor.symbolicTraits.contains(.traitBold)
        }
        #expect(!isBold(.medium) && isBold(.semibold) && isBold(.bold))
        #expect(UIFont.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitItalic)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A snapshot` {
    private func made() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b", "a"])
        snapshot.appendItems([1, 2, 3, 2], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func `has each section and each item once`() {
        let snapshot = made()
        #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.numberOfItems(inSection: "a") == 3 && snapshot.numberOfItems(inSection: "z") == 0)
        #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("b") == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    }

    @Test func `moves items where they are told, and leaves them where there is no such place`() {
        var snapshot = made()
        snapshot.moveItem(1, afterItem: 3)
        #expect(snapshot.itemIdentifiers == [2, 3, 1, 4, 5])
        snapshot.moveItem(5, beforeItem: 2)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2, 3, 1])
        snapshot.insertItems([7, 8, 7], afterItem: 4)
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 7, 8])
        snapshot.insertItems([9], beforeItem: 99)
        snapshot.insertItems([4, 9], beforeItem: 4)
        snapshot.appendItems([9], toSection: "z")
        #expect(snapshot.itemIdentifiers == [5, 2, 3, 1, 4, 7, 8])
        snapshot.appendItems([5], toSection: "b")
        #expect(snapshot.itemIdentifiers == [2, 3, 1, 4, 7, 8, 5])
    }

    @Test func `knows items by their index paths`() {
        let snapshot = made()
        #expect(snapshot.item(at: IndexPath(row: 1, section: 1)) == 5)
        #expect(snapshot.item(at: IndexPath(row: 2, section: 1)) == nil)
        #expect(snapshot.item(at: IndexPath(row: 0, section: 2)) == nil)
        #expect(snapshot.path(of: 5) == IndexPath(row: 1, section: 1) && snapshot.path(of: 9) == nil)
    }

    @Test func `forgets what is deleted, and reloads once`() {
        var snapshot = made()
        snapshot.deleteItems([2, 4])
        snapshot.reloadItems([1])
        #expect(snapshot.itemIdentifiers == [1, 3, 5] && snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.settled().reloadedItemIdentifiers == [] && snapshot.settled().numberOfItems == 3)
        snapshot.deleteSections(["a"])
        #expect(snapshot.sectionIdentifiers == ["b"] && snapshot.numberOfItems(inSection: "a") == 0)
    }
}
