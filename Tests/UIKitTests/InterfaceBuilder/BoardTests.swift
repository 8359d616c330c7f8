import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct BoardStoryboardTests {
    private func board(_ size: CGSize) throws -> BoardController {
        let controller = try #require(
            InterfaceFixture.storyboard("Board").instantiateInitialViewController() as? BoardController)
        InterfaceFixture.show(controller, size)
        return controller
    }

    @Test(arguments: InterfaceFixture.sizes)
    func `The board is a square, and the button stands at the bottom`(size: CGSize) throws {
        let controller = try board(size)
        #expect(controller.board?.frame == CGRect(x: 0, y: 0, width: size.width, height: size.width))
        let button = try #require(controller.sendButton)
        #expect(button.frame == CGRect(x: 20, y: size.height - 70, width: size.width - 40, height: 50))
        let choice = try #require(controller.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(
            choice.frame.minX == 20 && choice.frame.minY == size.width + 12 && choice.frame.width == size.width - 40)
    }

    @Test func `Squares come from their prototype, in the layout's places, below a header`() throws {
        let controller = try board(CGSize(width: 330, height: 600))
        let collection = try #require(controller.board)
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 60, height: 60) && layout.minimumLineSpacing == 4)
        #expect(layout.sectionInset == UIEdgeInsets(top: 5, left: 6, bottom: 5, right: 6))
        // Five squares and four gaps of 4 fill the 318 points between the insets with 2 to spare.
        let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? SquareCell)
        #expect(first.frame == CGRect(x: 6, y: 35, width: 60, height: 60))
        #expect(first.mark?.text == "X" && first.mark?.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        let second = collection.cellForItem(at: IndexPath(item: 5, section: 0))
        #expect(second?.frame.origin == CGPoint(x: 6, y: 99))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        let title = header?.viewWithTag(7) as? UILabel
        #expect(title?.text == "Board" && title?.frame == CGRect(x: 8, y: 4, width: 314, height: 22))
    }

    @Test func `Controls have their values, and a button its configuration`() throws {
        let controller = try board(CGSize(width: 390, height: 800))
        let views = controller.view.subviews
        let choice = try #require(views.compactMap { $0 as? UISegmentedControl }.first)
        #expect(choice.numberOfSegments == 2 && choice.selectedSegmentIndex == 1)
        #expect(choice.titleForSegment(at: 0) == "Cross")
        let slider = try #require(views.compactMap { $0 as? UISlider }.first)
        #expect(slider.value == 3 && slider.minimumValue == 1 && slider.maximumValue == 5)
        #expect(slider.minimumTrackTintColor == .systemOrange)
        let button = try #require(controller.sendButton)
        #expect(button.configuration?.title == "Send move" && button.configuration?.cornerStyle == .capsule)
        #expect(button.configuration?.baseBackgroundColor == .systemGreen)
        button.triggered()
        #expect(controller.sendCount == 1)
    }
}
