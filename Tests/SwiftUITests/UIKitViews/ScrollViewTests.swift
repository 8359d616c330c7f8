import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor private final class Listener: NSObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("began") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("at \(scrollView.contentOffset.y)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("rests") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scroll view` {
    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.contentSize = CGSize(width: 320, height: 1_000)
        return view
    }

    @Test func `tells where the person has scrolled`() {
        let (view, listener) = (scrollView(), Listener())
        view.delegate = listener
        let screen = Screen(views: view)
        #expect(screen.scroll?.vertical == true)
        #expect(screen.scroll?.horizontal == false)
        screen.scroll(to: 120)
        #expect(view.contentOffset == CGPoint(x: 0, y: 120))
        #expect(listener.told == ["began", "at 120.0", "rests"])
        screen.scroll(to: .infinity)
        #expect(view.contentOffset.y == 120)
    }

    @Test func `goes where the app says`() {
        let view = scrollView()
        let screen = Screen(views: view)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: true)
        screen.render()
        #expect(screen.scroll?.target == RenderTree.ScrollTarget(x: 0, y: 350, serial: 1, isAnimated: true))
        view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        #expect(view.contentOffset.y == 350)
    }

    @Test func `takes its content's size from the constraints within`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        let screen = Screen(views: view)
        #expect(screen.scroll?.contentSize == TreeSize(width: 320, height: 700))
    }

    @Test func `is pulled to see what is new`() throws {
        let view = scrollView()
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        view.refreshControl = refresh
        let screen = Screen(views: view)
        #expect(screen.scroll?.isRefreshable == true)
        screen.send(.refresh(try #require(screen.scrollNode).id))
        #expect(count == 1)
        #expect(refresh.isRefreshing)
    }

    @Test func `shows shapes of layers among its views`() {
        let view = scrollView()
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), byRoundingCorners: [.topLeft],
                cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath
        shape.fillColor = UIColor.systemRed.cgColor
        shape.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        view.layer.addSublayer(shape)
        let screen = Screen(views: view)
        let shapes = screen.painted.nodes.values.filter { if case .shape = $0.content { true } else { false } }
        #expect(!shapes.isEmpty)
        #expect(screen.diagnostics.isEmpty)
    }
}
