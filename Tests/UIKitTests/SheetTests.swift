import RenderTree
import Testing
import TreePainter
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A sheet` {
    private let root = UIViewController()
    private let content = UIViewController()

    /// Presents the content, and returns the layer that shows it on a screen of 300 × 400 points.
    private func presented() throws -> UIView {
        root.present(content, animated: false)
        let layer = try #require(root.presentedLayers.last)
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        layer.layoutIfNeeded()
        return layer
    }

    private func grabber(in layer: UIView) -> TreeRect? {
        layer.draft().children.last { $0.node.frame.height == 5 }?.node.frame
    }

    @Test func `has a grabber at its upper edge where the app prefers one`() throws {
        let sheet = try #require(content.sheetPresentationController)
        let layer = try presented()
        #expect(grabber(in: layer) == nil)
        sheet.prefersGrabberVisible = true
        #expect(grabber(in: layer) == TreeRect(x: 132, y: 15, width: 36, height: 5))
    }

    @Test func `has the corners that the app prefers`() throws {
        let sheet = try #require(content.sheetPresentationController)
        sheet.preferredCornerRadius = 24
        let layer = try presented()
        #expect(content.view.layer.cornerRadius == 24)
        sheet.preferredCornerRadius = nil
        layer.layoutIfNeeded()
        #expect(content.view.layer.cornerRadius == 10)
        content.view.layer.cornerRadius = 3
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(content.view.layer.cornerRadius == 3)
    }

    @Test func `has the height that a detent gives anew once detents are invalid`() throws {
        let sheet = try #require(content.sheetPresentationController)
        var height: CGFloat = 100
        sheet.detents = [.custom { _ in height }]
        let layer = try presented()
        #expect(content.view.frame.height == 100)
        height = 160
        layer.layoutIfNeeded()
        #expect(content.view.frame.height == 100)
        sheet.invalidateDetents()
        layer.layoutIfNeeded()
        #expect(content.view.frame.height == 160)
    }

    @Test func `keeps the system's corners for a radius that cannot be`() throws {
        try #require(content.sheetPresentationController).preferredCornerRadius = .nan
        _ = try presented()
        #expect(content.view.layer.cornerRadius == 10)
    }
}
