import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    var told: [String] = []
    var lengthMax = 5
    func textFieldDidBeginEditing(_ textField: UITextField) { told.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { (textField.text ?? "").count + string.count - range.length <= lengthMax }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        told.append("return")
        textField.resignFirstResponder()
        return true
    }
    func textViewDidChange(_ textView: UITextView) { told.append(textView.text) }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { told.append("search \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("go") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `What is typed into UIKit's views` {
    @Test func `is left as it is typed where a field asks for neither correction nor spelling`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        #expect(Screen(views: field).field("Name")?.isUncorrected == nil)
        field.spellCheckingType = .no
        #expect(Screen(views: field).field("Name")?.isUncorrected == true)
        (field.spellCheckingType, field.autocorrectionType) = (.default, .no)
        #expect(Screen(views: field).field("Name")?.isUncorrected == true)
    }

    @Test func `is told to a field's delegate, which may refuse it`() throws {
        let editor = Editor()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        field.delegate = editor
        field.clearButtonMode = .whileEditing
        let screen = Screen(views: field)
        #expect(screen.field("Name")?.isFocused == nil)
        let box = try #require(screen.textBox)
        screen.send(.focus(box.id, isFocused: true))
        screen.send(.edit(box.id, text: "Kate", edit: 1))
        screen.send(.edit(box.id, text: "Kate the cook", edit: 2))
        #expect(field.text == "Kate")
        screen.tap("Clear text")
        #expect(field.text?.isEmpty == true)
        screen.send(.submit(box.id))
        #expect(editor.told == ["began", "return", "ended"])
        #expect(!field.isFirstResponder)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `fills a text view of several lines, or only shows it`() throws {
        let editor = Editor()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.accessibilityLabel = "Note"
        view.delegate = editor
        let screen = Screen(views: view)
        let box = try #require(screen.textBox)
        screen.send(.edit(box.id, text: "One\nTwo", edit: 1))
        #expect(view.text == "One\nTwo")
        #expect(editor.told == ["One\nTwo"])
        view.isEditable = false
        screen.render()
        #expect(screen.texts == ["One Two"])
    }

    @Test func `searches`() throws {
        let editor = Editor()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.placeholder = "Search"
        bar.showsCancelButton = true
        bar.delegate = editor
        let screen = Screen(views: bar)
        let box = try #require(screen.textBox)
        screen.send(.edit(box.id, text: "fries", edit: 1))
        screen.send(.submit(box.id))
        screen.tap("Cancel")
        #expect(editor.told == ["search fries", "go", "cancel"])
    }
}
