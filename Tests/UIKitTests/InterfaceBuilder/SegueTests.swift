import InterfaceFiles
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct SegueTests {
    private func start(_ size: CGSize = CGSize(width: 400, height: 700)) throws -> (UINavigationController, FirstStep) {
        let stack = try #require(
            InterfaceFixture.storyboard("Steps").instantiateInitialViewController() as? UINavigationController)
        InterfaceFixture.show(stack, size)
        stack.beginAppearanceTransition(true, animated: false)
        stack.endAppearanceTransition()
        return (stack, try #require(stack.topViewController as? FirstStep))
    }

    private func tap(_ title: String, in controller: UIViewController) throws {
        let button = controller.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
        try #require(button).triggered()
    }

    @Test(arguments: InterfaceFixture.sizes)
    func `A container view is filled, in its size, before viewDidLoad of both`(size: CGSize) throws {
        let (_, first) = try start(size)
        #expect(first.calls == ["prepare embedded", "loaded"])
        let child = try #require(first.children.first as? EmbeddedStep)
        #expect(child.sizeInViewDidLoad == CGSize(width: size.width - 20, height: 200))
        let container = try #require(child.view.superview)
        first.view.layoutIfNeeded()
        #expect(container.frame == CGRect(x: 10, y: 0, width: size.width - 20, height: 200))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: size.width - 20, height: 200))
        #expect(child.parent === first && child.view.backgroundColor == .systemYellow)
    }

    @Test func `A show segue pushes, and an unwind segue pops to who has its action`() throws {
        let (stack, first) = try start()
        try tap("Next", in: first)
        let second = try #require(stack.topViewController as? SecondStep)
        #expect(first.calls.last == "prepare next" && stack.viewControllers.count == 2)
        try tap("Start over", in: second)
        #expect(second.calls == ["prepare over"])
        #expect(first.calls.last == "over from SecondStep")
        #expect(stack.viewControllers == [first])
    }

    @Test func `A segue is performed by its identifier, without being asked`() throws {
        let (stack, first) = try start()
        first.performSegue(withIdentifier: "next", sender: nil)
        #expect(stack.topViewController is SecondStep)
        first.performSegue(withIdentifier: "none of these", sender: nil)
        #expect(stack.viewControllers.count == 2)
    }

    @Test func `A presentation has the style that was chosen, and a static table its rows`() throws {
        let (stack, first) = try start()
        try tap("Help", in: first)
        let help = try #require(stack.presentedViewController as? UITableViewController)
        #expect(help.modalPresentationStyle == .fullScreen)
        help.view.frame.size = CGSize(width: 400, height: 700)
        help.view.layoutIfNeeded()
        #expect(help.tableView.style == .grouped)
        #expect(help.tableView.numberOfSections == 1 && help.tableView.numberOfRows(inSection: 0) == 2)
        #expect(help.tableView(help.tableView, titleForHeaderInSection: 0) == "Rules")
        let cell = help.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.textLabel?.text == "Take turns")
        #expect(help.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 88)
    }

    @Test func `A popover points to what has begun it`() throws {
        let (_, first) = try start()
        let (button, other) = (UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UIViewController())
        let segue = UIStoryboardSegue(identifier: nil, source: first, destination: other)
        segue.drawn = InterfaceSegue(
            id: "a", kind: "popoverPresentation", destination: "b", identifier: nil, attributes: [:])
        segue.sender = button
        segue.perform()
        #expect(other.popoverPresentationController?.sourceView === button)
        #expect(other.popoverPresentationController?.sourceRect == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(other.presentingViewController != nil)
    }

    @Test func `A row with a segue can be tapped in a table without a delegate`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let rows = OneRow()
        table.dataSource = rows
        table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 0)
        #expect(table.cellForRow(at: path)?.surroundings.isChoosable == false)
        let source = try #require(InterfaceSource.find("Card", .nib, in: InterfaceFixture.bundle))
        let segue = InterfaceSegue(id: "a", kind: "show", destination: "b", identifier: nil, attributes: [:])
        table.cellForRow(at: path)?.segues = [CellSegue(segue, InterfaceLoader(source))]
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path)?.surroundings.isChoosable == true)
    }

    @Test func `A segue of an author's own class is made by its inherited initialiser`() throws {
        let (_, first) = try start()
        let other = UIViewController()
        let segue = UIStoryboardSegue.make(
            OwnSegue.self, "an identifier that is longer than fifteen bytes", first, other)
        segue.perform()
        #expect((segue as? OwnSegue)?.performed == "an identifier that is longer than fifteen bytes")
        #expect(segue.source === first && segue.destination === other)
    }
}

private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class OwnSegue: UIStoryboardSegue {
    var performed: String?
    override func perform() { performed = identifier }
}
