import RenderTree
import Testing
import TreePainter

@testable import UIKit

/// A page whose view is a table of thirty rows, and writes down where it is scrolled.
@MainActor private final class Page: UITableViewController {
    var offsets: [CGFloat] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

/// Source: developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A large title` {
    private let page = Page(style: .plain)
    private let stack: UINavigationController

    init() {
        page.title = "Dishes"
        stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = true
        stack.comeOnScreen()
    }

    /// Headings that are drawn, with their letters' size and the top of their nodes in the view.
    private func headings(in view: UIView) -> [String] {
        func words(in draft: NodeDraft) -> TextContent? {
            if case .text(let text) = draft.node.content { return text }
            return draft.children.lazy.compactMap(words).first
        }
        func found(_ draft: NodeDraft, _ y: CGFloat) -> [String] {
            let top = y + draft.node.frame.y
            guard draft.node.accessibility.traits?.contains(.header) == true, let text = words(in: draft) else {
                return draft.children.flatMap { found($0, top) }
            }
            return ["\(text.plainText) \(text.lines.first?.runs.first?.font.size ?? 0) at \(top.rounded())"]
        }
        stack.view.layoutIfNeeded()
        return found(view.draft(), 0)
    }

    private var target: ScrollTarget? {
        if case .scroll(let content) = page.tableView.nodeContent { content.target } else { nil }
    }

    private func scroll(to y: CGFloat) { page.tableView.receive(.scroll(NodeID(rawValue: 1), x: 0, y: y)) }

    private var height: CGFloat { page.tableView.adjustedContentInset.top }

    @Test func `stands above the content that it scrolls with, and the small one is not seen`() {
        #expect(headings(in: stack.view) == ["Dishes 34.0 at 47.0"])
        #expect(height == 52 && stack.navigationBar.frame.height == 44)
        #expect(page.tableView.contentInset == .zero && page.tableView.contentOffset.y == -height)
    }

    @Test func `gives way to the small one once it is scrolled out of sight`() {
        scroll(to: height - 10)
        #expect(page.offsets == [-10])
        #expect(headings(in: stack.navigationBar).isEmpty)
        scroll(to: height)
        #expect(page.offsets == [-10, 0])
        #expect(headings(in: stack.navigationBar).map { $0.hasPrefix("Dishes 17.0") } == [true])
        scroll(to: 0)
        #expect(headings(in: stack.navigationBar).isEmpty && page.tableView.contentOffset.y == -height)
    }

    @Test func `is not where an item wants none, and the next one follows it`() {
        let (small, next) = (Page(style: .plain), Page(style: .plain))
        small.title = "Mussels"
        small.navigationItem.largeTitleDisplayMode = .never
        stack.pushViewController(small, animated: false)
        #expect(headings(in: stack.navigationBar).map { $0.hasPrefix("Mussels 17.0") } == [true])
        #expect(small.tableView.adjustedContentInset.top == 0)
        next.title = "Sauce"
        stack.pushViewController(next, animated: false)
        #expect(next.tableView.adjustedContentInset.top == 0)
        next.navigationItem.largeTitleDisplayMode = .always
        #expect(next.tableView.adjustedContentInset.top > 40)
    }

    @Test func `hears of the page in front alone`() {
        #expect(page.tableView.titleMoved != nil)
        stack.pushViewController(Page(style: .plain), animated: false)
        #expect(page.tableView.titleMoved == nil)
    }

    @Test func `makes the bar higher on a page that does not scroll`() {
        let still = UIViewController()
        still.title = "Still"
        stack.pushViewController(still, animated: false)
        stack.view.layoutIfNeeded()
        #expect(stack.navigationBar.frame.height == 96 && still.view.frame.minY == 0)
        #expect(headings(in: stack.view) == ["Still 34.0 at 47.0"])
        stack.popViewController(animated: false)
        stack.view.layoutIfNeeded()
        #expect(stack.navigationBar.frame.height == 44)
    }

    @Test func `goes when the bar wants small ones, and content stays where it is`() {
        scroll(to: height + 100)
        stack.navigationBar.prefersLargeTitles = false
        #expect(page.tableView.contentOffset.y == 100 && height == 0)
        #expect(target?.y == 100)
        #expect(headings(in: stack.navigationBar).count == 1)
    }
}
