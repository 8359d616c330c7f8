import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct SearchControllerTests {
    private let search = UISearchController(searchResultsController: UIViewController())
    private let updater = Updater()

    private func shown() -> UINavigationController {
        let root = UIViewController()
        root.navigationItem.searchController = search
        search.searchResultsUpdater = updater
        let stack = UINavigationController(rootViewController: root)
        stack.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        stack.view.layoutIfNeeded()
        return stack
    }

    @Test func `the bar is below the navigation bar, and the content below it`() {
        let stack = shown()
        #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 320, height: 56))
        #expect(stack.topViewController?.view.superview?.frame == CGRect(x: 0, y: 100, width: 320, height: 380))
    }

    @Test func `the updater is told of what is typed, and of the end`() {
        let stack = shown()
        search.searchBar.searchTextField.becomeFirstResponder()
        #expect(search.isActive)
        search.searchBar.text = "mussel"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(updater.texts.last == "mussel")
        #expect(search.searchResultsController?.view.superview === stack.topViewController?.view.superview)
        search.isActive = false
        #expect(updater.texts.last == "")
        #expect(search.searchResultsController?.view.superview == nil)
    }

    @Test func `the results stand over the content, all of it, while there is something to search for`() throws {
        let stack = shown()
        let (results, content) = (try #require(search.searchResultsController), try #require(stack.topViewController))
        func type(_ text: String) {
            search.searchBar.text = text
            search.searchBar.searchTextField.sendActions(for: .editingChanged)
        }
        search.isActive = true
        #expect(results.view.superview == nil)
        type("mussel")
        let area = try #require(content.view.superview)
        #expect(results.view.superview === area && results.view.frame == area.bounds)
        type("mussels")
        #expect(results.view.superview === area)
        type("")
        #expect(results.view.superview == nil)
        search.showsSearchResultsController = true
        #expect(results.view.superview === area)
        search.isActive = false
        #expect(results.view.superview == nil)
    }

    @Test func `scopes are shown on request, and choosing one is an update`() {
        let stack = shown()
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        #expect(search.searchBar.intrinsicContentSize.height == 56)
        search.searchBar.showsScopeBar = true
        #expect(search.searchBar.intrinsicContentSize.height == 96)
        search.searchBar.selectedScopeButtonIndex = 1
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(stack.viewControllers.count == 1)
    }
}

@MainActor private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
    }
}
