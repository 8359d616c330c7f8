import RenderTree
import Testing

@testable import UIKit

/// Writes down what it is told, and answers as a test says.
@MainActor private final class Reader: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var refuses: Set<String> = []
    var allows: (NSRange, String) -> Bool = { _, _ in true }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refuses.contains("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !refuses.contains("end") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
    func textViewDidChange(_ textView: UITextView) { heard.append("change \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        heard.append("select \(textView.selectedRange.location) \(textView.selectedRange.length)")
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        allows(range, text)
    }
}

/// Source: developer.apple.com/documentation/uikit/uitextview
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A text view` {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let reader = Reader()
    private let bold = UIFont.boldSystemFont(ofSize: 20)

    init() { view.delegate = reader }

    private func type(_ text: String, _ number: Int = 1) {
        view.receive(.edit(NodeID(rawValue: 1), text: text, edit: number))
    }

    private func attribute(_ key: NSAttributedString.Key, at index: Int = 0) -> Any? {
        view.attributedText.length > index ? view.attributedText.attribute(key, at: index, effectiveRange: nil) : nil
    }

    @Test func `shows its looks while a person edits it`() {
        func runs() -> [FieldRun]? {
            if case .textField(let content) = view.nodeContent { content.runs } else { nil }
        }
        view.text = "plain"
        #expect(runs() == nil)
        let text = NSMutableAttributedString(string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "two", attributes: [.font: bold, .foregroundColor: UIColor.red]))
        view.attributedText = text
        #expect(runs()?.map(\.length) == [4, 3] && runs()?.map(\.font.weight) == [400, 700])
        #expect(runs()?.last?.color == UIColor.red.rgba)
        type("one two!")
        #expect(runs()?.map(\.length) == [4, 4])
    }

    // MARK: What a person types

    @Test func `tells what was typed after it asked, and where the caret is`() {
        view.text = "mussels"
        reader.heard = []
        var asked: [String] = []
        reader.allows = { range, text in
            asked.append("\(range.location) \(range.length) \(text)")
            return true
        }
        type("mussels!")
        #expect(asked == ["7 0 !"] && view.text == "mussels!" && view.selectedRange == NSRange(location: 8, length: 0))
        #expect(reader.heard.contains("change mussels!"))
        type("mssels!", 2)
        #expect(asked.last == "1 1 " && view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func `keeps its text where the delegate refuses a change`() {
        view.text = "mussels"
        reader.heard = []
        reader.allows = { _, text in text != "!" }
        type("mussels!")
        #expect(view.text == "mussels" && reader.heard.isEmpty)
        type("mussels?", 2)
        #expect(view.text == "mussels?")
    }

    @Test func `takes nothing while it is not editable`() {
        view.text = "mussels"
        view.isEditable = false
        type("other")
        #expect(view.text == "mussels" && !view.becomeFirstResponder() && !view.isFirstResponder)
    }

    @Test func `keeps the looks of a text that a person types in`() {
        view.attributedText = NSAttributedString(
            string: "bold", attributes: [.font: bold, .foregroundColor: UIColor.red])
        type("bold!")
        #expect(view.text == "bold!" && attribute(.font) as? UIFont == bold)
        #expect(attribute(.foregroundColor, at: 4) as? UIColor == .red)
    }

    @Test func `types as its typing attributes say`() {
        view.text = "ab"
        view.typingAttributes = [.font: bold]
        type("abc")
        #expect(attribute(.font, at: 2) as? UIFont == bold && attribute(.font) as? UIFont != bold)
    }

    // MARK: What code sets

    @Test func `tells nothing of a text that code sets`() {
        view.text = "one"
        view.attributedText = NSAttributedString(string: "two")
        #expect(!reader.heard.contains { $0.hasPrefix("change") })
    }

    @Test func `gives its text out with the looks it has`() {
        (view.font, view.textColor, view.text) = (bold, .red, "plain")
        #expect(attribute(.font) as? UIFont == bold && attribute(.foregroundColor) as? UIColor == .red)
    }

    // Source: …/uitextview/font, …/textcolor: a new value is for the whole text, also a styled one.
    @Test func `gives its whole text a new font and colour`() {
        let text = NSMutableAttributedString(
            string: "one two", attributes: [.font: bold, .foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 7), range: NSRange(location: 0, length: 3))
        view.attributedText = text
        view.font = .systemFont(ofSize: 30)
        #expect(
            [0, 5].map { attribute(.font, at: $0) as? UIFont } == [.systemFont(ofSize: 30), .systemFont(ofSize: 30)])
        #expect(attribute(.foregroundColor) as? UIColor == .red)
        view.textColor = .blue
        #expect(attribute(.foregroundColor, at: 5) as? UIColor == .blue)
    }

    @Test func `shows a text without styles in its own`() {
        (view.font, view.textColor) = (bold, .red)
        view.attributedText = NSAttributedString(string: "styled", attributes: [.font: UIFont.systemFont(ofSize: 7)])
        view.text = "plain"
        #expect(attribute(.foregroundColor) as? UIColor == .red && view.attributedText.string == "plain")
    }

    @Test func `has no text and no selection beyond it where there is none`() {
        view.text = "mussels"
        view.selectedRange = NSRange(location: 7, length: 0)
        view.text = nil
        #expect(view.text == "" && !view.hasText && view.selectedRange == NSRange(location: 0, length: 0))
        view.text = "abc"
        view.selectedRange = NSRange(location: 1, length: 2)
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(NSMaxRange(view.selectedRange) <= 1)
    }

    @Test func `has its caret behind a text that code has set`() {
        view.text = "mussels"
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        view.insertText("!")
        #expect(view.text == "mussels!")
    }

    @Test func `inserts and deletes at its selection`() {
        view.text = "one two"
        view.selectedRange = NSRange(location: 0, length: 3)
        view.insertText("three")
        #expect(view.text == "three two" && view.selectedRange == NSRange(location: 5, length: 0))
        view.deleteBackward()
        #expect(view.text == "thre two" && view.selectedRange.location == 4)
        view.selectedRange = NSRange(location: 0, length: 0)
        view.deleteBackward()
        #expect(view.text == "thre two")
        view.text = "a👩‍👩‍👧"
        view.selectedRange = NSRange(location: (view.text as NSString).length, length: 0)
        view.deleteBackward()
        #expect(view.text == "a")
    }

    @Test func `tells of a selection that code sets`() {
        view.text = "one two"
        reader.heard = []
        view.selectedRange = NSRange(location: 4, length: 3)
        #expect(reader.heard == ["select 4 3"])
        #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "two")
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 7))
    }

    // MARK: Focus

    @Test func `begins and ends editing once, and tells so`() {
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        view.receive(.focus(NodeID(rawValue: 1), isFocused: true))
        #expect(reader.heard == ["begin"])
        #expect(view.resignFirstResponder() && !view.isFirstResponder)
        view.receive(.focus(NodeID(rawValue: 1), isFocused: false))
        #expect(reader.heard == ["begin", "end"])
    }

    @Test func `does not begin where the delegate refuses`() {
        reader.refuses = ["begin"]
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder && reader.heard.isEmpty)
    }

    @Test func `does not give up its focus where the delegate refuses`() {
        _ = view.becomeFirstResponder()
        reader.refuses = ["end"]
        #expect(!view.resignFirstResponder() && view.isFirstResponder && reader.heard == ["begin"])
        reader.refuses = []
        #expect(view.resignFirstResponder() && !view.isFirstResponder)
        _ = view.becomeFirstResponder()
        reader.refuses = ["end"]
        view.receive(.focus(NodeID(rawValue: 1), isFocused: false))
        #expect(!view.isFirstResponder, "The browser takes the focus without asking.")
    }

    // MARK: Size

    @Test func `is as high as its text in a width, with its insets`() {
        view.text = "one"
        let one = view.sizeThatFits(CGSize(width: 300, height: 0))
        view.text = "one\ntwo\nthree"
        let three = view.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(one.width == 300 && three.height - 16 > (one.height - 16) * 2.5)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == three.height - 16 + 50)
        view.text = Array(repeating: "mussels", count: 20).joined(separator: " ")
        let wide = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.textContainerInset.left = 150
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > wide)
    }

    @Test func `has a height of its own only where it does not scroll`() {
        view.text = "one\ntwo"
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == view.sizeThatFits(CGSize(width: 300, height: 0)).height)
    }

    @Test func `is no higher than the lines that it may have`() {
        view.text = "one\ntwo\nthree"
        view.textContainer.maximumNumberOfLines = 1
        let one = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.text = "one"
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == one)
    }
}

/// Source: developer.apple.com/documentation/uikit/uitextinputtokenizer
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Units of a text` {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    init() { view.text = "One two. Three four.\nFive" }

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    @Test(arguments: [
        (UITextGranularity.character, 4, "t"), (.word, 5, "two"), (.sentence, 5, "One two. "),
        (.paragraph, 22, "Five"), (.document, 3, "One two. Three four.\nFive"),
    ])
    func `enclose a position`(unit: UITextGranularity, offset: Int, text: String) throws {
        let range = view.tokenizer.rangeEnclosingPosition(
            try position(offset), with: unit, inDirection: .storage(.forward))
        #expect(
            range.flatMap { view.text(in: $0) }?.trimmingCharacters(in: .whitespaces)
                == text.trimmingCharacters(in: .whitespaces))
    }

    @Test(arguments: [
        (UITextGranularity.word, 0, true, 3), (.word, 3, true, 4), (.word, 7, false, 4), (.character, 2, true, 3),
        (.document, 5, true, 25), (.document, 5, false, 0), (.paragraph, 23, false, 21),
    ])
    func `have boundaries`(unit: UITextGranularity, offset: Int, isForward: Bool, wanted: Int) throws {
        let next = view.tokenizer.position(
            from: try position(offset), toBoundary: unit, inDirection: .storage(isForward ? .forward : .backward))
        #expect(next.map { view.offset(from: view.beginningOfDocument, to: $0) } == wanted)
    }

    @Test func `end at the text's ends`() throws {
        #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
        #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
        let (start, end) = (view.beginningOfDocument, view.endOfDocument)
        #expect(view.compare(start, to: end) == .orderedAscending && view.offset(from: end, to: start) == -25)
        let swapped = try #require(view.textRange(from: end, to: start))
        #expect(view.text(in: swapped) == view.text && !swapped.isEmpty)
    }

    @Test func `are replaced, and the caret stands behind`() throws {
        let range = try #require(view.textRange(from: try position(4), to: try position(7)))
        view.replace(range, withText: "seven")
        #expect(view.text.hasPrefix("One seven. Three") && view.selectedRange == NSRange(location: 9, length: 0))
    }
}

