import Foundation
import Testing

@testable import UIKit

/// Keeps its text itself, and colours digits.
private final class Digits: NSTextStorage {
    private let backing = NSMutableAttributedString()

    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        setAttributes([.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 14)], range: editedRange)
        for (index, character) in string.enumerated() where character.isNumber {
            addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
        }
        super.processEditing()
    }
}

private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        heard.append("\(editedMask.contains(.editedCharacters)) \(editedRange.location) \(editedRange.length) \(delta)")
    }
}

/// Source: developer.apple.com/documentation/uikit/nstextstorage
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A text storage of an app’s own` {
    private let storage = Digits()
    private let manager = NSLayoutManager()
    private let view: UITextView

    init() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a1b2")
    }

    @Test func `is the view’s, also where it comes after the view`() {
        let (late, manager, container) = (Digits(), NSLayoutManager(), NSTextContainer())
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        late.addLayoutManager(manager)
        late.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a1")
        #expect(view.textStorage === late && view.text == "a1")
    }

    /// `Digits` counts characters, and so divides one that has two halves.
    @Test func `loses no text where an attribute ends within a character`() {
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "😀1")
        #expect(storage.string == "😀1" && view.text == "😀1")
    }

    @Test func `is made on any thread while nobody shows it`() async {
        let length = await Task.detached {
            let storage = NSTextStorage(string: "a")
            storage.append(NSAttributedString(string: "b"))
            return storage.length
        }.value
        #expect(length == 2)
    }

    private func color(at index: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }

    @Test func `is shown as it has styled the text, by the view of its container`() {
        #expect(view.text == "a1b2" && view.textStorage === storage && view.layoutManager === manager)
        #expect((0..<4).map { color(at: $0) } == [.black, .red, .black, .red])
    }

    @Test func `gets what is typed, and what code sets`() {
        view.insertText("3")
        #expect(storage.string == "3a1b2" && view.text == "3a1b2" && color(at: 0) == .red)
        view.text = "x9"
        #expect(storage.string == "x9" && color(at: 1) == .red && color(at: 0) == .black)
    }

    @Test func `tells its delegate of a change once, however many there are between beginning and end`() {
        let listener = Listener()
        storage.delegate = listener
        storage.beginEditing()
        storage.append(NSAttributedString(string: "cd"))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(listener.heard.isEmpty)
        storage.endEditing()
        #expect(storage.string == "1b2cd" && listener.heard == ["true 0 5 1"])
    }
}

/// Source: developer.apple.com/documentation/uikit/nslayoutmanager
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layout manager` {
    private let storage = NSTextStorage(
        string: "one two\n\n\tthree", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 300, height: 0))

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func lines() -> [NSRange] {
        var found: [NSRange] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in found.append(range) }
        return found
    }

    @Test func `says which characters each line has`() {
        #expect(
            lines() == [
                NSRange(location: 0, length: 8), NSRange(location: 8, length: 1), NSRange(location: 9, length: 6),
            ])
        container.size.width = 50
        #expect(lines().first == NSRange(location: 0, length: 4))
    }

    @Test func `finds the character at a point, and the place of a character`() {
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(word.minX > 5 && word.width > 0 && word.minY == 0)
        let middle = CGPoint(x: word.midX, y: word.midY)
        var fraction: CGFloat = -1
        let found = manager.characterIndex(
            for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(found == 5 && (0...1).contains(fraction))
        #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 1), in: container) == 6)
        #expect(manager.glyphIndex(for: CGPoint(x: 0, y: word.height * 2.5), in: container) == 9)
        #expect(manager.glyphIndex(for: CGPoint(x: 0, y: 1_000), in: container) == 9)
        #expect(abs(manager.location(forGlyphAt: 4).x - word.minX) < 0.01)
    }

    @Test func `measures the text as it is drawn`() {
        let size = storage.boundingRect(
            with: CGSize(width: 290, height: 1_000), options: .usesLineFragmentOrigin, context: nil
        ).size
        let used = manager.usedRect(for: container).size
        #expect(abs(used.width - size.width - 10) < 0.01 && abs(used.height - size.height) < 0.01)
        storage.append(NSAttributedString(string: "\nfour"))
        #expect(manager.usedRect(for: container).height > used.height)
    }
}

