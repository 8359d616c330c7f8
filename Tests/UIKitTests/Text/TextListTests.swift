import Testing
import UIKit

@Suite(.timeLimit(.minutes(5))) struct `A list of a text` {
    @Test(
        arguments: [
            (.disc, 3, "\u{2022}"), (.decimal, 12, "12"), (.init("({decimal})"), 2, "(2)"),
            (.uppercaseRoman, 1994, "MCMXCIV"), (.lowercaseRoman, 4000, "4000"), (.lowercaseAlpha, 26, "z"),
            (.lowercaseLatin, 27, "aa"),
            (.uppercaseAlpha, 703, "AAA"),
            (.lowercaseAlpha, 0, "0"), (.octal, 9, "11"), (.uppercaseHexadecimal, 255, "FF"), (.init("-"), 5, "-"),
            (.init("{"), 5, "{"),
        ] as [(NSTextList.MarkerFormat, Int, String)])
    func `marks its items as its format says`(_ format: NSTextList.MarkerFormat, _ number: Int, _ marker: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
    }

    @Test func `knows whether its items are numbered, and where they begin`() {
        let list = NSTextList(markerFormat: .decimal, startingItemNumber: 4)
        #expect(list.isOrdered && list.startingItemNumber == 4 && list.listOptions == [])
        #expect(!NSTextList(markerFormat: .disc, options: 1).isOrdered)
        #expect(NSTextList(markerFormat: .disc, options: 1).listOptions == .prependEnclosingMarker)
    }

    @Test func `stays with its paragraph's style`() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == style.textLists && copy.textLists.count == 1)
    }
}
