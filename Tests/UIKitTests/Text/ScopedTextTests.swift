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

@Suite(.timeLimit(.minutes(5))) struct `A coder` {
    @Test func `reads points, sizes and rectangles that it has written`() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        archive.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archive.encode(CGSize(width: 3, height: 4), forKey: "size")
        archive.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
}
