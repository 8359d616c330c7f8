import Testing
import UIKit

/// Source: developer.apple.com/documentation/uikit/nstextstorage
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The text storage of a text view` {
    private let view = UITextView()

    init() { view.text = "one two" }

    private func font(at index: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    @Test func `shows what is changed in it`() {
        let bold = UIFont.boldSystemFont(ofSize: 20)
        view.textStorage.addAttribute(.font, value: bold, range: NSRange(location: 4, length: 3))
        #expect(font(at: 4) == bold && font(at: 0) != bold && view.text == "one two")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        #expect(view.text == "three two" && font(at: 6) == bold)
        view.textStorage.append(NSAttributedString(string: "!"))
        #expect(view.text == "three two!")
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 6))
        #expect(view.text == "two!")
    }

    @Test func `shows several changes together at their end`() {
        let storage = view.textStorage
        storage.beginEditing()
        storage.append(NSAttributedString(string: " three"))
        storage.setAttributes([.font: UIFont.systemFont(ofSize: 30)], range: NSRange(location: 0, length: 3))
        #expect(view.text == "one two")
        storage.endEditing()
        #expect(view.text == "one two three" && font(at: 0) == .systemFont(ofSize: 30))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Colours of cells` {
    @Test func `are changed by the configuration’s transformer`() {
        let cell = UITableViewCell()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        cell.backgroundConfiguration = background
        #expect(cell.backgroundColor == UIColor.red.withAlphaComponent(0.5))
        #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.red.withAlphaComponent(0.5))
    }

    @Test func `are as bright without their hue`() {
        var white: CGFloat = 0
        #expect(
            UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 1)).getWhite(
                &white, alpha: nil))
        #expect(abs(white - 0.7152) < 0.001)
    }
}
