import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An image of several pictures` {
    private let stage = Stage()
    private let controller = UIViewController()
    private let window = UIWindow(frame: .zero)
    private let view = UIImageView(image: nil)
    private let pictures = [UIColor.red, .green, .blue].map { color in
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    init() {
        stage.root.addSubview(view)
        controller.view = stage.root
        controller.enter(window)
    }

    private var shown: Int? { pictures.firstIndex { $0.cgImage === view.framePicture?.cgImage } }

    @Test func `is shown one picture after the other, again and again`() throws {
        let image = try #require(UIImage.animatedImage(with: pictures, duration: 3))
        #expect(image.images?.count == 3 && image.duration == 3 && image.size == CGSize(width: 2, height: 2))
        view.image = image
        #expect(shown == 0)
        stage.pass(1)
        #expect(shown == 1)
        stage.pass(2)
        #expect(shown == 0)
        view.image = pictures[0]
        stage.pass(5)
        #expect(view.framePicture == nil)
    }

    @Test func `rests while it is in no window`() throws {
        view.image = UIImage.animatedImage(with: pictures, duration: 3)
        view.removeFromSuperview()
        stage.pass(2)
        #expect(shown == 0)
        stage.root.addSubview(view)
        stage.pass(1)
        #expect(shown == 1)
    }

    @Test func `of a view begins and ends as it is told`() {
        (view.animationImages, view.animationDuration, view.animationRepeatCount) = (pictures, 3, 2)
        #expect(shown == nil && !view.isAnimating)
        view.startAnimating()
        stage.pass(4)
        #expect(view.isAnimating && shown == 1)
        stage.pass(3)
        #expect(!view.isAnimating && shown == nil)
        view.startAnimating()
        view.stopAnimating()
        stage.pass(2)
        #expect(shown == nil)
    }

    @Test func `of a view goes on where it is while the view gets another image`() {
        (view.animationImages, view.animationDuration) = (pictures, 3)
        view.startAnimating()
        stage.pass(1.5)
        view.image = pictures[0]
        #expect(shown == 1)
        stage.pass(0.5)
        #expect(shown == 2)
    }

    @Test func `needs one at least`() { #expect(UIImage.animatedImage(with: [], duration: 1) == nil) }
}
