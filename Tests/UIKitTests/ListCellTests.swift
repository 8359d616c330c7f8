import RenderTree
import Testing
import TreePainter

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uicollectionviewlistcell
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A cell of a list` {
    private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    private func block(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }

    private func custom(
        _ view: UIView, _ placement: UICellAccessory.Placement, width: UICellAccessory.LayoutDimension? = nil
    ) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: placement, reservedLayoutWidth: width))
    }

    @Test func `has its accessories at both ends in their order, and its content between them`() {
        let views = (0..<4).map { _ in block(20) }
        cell.accessories = [
            custom(views[0], .leading()), custom(views[1], .leading()), custom(views[2], .trailing()),
            custom(views[3], .trailing()),
        ]
        cell.layoutIfNeeded()
        let places = views.map(\.frame.minX)
        #expect(places == places.sorted() && places[0] == 16 && views[3].frame.maxX == 304)
        #expect(cell.contentView.frame.minX >= views[1].frame.maxX)
        #expect(cell.contentView.frame.maxX <= views[2].frame.minX)
        #expect(views.allSatisfy { $0.frame.midY == 22 })
    }

    @Test func `has texts of the size that the person has chosen, unless they are not to follow it`() {
        var content = UIListContentConfiguration.cell()
        content.text = "Sound"
        func height(_ category: UIContentSizeCategory) -> CGFloat {
            var height: CGFloat = 0
            UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
                height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
            }
            return height
        }
        let view = UIListContentView(configuration: content)
        #expect(height(.large) == 44 && height(.accessibilityLarge) > 50)
        content.textProperties.adjustsFontForContentSizeCategory = false
        view.configuration = content
        #expect(height(.accessibilityLarge) == 44)
    }

    @Test func `keeps the room of an accessory that is hidden`() {
        let view = block(50)
        let hidden = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing(), isHidden: true)
        cell.accessories = [
            .label(text: "3", options: .init(isHidden: true)), .customView(configuration: hidden),
            .outlineDisclosure(options: .init(isHidden: true, reservedLayoutWidth: .custom(60))),
        ]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width <= 320 - 50 - 60)
        let labels = cell.subviews.compactMap { $0 as? UILabel }
        #expect(labels.count == 1 && labels[0].isHidden && view.isHidden)
        var options = UICellAccessory.LabelOptions()
        (options.isHidden, options.reservedLayoutWidth) = (true, .custom(200))
        cell.accessories = [.label(text: "3", options: options)]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width <= 320 - 200)
    }

    @Test func `has the button for deleting in its colour`() throws {
        func color(_ options: UICellAccessory.DeleteOptions) -> UIColor? {
            cell.accessories = [.delete(displayed: .always, options: options)]
            cell.layoutIfNeeded()
            return cell.subviews.compactMap { $0 as? UIButton }.first?.tintColor
        }
        #expect(color(.init()) == .systemRed && color(.init(tintColor: .systemBlue)) == .systemBlue)
        #expect(color(.init(tintColor: .white, backgroundColor: .systemPink)) == .systemPink)
    }

    @Test func `gives room back when an accessory goes`() {
        cell.accessories = [custom(block(50), .trailing())]
        cell.layoutIfNeeded()
        let narrow = cell.contentView.frame.width
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(narrow <= 320 - 50 && cell.contentView.frame.width == 320)
    }

    @Test func `has its texts 8 points before an accessory, and 16 before its end without one`() {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Mussels", "7")
        cell.contentConfiguration = content
        func end() -> CGFloat? {
            cell.layoutIfNeeded()
            return cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.last?.frame.maxX
        }
        #expect(end() == 304)
        cell.accessories = [custom(block(20), .trailing())]
        #expect(end() == 276.0)
    }

    @Test func `keeps the room that an accessory reserves`() {
        let view = block(20)
        cell.accessories = [custom(view, .leading(), width: .custom(60))]
        cell.layoutIfNeeded()
        #expect(view.frame.midX == 16 + 30 && cell.contentView.frame.minX >= 16 + 60)
    }

    @Test(arguments: [
        (UICellAccessory.DisplayedState.always, true, true), (.whenEditing, false, true),
        (.whenNotEditing, true, false),
    ])
    func `shows an accessory while it is wanted`(
        state: UICellAccessory.DisplayedState, isOutside: Bool, isWithin: Bool
    ) {
        let view = block(20)
        cell.accessories = [custom(view, .trailing(displayed: state))]
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        cell.show(in: list, isFirst: true, isLast: true, isEditing: false)
        #expect((view.superview === cell) == isOutside)
        cell.show(in: list, isFirst: true, isLast: true, isEditing: true)
        #expect((view.superview === cell) == isWithin)
        cell.show(in: list, isFirst: true, isLast: true, isEditing: false)
        #expect((view.superview === cell) == isOutside)
    }

    @Test func `leaves the room of a hidden accessory empty`() {
        cell.accessories = [.checkmark()]
        cell.layoutIfNeeded()
        let (count, width) = (cell.subviews.count { !$0.isHidden }, cell.contentView.frame.width)
        cell.accessories = [.checkmark(options: .init(isHidden: true))]
        cell.layoutIfNeeded()
        #expect(cell.subviews.count { !$0.isHidden } == count - 1)
        #expect(cell.contentView.frame.width == width, "Source: …/uicellaccessory/checkmarkoptions/ishidden")
    }

    @Test func `indents its content by its level`() {
        (cell.indentationLevel, cell.indentationWidth) = (3, 15)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 45 && cell.contentView.frame.maxX == 320)
    }

    @Test func `calls an accessory's handler`() throws {
        var count = 0
        cell.accessories = [.detail(actionHandler: { count += 1 })]
        cell.layoutIfNeeded()
        try #require(cell.subviews.compactMap { $0 as? UIButton }.first).sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test func `is as high as its words need beside its accessories`() {
        var content = cell.defaultContentConfiguration()
        content.text = Array(repeating: "mussels", count: 12).joined(separator: " ")
        cell.contentConfiguration = content
        let wide = cell.height(atWidth: 320)
        cell.accessories = [custom(block(150), .trailing())]
        #expect(cell.height(atWidth: 320) > wide)
    }

    /// Edges of the line below the row, in the cell.
    private var separator: [Double]? {
        cell.show(
            in: UICollectionLayoutListConfiguration(appearance: .plain), isFirst: true, isLast: false, isEditing: false)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        return cell.upperNodes().first.map { [$0.node.frame.x, $0.node.frame.x + $0.node.frame.width] }
    }

    @Test func `has its separator from its primary text on`() {
        var content = UIListContentConfiguration.cell()
        content.text = "Mussels"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        content.directionalLayoutMargins.leading = 24
        cell.contentConfiguration = content
        #expect(separator == [24 + 20 + 16, 320])
        cell.indentationLevel = 1
        #expect(separator == [10 + 60, 320])
        let leading = cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16)
        leading.isActive = true
        #expect(separator == [16, 320])
    }

    @Test func `has its separator where an app puts the guide, from the very edge as well`() {
        #expect(separator == [16, 320])
        let guide = cell.separatorLayoutGuide
        #expect(separator == [16, 320], "The guide is in no constraint yet.")
        let leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 50)
        leading.isActive = true
        #expect(separator == [50, 320])
        leading.constant = 0
        #expect(separator == [0, 320])
    }

    @Test func `has its separator as wide as the guide where an app says how wide that is`() {
        let guide = cell.separatorLayoutGuide
        NSLayoutConstraint.activate([
            guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -20),
            guide.widthAnchor.constraint(equalToConstant: 100),
        ])
        #expect(separator == [200, 300])
    }

    @Test func `has its separator from its content on where the layout is from right to left`() {
        cell.semanticContentAttribute = .forceRightToLeft
        cell.accessories = [custom(block(150), .trailing())]
        #expect(separator == [0, 304])
    }

    @Test func `has its separator from the guide on where the layout is from right to left`() {
        cell.semanticContentAttribute = .forceRightToLeft
        let guide = cell.separatorLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 50),
            guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        #expect(separator == [0, 270])
    }
}

/// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The content of a list's cell` {
    private func view(_ change: (inout UIListContentConfiguration) -> Void) -> (UIView, [UILabel], UIImageView?) {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = ("Mussels", "With fries")
        change(&content)
        let view = content.makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: view.sizeThatFits(CGSize(width: 300, height: 0)).height)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
        return (view, labels, view.subviews.compactMap { $0 as? UIImageView }.first)
    }

    @Test func `is two lines of text, apart as it says`() {
        let (_, labels, _) = view { $0.textToSecondaryTextVerticalPadding = 9 }
        #expect(labels.map(\.text) == ["Mussels", "With fries"])
        #expect(labels.count == 2 && labels[1].frame.minY == labels[0].frame.maxY + 9)
    }

    @Test func `is text at both ends where there is room, and lines below each other where there is none`() {
        let (_, labels, _) = view { $0.prefersSideBySideTextAndSecondaryText = true }
        #expect(labels.count == 2 && labels[0].frame.midY == labels[1].frame.midY && labels[1].frame.maxX == 284)
        let (_, long, _) = view {
            $0.prefersSideBySideTextAndSecondaryText = true
            $0.secondaryText = Array(repeating: "fries", count: 30).joined(separator: " ")
        }
        #expect(long.count == 2 && long[1].frame.minY >= long[0].frame.maxY)
    }

    @Test func `keeps its margins`() {
        let (view, labels, _) = view {
            $0.secondaryText = nil
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 50, trailing: 60)
        }
        #expect(labels.first.map { $0.frame.minX == 40 && $0.frame.maxX == 240 } == true)
        #expect(labels.first.map { abs(view.frame.height - $0.frame.height - 80) < 1 } == true)
        #expect(labels.first.map { abs($0.frame.minY - 30) < 1 } == true)
    }

    @Test func `begins after its picture, which is no larger than it may be`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        let (_, labels, picture) = view {
            $0.image = image
            $0.imageProperties.maximumSize = CGSize(width: 20, height: 20)
            $0.imageToTextPadding = 11
        }
        #expect(picture?.frame.size == CGSize(width: 20, height: 10))
        #expect(picture.map { labels.first?.frame.minX == $0.frame.maxX + 11 } == true)
    }

    @Test func `keeps texts in line where pictures have a reserved width`() {
        func start(_ side: CGFloat) -> CGFloat? {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
            return view {
                $0.image = image
                $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 40)
            }.1.first?.frame.minX
        }
        #expect(start(10) == start(30) && start(10) == 16 + 40 + 16)
    }

    @Test func `shows another text without another view`() {
        var content = UIListContentConfiguration.cell()
        content.text = "one"
        let view = content.makeContentView()
        content.text = "two"
        view.configuration = content
        let texts = view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.contains("two") && !texts.contains("one"))
    }
}
