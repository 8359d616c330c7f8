import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Attributes of a font` {
    @Test func `change its weight, size and slant`() {
        let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
        let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        #expect(bold.symbolicTraits.contains(.traitBold) && bold.pointSize == 12)
        let large = plain.addingAttributes([.size: 30])
        #expect(large.pointSize == 30 && large.symbolicTraits == plain.symbolicTraits)
        let slanted = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
        let italic = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: slanted]])
        #expect(italic.symbolicTraits == .traitItalic)
        #expect(UIFontDescriptor(fontAttributes: [.size: "no number"]).pointSize == 12)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `The pasteboard's items` {
    @Test func `are its text, or what was put there to be loaded`() {
        let board = UIPasteboard.general
        let before = board.changeCount
        board.setItemProviders([NSItemProvider(object: "later")], localOnly: true, expirationDate: nil)
        #expect(board.itemProviders.count == 1 && board.string == nil)
        board.string = "now"
        #expect(board.itemProviders.count == 1 && board.changeCount == before + 2)
    }
}
