import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A search field's tokens` {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    private var field: UISearchTextField { bar.searchTextField }
    private var buttons: [UIButton] {
        ((field.leftView as? UIStackView)?.arrangedSubviews ?? []).compactMap { $0 as? UIButton }
    }

    @Test func `stand before the text, in their order`() {
        let usual = field.leftView
        for (index, word) in ["one", "two"].enumerated() {
            field.insertToken(UISearchToken(icon: nil, text: word), at: index)
        }
        field.insertToken(UISearchToken(icon: nil, text: "first"), at: -3)
        #expect(buttons.map(\.configuration?.title) == ["first", "one", "two"])
        #expect(field.leftView?.frame.width ?? 0 > 60 && field.leftViewMode == .always)
        field.removeToken(at: 7)
        field.tokens = []
        #expect(field.leftView === usual)
    }

    @Test func `are taken away by a tap, if the app lets them`() throws {
        let token = UISearchToken(icon: nil, text: "one")
        token.representedObject = 7
        field.tokens = [token]
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.allowsDeletingTokens = false
        try #require(buttons.first).sendActions(for: .touchUpInside)
        #expect(field.tokens == [token] && changes == 0)
        field.allowsDeletingTokens = true
        try #require(buttons.first).sendActions(for: .touchUpInside)
        #expect(field.tokens == [] && changes == 1 && field.leftViewMode == .always)
    }

    @Test func `take the place of a part of the text`() throws {
        field.text = "from:me beer"
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 8))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "me"), at: 0)
        #expect(field.text == "beer" && buttons.count == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A search bar's parts` {
    private final class Told: NSObject, UISearchBarDelegate {
        var taps = 0
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { taps += 1 }
    }

    @Test func `include a button for bookmarks`() throws {
        let (bar, told) = (UISearchBar(frame: .zero), Told())
        bar.delegate = told
        #expect(bar.searchTextField.rightView == nil)
        bar.showsBookmarkButton = true
        let mic = UIImage(systemName: "mic")
        bar.setImage(mic, for: .bookmark, state: .normal)
        let button = try #require(bar.searchTextField.rightView as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(
            told.taps == 1 && button.image(for: .normal) === mic && bar.image(for: .bookmark, state: .normal) === mic)
    }

    @Test func `include scopes when the search controller has them come`() {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchBar.scopeButtonTitles = ["a", "b"]
        controller.scopeBarActivation = .onSearchActivation
        #expect(!controller.searchBar.showsScopeBar && controller.automaticallyShowsScopeBar)
        controller.isActive = true
        #expect(controller.searchBar.showsScopeBar)
        controller.isActive = false
        #expect(!controller.searchBar.showsScopeBar)
        controller.scopeBarActivation = .onTextEntry
        controller.isActive = true
        #expect(!controller.searchBar.showsScopeBar)
        let id = NodeID(rawValue: 1)
        controller.searchBar.searchTextField.receive(.edit(id, text: "x", edit: 1))
        #expect(controller.searchBar.showsScopeBar)
        controller.scopeBarActivation = .manual
        controller.isActive = false
        #expect(controller.searchBar.showsScopeBar && !controller.automaticallyShowsScopeBar)
    }
}
