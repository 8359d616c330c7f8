import RenderTree
import Testing
@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct SystemPickerTests {
    @Test func `a colour well takes the browser's colour and keeps its own opacity`() {
        let well = UIColorWell(frame: .zero)
        var count = 0
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        guard case .valueInput(let content) = well.nodeContent else {
            Issue.record("no value input")
            return
        }
        #expect(content.value.lowercased() == "#ff0000" && content.isDisabled == nil)
        well.send(.pick(NodeID(rawValue: 1), value: "#0000ff"))
        well.send(.pick(NodeID(rawValue: 1), value: "blue"))
        #expect(well.selectedColor == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        #expect(count == 1)
        well.isEnabled = false
        well.send(.pick(NodeID(rawValue: 1), value: "#00ff00"))
        #expect(count == 1)
        guard case .valueInput(let disabled) = well.nodeContent else {
            Issue.record("no value input")
            return
        }
        #expect(disabled.isDisabled == true && disabled.value.lowercased() == "#0000ff")
    }

    @Test func `a sheet of activities shares words and addresses`() throws {
        let address = try #require(URL(string: "https://example.org"))
        let controller = UIActivityViewController(
            activityItems: ["Look", address, UIImage()], applicationActivities: nil)
        var ends: [Bool] = []
        controller.completionWithItemsHandler = { _, isShared, _, _ in ends.append(isShared) }
        controller.loadViewIfNeeded()
        let buttons = controller.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        let share = try #require(buttons.first { $0.sharedText != nil })
        #expect(share.sharedText?.text == "Look\nhttps://example.org")
        share.send(.tap(NodeID(rawValue: 1)))
        share.send(.tap(NodeID(rawValue: 1)))
        #expect(ends == [true])
    }

    @Test func `a sheet of activities shows what a source of items provides`() {
        final class Source: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
            ) -> Any? { "Party at eight" }
            func activityViewController(
                _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
            ) -> String { "Party" }
        }
        let controller = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
        func labels(_ view: UIView) -> [String] {
            view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + labels($0) }
        }
        #expect(labels(controller.view).contains("Party at eight") && controller.title == "Party")
    }

    @Test func `text is read and changed by positions`() throws {
        let field = UITextField()
        field.text = "Hello"
        field.insertText("!")
        #expect(field.text == "Hello!")
        let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let range = try #require(field.textRange(from: two, to: field.beginningOfDocument))
        #expect(field.text(in: range) == "He")
        field.replace(range, withText: "")
        #expect(field.text == "llo!")
        field.selectAll(nil)
        #expect(field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } == 4)
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text?.isEmpty == true)
        #expect(field.position(from: field.beginningOfDocument, offset: 1) == nil)
    }

    @Test func `a PDF has its pages`() {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData { context in
            for _ in 0..<2 {
                context.beginPage()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        #expect(data.starts(with: Array("%PDF".utf8)))
        #expect(String(bytes: data, encoding: .isoLatin1)?.contains("/Count 2") == true)
        #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty)
    }

    @Test func `attributed strings of Foundation bring their attributes`() {
        var modern = AttributedString("Modern")
        modern.font = UIFont.systemFont(ofSize: 20)
        modern.foregroundColor = UIColor.systemRed
        let old = NSAttributedString(modern)
        #expect(old.string == "Modern")
        #expect((old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    }

    @Test func `a bar's item has the attributes of its appearance where it has none`() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
        let item = UIBarButtonItem(title: "Go")
        #expect((item.view as? UIButton)?.titleColor(for: .normal) == .red)
        item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        #expect((item.view as? UIButton)?.titleColor(for: .normal) == .blue)
    }

    @Test func `a literal is a colour`() {
        #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
