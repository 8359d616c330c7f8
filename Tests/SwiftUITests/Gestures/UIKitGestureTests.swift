import RenderTree
import SwiftUI
import Testing

private struct Pan: UIGestureRecognizerRepresentable {
    let heard: Heard

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        heard.hear("make")
        return UIPanGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        let moved = context.converter.localTranslation ?? .zero
        heard.hear("\(recognizer.state) \(Int(moved.x)) at \(Int(context.converter.localLocation.x))")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Gestures of UIKit on a view` {
    @Test func `are made once, and tell of each stage with its place`() {
        let heard = Heard()
        let screen = Screen(Color.red.frame(width: 100, height: 100).gesture(Pan(heard: heard)))
        #expect(screen.gestureNode?.gestures?.dragDistance == 10)
        screen.drag(.began, to: (5, 5))
        screen.drag(.changed, to: (30, 5))
        screen.drag(.ended, to: (45, 5))
        #expect(heard.take() == ["make", "began 0 at 5", "changed 25 at 30", "ended 40 at 45"])
    }
}
