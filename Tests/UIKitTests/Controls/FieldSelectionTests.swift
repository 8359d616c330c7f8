import RenderTree
import Testing

@testable import UIKit

/// Writes down which part of a field's text is selected whenever that changes.
@MainActor private final class Reader: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var selections: [String] = []
    var allows = true

    private func note(_ input: any UITextInput) {
        let start = input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) } ?? -1
        selections.append("\(start) \(input.selectedTextRange.flatMap { input.text(in: $0) } ?? "")")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { note(textField) }
    func textViewDidChangeSelection(_ textView: UITextView) { note(textView) }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { allows }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        allows
    }
}

/// Source: developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
@MainActor @Suite(.timeLimit(.minutes(5))) struct `What is selected in a field` {
    private let reader = Reader()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        (field.text, view.text) = ("mussels", "mussels")
        (field.delegate, view.delegate) = (reader, reader)
    }

    private var inputs: [any UIView & UITextInput] { [field, view] }

    private func content(_ input: UIView) -> TextFieldContent? {
        if case .textField(let content) = input.nodeContent { content } else { nil }
    }

    private func select(_ start: Int, _ end: Int, _ report: Int, in input: UIView) {
        input.receive(.select(NodeID(rawValue: 1), FieldSelection(start: start, end: end, report: report)))
    }

    private func type(_ text: String, _ edit: Int, caret: Int, _ report: Int, in input: UIView) {
        let selection = FieldSelection(start: caret, end: caret, report: report)
        input.receive(.edit(NodeID(rawValue: 1), text: text, edit: edit, selection: selection))
    }

    @Test func `is what the person selects, and the delegate hears of it once`() {
        for input in inputs {
            reader.selections = []
            select(1, 4, 1, in: input)
            #expect(reader.selections == ["1 uss"])
            select(0, 7, 1, in: input)
            #expect(reader.selections == ["1 uss"])
            #expect(content(input)?.selection == WantedSelection(start: 1, end: 4, report: 1))
        }
    }

    @Test func `is the place behind what was typed`() {
        for input in inputs {
            reader.selections = []
            type("muss!els", 1, caret: 5, 1, in: input)
            #expect(reader.selections == ["5 "])
            #expect(content(input)?.selection == WantedSelection(start: 5, end: 5, report: 1))
        }
    }

    @Test func `stays as it was where the delegate refuses what was typed`() {
        for input in inputs {
            select(2, 2, 1, in: input)
            reader.allows = false
            type("mu?ssels", 1, caret: 3, 2, in: input)
            reader.allows = true
            #expect(content(input)?.text == "mussels")
            #expect(content(input)?.selection == WantedSelection(start: 2, end: 2, report: 2))
        }
    }

    @Test func `takes what code inserts`() {
        for input in inputs {
            select(0, 4, 1, in: input)
            input.insertText("tass")
            #expect(content(input)?.text == "tassels")
            #expect(content(input)?.selection == WantedSelection(start: 4, end: 4, report: 1))
        }
    }

    @Test func `is what code selects`() {
        for input in inputs {
            input.selectAll(nil)
            #expect(content(input)?.selection == WantedSelection(start: 0, end: 7, report: 0))
        }
    }

    @Test func `is within a text that code has made shorter meanwhile`() {
        for input in inputs {
            (input as? UITextField)?.text = "mu"
            (input as? UITextView)?.text = "mu"
            reader.selections = []
            select(1, 6, 1, in: input)
            #expect(reader.selections == ["1 u"])
            #expect(view.selectedRange == NSRange(location: input === view ? 1 : 7, length: input === view ? 1 : 0))
        }
    }

    @Test func `is the end of a text that code sets`() {
        select(1, 4, 1, in: field)
        field.text = "mu"
        #expect(content(field)?.selection == WantedSelection(start: 2, end: 2, report: 1))
    }
}
