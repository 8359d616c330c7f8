import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct ScrollEndTests {
    private final class Pager: NSObject, UIScrollViewDelegate {
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 100).rounded() * 100 }
    }

    @Test func `scrolling ends where the delegate says, when the person has stopped`() {
        let (clock, pager, controller) = (TurnedClock(), Pager(), UIViewController())
        let area = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        area.contentSize = CGSize(width: 320, height: 1000)
        area.delegate = pager
        controller.view.addSubview(area)
        let screen = Screen(controller: controller, clock: clock)
        screen.scroll(to: 130)
        clock.turn(by: 0.1)
        screen.scroll(to: 170)
        clock.turn(by: 0.15)
        #expect(area.contentOffset.y == 170)
        clock.turn(by: 0.1)
        #expect(area.contentOffset.y == 200)
        screen.render()
        #expect(screen.scroll?.target?.y == 200)
    }
}