/// Hears of the changes of a text, and may change it once more.
@MainActor private final class Editor: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    var changes: ((NSTextStorage, NSRange) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        heard.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
        changes?(textStorage, editedRange)
    }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { heard.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
}

/// Source: developer.apple.com/documentation/uikit/nstextstorage, "Handling text edited messages"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A change of a text storage` {
    private let storage = NSTextStorage(string: "one two")
    private let editor = Editor()
    init() { storage.delegate = editor }

    @Test func `is told before and after, with its place in the new text`() {
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
        #expect(editor.heard == ["will 3 4 5 2", "did 3 4 5 2"] && storage.string == "one three")
    }

    @Test func `of looks alone is told as that`() {
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        #expect(editor.heard == ["will 1 0 3 0", "did 1 0 3 0"])
    }

    @Test func `is completed by the delegate before it is shown, and not told once more`() {
        editor.changes = { storage, range in
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
        }
        storage.append(NSAttributedString(string: "!"))
        #expect(editor.heard.count == 2 && editor.heard.last == "did 3 7 1 1")
        #expect(storage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func `of several places is told as one that holds them all`() {
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 6, length: 1))
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "OO")
        storage.endEditing()
        #expect(storage.string == "OOne tw" && editor.heard == ["will 3 0 7 0", "did 3 0 7 0"])
    }

    @Test func `ends for the outermost of nested edits`() {
        storage.beginEditing()
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!"))
        storage.endEditing()
        #expect(editor.heard.isEmpty && storage.editedMask == [.editedCharacters, .editedAttributes])
        storage.endEditing()
        #expect(editor.heard.count == 2 && storage.editedMask.isEmpty && storage.changeInLength == 0)
    }

    @Test func `is none without one`() {
        storage.beginEditing()
        storage.endEditing()
        #expect(editor.heard.isEmpty)
    }
}
