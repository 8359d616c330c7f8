import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A button's content` {
    private let size: CGSize

    init() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "Go"
        size = label.intrinsicContentSize
    }

    private func button(
        _ placement: NSDirectionalRectEdge = .leading, isMirrored: Bool = false, hasImage: Bool = true
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        if hasImage { configuration.image = image(40, 30) }
        configuration.imagePlacement = placement
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        return button
    }

    @Test func `is as long as its parts with a gap between them, and as thick as the larger one`() {
        let row = button().intrinsicContentSize
        #expect(abs(row.width - (40 + 6 + size.width + 24)) < 1e-6 && row.height == 30 + 14)
        let column = button(.top).intrinsicContentSize
        #expect(column.width == 40 + 24 && abs(column.height - (30 + 6 + size.height + 14)) < 1e-6)
        let single = button(hasImage: false).intrinsicContentSize
        #expect(abs(single.width - (size.width + 24)) < 1e-6 && abs(single.height - (size.height + 14)) < 1e-6)
    }

    @Test func `has its image on the side that the configuration says`() {
        for (placement, isMirrored, isFirst) in [
            (.leading, false, true), (.trailing, false, false), (.leading, true, false), (.trailing, true, true),
        ] as [(NSDirectionalRectEdge, Bool, Bool)] {
            let button = button(placement, isMirrored: isMirrored)
            let parts = [button.picture.frame, button.label.frame]
            let (first, second) = isFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
            #expect(abs(first.maxX + 6 - second.minX) < 1e-6)
            #expect(abs(first.minX - (200 - second.maxX)) < 1e-6)
            #expect(button.picture.frame.minY == 35 && button.picture.frame.size == CGSize(width: 40, height: 30))
        }
    }

    @Test(arguments: [true, false]) func `has its image above or below in either direction`(isMirrored: Bool) {
        let (top, bottom) = (button(.top, isMirrored: isMirrored), button(.bottom, isMirrored: isMirrored))
        #expect(abs(top.picture.frame.maxY + 6 - top.label.frame.minY) < 1e-6)
        #expect(abs(top.picture.frame.minY - (100 - top.label.frame.maxY)) < 1e-6)
        #expect(abs(bottom.label.frame.maxY + 6 - bottom.picture.frame.minY) < 1e-6)
        #expect(top.picture.frame.minX == 80 && bottom.picture.frame.minX == 80)
    }

    @Test func `has its subtitle in small letters below the title`() throws {
        let button = button(hasImage: false)
        button.configuration?.subtitle = "now or later"
        button.layoutIfNeeded()
        let second = try #require(button.secondLabel)
        let own = second.intrinsicContentSize
        #expect(second.font.pointSize == 12 && second.textColor == button.label.textColor)
        #expect(abs(second.frame.minY - button.label.frame.maxY - 1) < 1e-6)
        #expect(abs(second.frame.midX - 100) < 1e-6 && abs(button.label.frame.midX - 100) < 1e-6)
        let whole = button.intrinsicContentSize
        #expect(abs(whole.height - (size.height + 1 + own.height + 14)) < 1e-6)
        #expect(abs(whole.width - own.width - 24) < 1e-6)
        #expect(button.ownAccessibility.label == "Go, now or later")
        button.configuration?.subtitle = nil
        #expect(button.secondLabel == nil && second.superview == nil && button.ownAccessibility.label == "Go")
    }

    @Test(
        arguments: [
            (.automatic, false), (.leading, false), (.automatic, true), (.leading, true), (.trailing, false),
        ] as [(UIButton.Configuration.TitleAlignment, Bool)])
    func `has title and subtitle begin or end together beside an image`(
        alignment: UIButton.Configuration.TitleAlignment, isMirrored: Bool
    ) throws {
        let button = button(isMirrored: isMirrored)
        button.configuration?.subtitle = "now or later"
        button.configuration?.titleAlignment = alignment
        button.layoutIfNeeded()
        let (title, second) = (button.label.frame, try #require(button.secondLabel).frame)
        let isLeft = isMirrored == (alignment == .trailing)
        #expect(abs(isLeft ? title.minX - second.minX : title.maxX - second.maxX) < 1e-6)
        #expect(second.width > title.width && !second.intersects(button.picture.frame))
    }

    @Test(arguments: [false, true]) func `has two arrows behind it where a menu changes the title`(
        isMirrored: Bool
    ) throws {
        let button = button(isMirrored: isMirrored, hasImage: false)
        let width = button.intrinsicContentSize.width
        button.menu = UIMenu(children: [UIAction(title: "Go") { _ in }])
        button.showsMenuAsPrimaryAction = true
        #expect(button.ownNodes().isEmpty && button.intrinsicContentSize.width == width)
        button.changesSelectionAsPrimaryAction = true
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize.width == width + 5 + 8)
        let sign = try #require(button.ownNodes().last)
        #expect(sign.shape?.path == "M0 4.16L4 0L8 4.16M0 8.84L4 13L8 8.84")
        let (title, x) = (button.label.frame, CGFloat(sign.box[0]))
        #expect(abs(isMirrored ? title.minX - 5 - 8 - x : title.maxX + 5 - x) < 1e-6)
        button.configuration?.indicator = .none
        #expect(button.ownNodes().isEmpty)
        button.menu = nil
        button.configuration?.indicator = .popup
        #expect(button.ownNodes().count == 1)
    }

    @Test func `shrinks to the room that is left`() {
        let button = button()
        button.frame.size = CGSize(width: 30, height: 20)
        button.layoutIfNeeded()
        #expect(button.picture.frame.size == CGSize(width: 6, height: 6))
        #expect(button.label.frame.size == CGSize(width: 6, height: 6))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A button without a configuration` {
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() { button.setTitle("Go there", for: .normal) }

    private func x(_ alignment: UIControl.ContentHorizontalAlignment, isMirrored: Bool = false) -> CGFloat {
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        button.contentHorizontalAlignment = alignment
        button.layoutIfNeeded()
        return button.label.frame.minX
    }

    @Test func `is at least 30 points wide, with 6 above and below its title`() {
        let own = button.label.intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: own.width, height: own.height + 12))
        button.setTitle("i", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
        #expect(button.intrinsicContentSize == CGSize(width: 37, height: button.label.intrinsicContentSize.height + 4))
    }

    @Test func `has its title where its alignment says`() {
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        let (start, end) = (10 as CGFloat, 180 - button.label.intrinsicContentSize.width)
        for (alignment, expected, mirrored) in [
            (.left, start, start), (.right, end, end), (.leading, start, end), (.trailing, end, start),
            (.center, (start + end) / 2, (start + end) / 2), (.fill, (start + end) / 2, (start + end) / 2),
        ] as [(UIControl.ContentHorizontalAlignment, CGFloat, CGFloat)] {
            #expect(abs(x(alignment) - expected) < 1e-6)
            #expect(abs(x(alignment, isMirrored: true) - mirrored) < 1e-6)
        }
    }

    @Test func `shifts its title and image by half of the difference of their insets`() {
        button.setImage(image(40, 30), for: .normal)
        button.layoutIfNeeded()
        let (title, picture) = (button.label.frame.minX, button.picture.frame.minX)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 9)
        button.layoutIfNeeded()
        #expect(button.label.frame.minX == title + 3 && button.picture.frame.minX == picture - 4)
        button.setImage(nil, for: .normal)
        button.layoutIfNeeded()
        #expect(button.picture.frame == .zero)
    }
}
