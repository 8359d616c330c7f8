import RenderTree
import Testing

@testable import UIKit

/// Answers a field's questions and writes them down.
@MainActor private final class Editor: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var (begins, ends, changes, clears, returns) = (true, true, true, true, true)
    var ranges: [NSRange] = []
    var replacements: [String] = []

    private func name(_ field: UITextField) -> String { field.placeholder ?? "" }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("\(name(textField)) should begin")
        return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("\(name(textField)) did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("\(name(textField)) should end")
        return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        lines.append("\(name(textField)) did end")
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ranges.append(range)
        replacements.append(string)
        return changes
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        lines.append("should clear")
        return clears
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("should return")
        return returns
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Editing a text field` {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    private let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    private let editor = Editor()
    private let id = NodeID(rawValue: 1)

    init() {
        UIResponder.first?.giveUp()
        for (field, name) in [(field, "a"), (other, "b")] {
            window.addSubview(field)
            field.delegate = editor
            field.placeholder = name
        }
    }

    private func heard(_ events: [(UIControl.Event, String)]) {
        for (event, name) in events {
            field.addAction(UIAction { [editor] _ in editor.lines.append(name) }, for: event)
        }
    }

    @Test func `asks, begins and tells, and so at its end`() {
        heard([(.editingDidBegin, "event begin"), (.editingDidEnd, "event end")])
        #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
        #expect(editor.lines.prefix(1) == ["a should begin"])
        #expect(Set(editor.lines.dropFirst()) == ["a did begin", "event begin"] && editor.lines.count == 3)
        editor.lines = []
        #expect(field.resignFirstResponder() && !field.isEditing && !field.isFirstResponder)
        #expect(editor.lines.prefix(1) == ["a should end"])
        #expect(Set(editor.lines.dropFirst()) == ["a did end", "event end"] && editor.lines.count == 3)
    }

    @Test func `does not begin where the delegate refuses, nor where the field is off`() {
        editor.begins = false
        #expect(!field.becomeFirstResponder() && !field.isEditing)
        editor.begins = true
        field.isEnabled = false
        editor.lines = []
        #expect(!field.becomeFirstResponder() && editor.lines == [])
    }

    @Test func `goes on where the delegate does not let it end`() {
        field.becomeFirstResponder()
        editor.ends = false
        editor.lines = []
        #expect(!field.resignFirstResponder() && field.isEditing)
        #expect(!window.endEditing(false) && field.isEditing)
        #expect(editor.lines == ["a should end", "a should end"])
        #expect(window.endEditing(true) && !field.isEditing, "Nobody is asked where it is forced.")
    }

    @Test func `ends in one field before it begins in another`() {
        field.becomeFirstResponder()
        editor.lines = []
        #expect(other.becomeFirstResponder())
        #expect(!field.isEditing && other.isEditing && !field.isFirstResponder)
        let lines = editor.lines
        #expect(lines.contains("a did end") && lines.last == "b did begin" && lines.contains("a should end"))
        field.isEnabled = true
        #expect(field.becomeFirstResponder() && !other.isEditing)
    }

    @Test func `ends what another view was the first responder for`() {
        final class Willing: UIView { override var canBecomeFirstResponder: Bool { true } }
        let view = Willing()
        window.addSubview(view)
        #expect(view.becomeFirstResponder())
        #expect(field.becomeFirstResponder() && !view.isFirstResponder)
        #expect(view.becomeFirstResponder() && !field.isEditing)
    }

    @Test func `ends once the field is taken away`() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && !field.isEditing)
    }

    @Test func `asks for each change, which may be refused`() {
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
        field.text = "bear"
        #expect(count == 0 && editor.replacements == [], "The app's own change is told to nobody.")
        field.becomeFirstResponder()
        field.receive(.edit(id, text: "beer", edit: 1))
        #expect(field.text == "beer" && count == 1)
        #expect(editor.ranges == [NSRange(location: 2, length: 1)] && editor.replacements == ["e"])
        editor.changes = false
        field.receive(.edit(id, text: "beers", edit: 2))
        #expect(field.text == "beer" && count == 1 && editor.ranges.last == NSRange(location: 4, length: 0))
    }

    /// Ranges are in UTF-16 units, as those of `NSString`.
    @Test(
        arguments: [
            ("", "a", 0, 0, "a"), ("abc", "ac", 1, 1, ""), ("abc", "", 0, 3, ""), ("😀b", "😀bc", 3, 0, "c"),
            ("a😀", "a", 1, 2, ""),
        ])
    func `says where a change is`(_ old: String, _ new: String, _ place: Int, _ length: Int, _ text: String) {
        field.text = old
        field.becomeFirstResponder()
        field.receive(.edit(id, text: new, edit: 1))
        #expect(editor.ranges == [NSRange(location: place, length: length)] && editor.replacements == [text])
    }

    @Test func `begins anew where the field is told to clear itself`() {
        field.text = "old"
        field.clearsOnBeginEditing = true
        editor.clears = false
        field.becomeFirstResponder()
        #expect(field.text == "old", "The delegate may refuse.")
        field.resignFirstResponder()
        editor.clears = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    @Test func `ends by the return key where somebody waits for that`() {
        field.becomeFirstResponder()
        field.receive(.submit(id))
        #expect(editor.lines.last == "should return" && field.isEditing, "Nothing is done without an action.")
        heard([(.editingDidEndOnExit, "exit")])
        editor.returns = false
        field.receive(.submit(id))
        #expect(editor.lines.last == "should return" && field.isEditing)
        editor.returns = true
        field.receive(.submit(id))
        #expect(editor.lines.contains("exit") && !field.isEditing)
    }

    @Test func `has words, though they may be none`() {
        let fresh = UITextField(frame: .zero)
        #expect(fresh.text == "" && !fresh.hasText)
        fresh.text = nil
        #expect(fresh.text == "")
        let view = UITextView(frame: .zero)
        view.text = nil
        #expect(view.text == "" && !view.hasText)
    }

    @Test func `is told by notifications as well`() {
        var names: [String] = []
        let center = NotificationCenter.default
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            center.addObserver(forName: name, object: field, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        field.becomeFirstResponder()
        field.receive(.edit(id, text: "a", edit: 1))
        field.resignFirstResponder()
        for token in tokens { center.removeObserver(token) }
        #expect(
            names == [
                "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification",
            ])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Editing a text view` {
    @MainActor private final class Writer: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var (begins, ends, changes) = (true, true, true)
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            lines.append("should begin")
            return begins
        }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            lines.append("should end")
            return ends
        }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
        func textViewDidChange(_ textView: UITextView) { lines.append("did change to \(textView.text ?? "nil")") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            lines.append("should put '\(text)' at \(range.location)+\(range.length)")
            return changes
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let writer = Writer()
    private let id = NodeID(rawValue: 1)

    init() {
        UIResponder.first?.giveUp()
        window.addSubview(view)
        view.delegate = writer
    }

    @Test func `asks before it begins, changes and ends, and tells afterwards`() {
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        view.receive(.edit(id, text: "a", edit: 1))
        #expect(view.resignFirstResponder())
        #expect(
            writer.lines == [
                "should begin", "did begin", "should put 'a' at 0+0", "did change to a", "should end", "did end",
            ])
    }

    @Test func `is refused by the delegate in each of its steps`() {
        writer.begins = false
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
        writer.begins = true
        view.becomeFirstResponder()
        writer.changes = false
        view.receive(.edit(id, text: "a", edit: 1))
        #expect(view.text == "" && !writer.lines.contains { $0.hasPrefix("did change") })
        writer.ends = false
        #expect(!view.resignFirstResponder() && view.isFirstResponder)
        // Another test would find one that clings.
        writer.ends = true
        #expect(view.resignFirstResponder())
    }

    @Test func `tells nobody of the app's own changes, and is off where nothing may be edited`() {
        view.text = "words"
        #expect(writer.lines == [])
        view.isEditable = false
        view.receive(.edit(id, text: "more words", edit: 1))
        #expect(view.text == "words")
    }
}
