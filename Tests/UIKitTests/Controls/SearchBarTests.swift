import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A search bar` {
    private final class Told: NSObject, UISearchBarDelegate {
        var lines: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            lines.append("text \(searchText)")
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            lines.append("scope \(selectedScope)")
        }
    }

    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    private let told = Told()
    private let id = NodeID(rawValue: 1)

    init() {
        UIResponder.first?.giveUp()
        bar.delegate = told
    }

    @Test func `tells its delegate of what the person does`() {
        bar.searchTextField.receive(.focus(id, isFocused: true))
        bar.searchTextField.receive(.edit(id, text: "be", edit: 1))
        bar.searchTextField.receive(.submit(id))
        bar.searchTextField.receive(.focus(id, isFocused: false))
        #expect(told.lines == ["begin", "text be", "search", "end"] && bar.text == "be")
    }

    @Test func `tells nobody of the app's own words`() {
        bar.text = "beer"
        #expect(told.lines == [] && bar.searchTextField.text == "beer")
        #expect(UISearchBar().text == "")
    }

    @Test func `offers to cancel where it is told to`() throws {
        func buttons() -> [UIButton] {
            bar.layoutIfNeeded()
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.filter { !$0.isHidden }.flatMap(all) }
            return all(bar).compactMap { $0 as? UIButton }.filter { $0.currentTitle == "Cancel" }
        }
        #expect(buttons().isEmpty)
        bar.setShowsCancelButton(true, animated: true)
        try #require(buttons().first).receive(.tap(id))
        #expect(told.lines == ["cancel"])
        bar.showsCancelButton = false
        #expect(buttons().isEmpty)
    }

    @Test func `is the first responder while its field is`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(bar)
        #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
        #expect(told.lines == ["begin"])
        #expect(bar.resignFirstResponder() && !bar.searchTextField.isFirstResponder && told.lines == ["begin", "end"])
    }

    @Test func `has a grey magnifying glass left of the words, or a picture of the app's`() throws {
        bar.layoutIfNeeded()
        let field = bar.searchTextField
        let glass = try #require(field.leftView as? UIImageView)
        #expect(glass.image?.isSymbolImage == true && glass.tintColor == .secondaryLabel && !glass.ownNodes().isEmpty)
        #expect(glass.frame.minX == 0 && field.textFrame.minX == glass.frame.maxX && glass.frame.width == 32)
        let own = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in }
        bar.setImage(own, for: .search, state: .normal)
        #expect(glass.image === own && field.textFrame.minX == 52)
        bar.setImage(UIImage(), for: .search, state: .normal)
        #expect(glass.ownNodes().isEmpty && field.textFrame.minX == 10)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(glass.image?.isSymbolImage == true)
        #expect(UISearchTextField(frame: .zero).leftView is UIImageView)
    }
}