/// Source: developer.apple.com/documentation/uikit/uitextinput
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Positions in a text` {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    init() { view.text = "Look, two words. And more." }

    private func word(at offset: Int, _ direction: UITextStorageDirection = .forward) throws -> String? {
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        return view.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(direction)).flatMap {
            view.text(in: $0)
        }
    }

    @Test func `are in words, sentences, or between them`() throws {
        #expect(try word(at: 0) == "Look" && word(at: 7) == "two" && word(at: 4, .backward) == "Look")
        #expect(try word(at: 4) == nil)
        let start = view.beginningOfDocument
        let sentence = view.tokenizer.rangeEnclosingPosition(start, with: .sentence, inDirection: .storage(.forward))
        #expect(sentence.flatMap { view.text(in: $0) } == "Look, two words.")
        let next = view.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
        #expect(next.map { view.offset(from: start, to: $0) } == 4)
    }

    @Test func `are found by points, and have places`() throws {
        let first = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let last = try #require(view.position(from: first, offset: 3))
        let range = try #require(view.textRange(from: first, to: last))
        let rect = view.firstRect(for: range)
        #expect(rect.minY == 8 && rect.width > 5)
        let position = try #require(view.closestPosition(to: CGPoint(x: rect.minX + 1, y: rect.midY)))
        #expect(view.offset(from: view.beginningOfDocument, to: position) == 6)
        #expect(abs(view.caretRect(for: range.end).minX - rect.maxX) < 0.01)
        let end = try #require(view.closestPosition(to: CGPoint(x: 299, y: rect.midY)))
        #expect(view.compare(end, to: view.endOfDocument) == .orderedSame)
    }

    @Test func `end where the caret is after typing, also without any text`() throws {
        view.text = "one\ntwo"
        let rect = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let lines = view.selectionRects(for: rect).map(\.rect)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(lines.count == 2 && caret.minY == lines.last?.minY && abs(caret.minX - (lines.last?.maxX ?? 0)) < 0.01)
        view.selectedRange = NSRange(location: 7, length: 0)
        #expect(view.selectedTextRange.map { view.firstRect(for: $0).minX == caret.minX } == true)
        view.text = ""
        #expect(view.caretRect(for: view.endOfDocument).minY == 8)
    }

    @Test func `have the halves of a character together`() throws {
        view.text = "😀"
        let rect = view.caretRect(for: view.beginningOfDocument)
        let width = view.caretRect(for: view.endOfDocument).minX - rect.minX
        for (part, wanted) in [(0.25, 0), (0.75, 2)] {
            let point = CGPoint(x: rect.minX + width * part, y: rect.midY)
            let position = try #require(view.closestPosition(to: point))
            #expect(view.offset(from: view.beginningOfDocument, to: position) == wanted)
        }
    }
}

/// Source: developer.apple.com/documentation/foundation/nsmutableattributedstring
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A styled text that began empty` {
    private let text = NSMutableAttributedString()
    private let bold = UIFont.boldSystemFont(ofSize: 20)
    private let plain = UIFont.systemFont(ofSize: 10)

    private func font(at index: Int) -> UIFont? { text.attribute(.font, at: index, effectiveRange: nil) as? UIFont }

    @Test func `has parts with different fonts beside each other`() {
        text.append(NSAttributedString(string: "ab", attributes: [.font: bold]))
        text.append(NSAttributedString(string: "cd", attributes: [.font: plain]))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        #expect(text.string == "abcd" && text.length == 4)
        #expect((0..<4).map { font(at: $0) } == [bold, bold, plain, plain])
        var parts: [NSRange] = []
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 4)) { value, range, _ in
            if value != nil { parts.append(range) }
        }
        #expect(parts.reduce(0) { $0 + $1.length } == 2 && parts.first?.location == 1)
    }

    @Test func `is changed, copied and cut`() throws {
        text.append(NSAttributedString(string: "ab", attributes: [.font: bold]))
        text.insert(NSAttributedString(string: "–", attributes: [.font: plain]), at: 1)
        text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
        #expect(text.string == "xy–b" && font(at: 1) == bold && font(at: 2) == plain)
        let copy = try #require(text.copy() as? NSAttributedString)
        text.deleteCharacters(in: NSRange(location: 0, length: 3))
        text.removeAttribute(.font, range: NSRange(location: 0, length: 1))
        #expect(text.string == "b" && font(at: 0) == nil)
        #expect(copy.string == "xy–b" && copy.attributedSubstring(from: NSRange(location: 2, length: 2)).string == "–b")
    }
    @Test func `is read by Foundation’s own texts, also after parts have gone from between others`() {
        for size in 1...6 {
            text.append(NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: CGFloat(size))]))
        }
        for place in [9, 5, 2] { text.deleteCharacters(in: NSRange(location: place, length: 2)) }
        text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "x")
        #expect(text.string.hasPrefix("x") && text.length == 4)
        let whole = NSMutableAttributedString(string: "–")
        whole.append(text)
        #expect(whole.string == "–" + text.string)
        #expect(
            (0..<4).allSatisfy { font(at: $0) == whole.attribute(.font, at: $0 + 1, effectiveRange: nil) as? UIFont })
    }
}
