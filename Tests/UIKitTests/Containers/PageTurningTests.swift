import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A page view controller` {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [Living]
        var lines: [String] = []
        init(_ log: LifeLog) { pages = (0..<3).map { Living("\($0)", log) } }

        private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            return pages.indices.contains(index + step) ? pages[index + step] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { lines.append("will \((pendingViewControllers as? [Living])?.map(\.name) ?? [])") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            lines.append(
                "did leave \((previousViewControllers as? [Living])?.map(\.name) ?? []) \(finished) \(completed)")
        }
    }

    private let log = LifeLog()
    private let book: Book
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

    init() {
        book = Book(log)
        pager.dataSource = book
        pager.delegate = book
    }

    private func begin(at index: Int) {
        pager.setViewControllers([book.pages[index]], direction: .forward, animated: false)
        pager.comeOnScreen()
        pager.settle()
        _ = log.take()
    }

    private func scroll(toX x: CGFloat) throws {
        let scroller = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.contentOffset.x = x
        pager.settle()
    }

    @Test func `shows the page that it is given, and says when it is there`() {
        begin(at: 1)
        #expect(pager.viewControllers == [book.pages[1]] && book.pages[1].parent === pager)
        var ended: [Bool] = []
        pager.setViewControllers([book.pages[2]], direction: .forward, animated: false) { ended.append($0) }
        pager.settle()
        #expect(ended == [true] && pager.viewControllers == [book.pages[2]])
        #expect(
            log.take().sorted() == [
                "1 did disappear", "1 will disappear", "2 did appear", "2 will appear",
            ])
        #expect(book.lines == [], "The delegate hears of the person's turns alone.")
    }

    @Test func `is turned by the person, and tells its delegate before and after`() throws {
        begin(at: 1)
        try scroll(toX: 600)
        #expect(pager.viewControllers == [book.pages[2]])
        #expect(book.lines == ["will [\"2\"]", "did leave [\"1\"] true true"])
        let lines = log.take()
        #expect(lines.contains("2 did appear") && lines.contains("1 did disappear"))
    }

    @Test func `has nothing before its first page, nor behind its last`() throws {
        begin(at: 0)
        let scroller = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.contentSize.width == 600)
        try scroll(toX: 300)
        #expect(pager.viewControllers == [book.pages[1]] && scroller.contentSize.width == 900)
        #expect(scroller.contentOffset.x == 300, "The page in the middle stays in the middle.")
    }

    @Test func `stays at its page without a source of others`() throws {
        pager.dataSource = nil
        begin(at: 1)
        let scroller = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.contentSize.width <= 300)
    }
}
