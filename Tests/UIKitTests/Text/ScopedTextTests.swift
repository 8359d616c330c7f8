import Foundation
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An attributed string that is made with a scope` {
    @Test func `has UIKit's attributes and links`() throws {
        var text = AttributedString("page")
        text.uiKit.foregroundColor = .red
        text.link = URL(string: "https://example.org")
        for made in [
            try NSAttributedString(text, including: \.uiKit),
            try NSAttributedString(text, including: AttributeScopes.UIKitAttributes.self),
        ] {
            let found = made.attributes(at: 0, effectiveRange: nil)
            #expect(made.string == "page" && found[.foregroundColor] as? UIColor == .red && found[.link] != nil)
        }
    }

    @Test func `becomes the same text again`() throws {
        let string = NSAttributedString(string: "page", attributes: [.foregroundColor: UIColor.red])
        let text = try AttributedString(string, including: \.uiKit)
        #expect(String(text.characters) == "page" && text.runs.first?.uiKit.foregroundColor == .red)
        #expect(try AttributedString(string, including: AttributeScopes.UIKitAttributes.self) == text)
    }
}
