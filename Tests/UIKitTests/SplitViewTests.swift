import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A split view` {
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UIViewController()
    private let more = UIViewController()
    private let detail = UIViewController()

    private func show(width: CGFloat) {
        split.view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
        split.view.layoutIfNeeded()
    }

    private var columns: [CGRect] { split.view.subviews.map(\.frame) }

    @Test func `has both columns from 700 points on`() {
        split.viewControllers = [list, detail]
        show(width: 699)
        #expect(split.isCollapsed)
        #expect(columns[0] == CGRect(x: 0, y: 0, width: 699, height: 400))
        #expect(split.view.subviews[1].isHidden && columns[1].width == 0)
        show(width: 700)
        #expect(!split.isCollapsed && !split.view.subviews[1].isHidden)
        #expect(columns[0] == CGRect(x: 0, y: 0, width: 320, height: 400))
        #expect(columns[1] == CGRect(x: 320, y: 0, width: 380, height: 400))
        #expect(detail.navigationController !== list.navigationController)
    }

    @Test func `gives its first column the width that is preferred, and at most half`() {
        split.viewControllers = [list, detail]
        split.preferredPrimaryColumnWidth = 200
        show(width: 800)
        #expect(columns.map(\.width) == [200, 600])
        split.preferredPrimaryColumnWidth = 500
        split.view.layoutIfNeeded()
        #expect(columns.map(\.width) == [400, 400])
    }

    @Test func `shows the list first where it is narrow, and the detail in front of it`() {
        split.viewControllers = [list, detail]
        show(width: 400)
        #expect(list.navigationController?.viewControllers == [list] && detail.navigationController == nil)
        split.show(.secondary)
        #expect(list.navigationController?.viewControllers == [list, detail])
        split.show(.primary)
        #expect(list.navigationController?.viewControllers == [list])
        split.showDetailViewController(more, sender: nil)
        #expect(list.navigationController?.viewControllers == [list, more])
        #expect(split.viewController(for: .secondary) === more)
    }

    @Test func `replaces the detail where it is wide, and brings nothing to the front`() {
        split.viewControllers = [list, detail]
        show(width: 800)
        split.show(.secondary)
        #expect(list.navigationController?.viewControllers == [list])
        split.showDetailViewController(more, sender: nil)
        #expect(more.navigationController?.viewControllers == [more] && detail.navigationController == nil)
    }

    @Test func `pushes a supplementary column onto the first`() {
        split.setViewController(list, for: .primary)
        split.setViewController(more, for: .supplementary)
        split.setViewController(detail, for: .secondary)
        #expect(split.viewControllers == [list, more, detail])
        show(width: 800)
        #expect(list.navigationController?.viewControllers == [list, more])
        split.viewControllers = [list, more, detail]
        #expect(split.viewControllers == [list, detail])
        split.viewControllers = [list]
        #expect(split.viewControllers == [list] && split.viewController(for: .secondary) == nil)
    }

    @Test func `shows the detail where there is no list`() {
        split.setViewController(detail, for: .secondary)
        show(width: 400)
        #expect(detail.navigationController?.viewControllers == [detail])
    }
}
