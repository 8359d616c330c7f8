import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor private final class Page: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

/// Source: developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation bar's ground` {
    private let page = Page(style: .grouped)
    private let stack: UINavigationController
    private var bar: UINavigationBar { stack.navigationBar }

    init() {
        stack = UINavigationController(rootViewController: page)
        stack.comeOnScreen()
    }

    /// Colours of the ground and, where there is one, the line.
    private var drawn: [Paint?] {
        stack.view.layoutIfNeeded()
        return bar.ownNodes().map { $0.shape?.fill }
    }

    private func paint(_ color: UIColor) -> Paint { .color(color.rgba) }
    private func scroll(to y: CGFloat) { page.tableView.receive(.scroll(NodeID(rawValue: 1), x: 0, y: y)) }

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        (appearance.backgroundColor, appearance.shadowColor) = (color, nil)
        return appearance
    }

    @Test func `is that of the page and has no line, until something is scrolled under it`() {
        #expect(drawn == [paint(.systemGroupedBackground)])
        scroll(to: 50)
        #expect(drawn == [paint(.systemBackground), paint(.separator)])
        scroll(to: 0)
        page.tableView.backgroundColor = .yellow
        #expect(drawn == [paint(.yellow)])
    }

    @Test func `is that of the edge's appearance there, and else of the standard one`() {
        bar.scrollEdgeAppearance = appearance(.red)
        bar.standardAppearance = appearance(.green)
        #expect(drawn == [paint(.red)])
        page.navigationItem.scrollEdgeAppearance = appearance(.blue)
        #expect(drawn == [paint(.blue)])
        scroll(to: 50)
        #expect(drawn == [paint(.green)])
        bar.scrollEdgeAppearance = nil
        page.navigationItem.scrollEdgeAppearance = nil
        scroll(to: 0)
        #expect(drawn == [paint(.systemGroupedBackground)])
    }

    @Test func `is that of a page that does not scroll, and of the search bar`() {
        let still = UIViewController()
        still.view.backgroundColor = .yellow
        still.navigationItem.searchController = UISearchController(searchResultsController: nil)
        scroll(to: 50)
        stack.pushViewController(still, animated: false)
        #expect(drawn == [paint(.yellow)])
        #expect(stack.view.ownNodes().map { $0.shape?.fill } == [paint(.yellow)])
        stack.popViewController(animated: false)
        #expect(drawn == [paint(.systemBackground), paint(.separator)])
    }
}
