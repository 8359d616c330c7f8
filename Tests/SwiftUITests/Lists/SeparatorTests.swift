import FoundationAdditions
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A separator of rows` {
    private func traits(
        top: Visibility? = nil, bottom: Visibility? = nil, sectionTop: Visibility? = nil,
        sectionBottom: Visibility? = nil
    ) -> ListTraits {
        var traits = ListTraits()
        (traits.separator, traits.sectionSeparator) = ((top, bottom), (sectionTop, sectionBottom))
        return traits
    }

    private func isBelow(_ row: ListTraits, _ next: ListTraits?, hasCards: Bool = true) -> Bool {
        RowSeparator(below: row, above: next, hasCards: hasCards) != nil
    }

    private func isAbove(_ row: ListTraits, hasCards: Bool = true) -> Bool {
        RowSeparator(aboveFirst: row, hasCards: hasCards) != nil
    }

    @Test func `stands between two rows unless one of them hides it`() {
        #expect(isBelow(traits(), traits()) && isBelow(traits(), traits(), hasCards: false))
        #expect(!isBelow(traits(bottom: .hidden), traits()) && !isBelow(traits(), traits(top: .hidden)))
        #expect(isBelow(traits(top: .hidden), traits(bottom: .hidden)))
        #expect(isBelow(traits(sectionBottom: .hidden), traits()))
    }

    @Test func `stands below the last row without cards, or where the row asks for it`() {
        #expect(!isBelow(traits(), nil) && isBelow(traits(), nil, hasCards: false))
        #expect(isBelow(traits(bottom: .visible), nil))
        #expect(!isBelow(traits(bottom: .hidden), nil, hasCards: false))
        #expect(!isBelow(traits(sectionBottom: .hidden), nil, hasCards: false))
        #expect(isBelow(traits(bottom: .visible, sectionBottom: .hidden), nil, hasCards: false))
    }

    @Test func `stands above the first row where the row asks for it, or without cards the section`() {
        #expect(!isAbove(traits()) && !isAbove(traits(), hasCards: false))
        #expect(isAbove(traits(top: .visible)) && isAbove(traits(top: .visible), hasCards: false))
        #expect(!isAbove(traits(sectionTop: .visible)) && isAbove(traits(sectionTop: .visible), hasCards: false))
        #expect(!isAbove(traits(top: .hidden, sectionTop: .visible), hasCards: false))
    }

    @Test func `has the upper row's colour before the lower one's`() {
        var (upper, lower) = (traits(top: .visible), traits())
        lower.separatorTint.top = .blue
        #expect(RowSeparator(below: upper, above: lower, hasCards: true)?.tint == .blue)
        upper.separatorTint = (.green, .red)
        #expect(RowSeparator(below: upper, above: lower, hasCards: true)?.tint == .red)
        #expect(RowSeparator(aboveFirst: upper, hasCards: true)?.tint == .green)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Offsets of a collection` {
    private func moved(_ source: IndexSet, _ destination: Int) -> String {
        var letters = Array("abcde")
        letters.move(fromOffsets: source, toOffset: destination)
        return String(letters)
    }

    /// Apple's destination counts with the elements that move.
    @Test func `move elements before another one`() {
        #expect(moved([0], 0) == "abcde" && moved([0], 1) == "abcde" && moved([0], 2) == "bacde")
        #expect(moved([4], 0) == "eabcd" && moved([0], 5) == "bcdea" && moved([1, 3], 3) == "acbde")
        #expect(moved([0, 4], 2) == "baecd" && moved([7], 2) == "abcde")
        #expect(moved([2], -4) == "cabde" && moved([2], 99) == "abdec")
    }

    @Test func `remove elements`() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 3, 9])
        #expect(String(letters) == "bce")
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A format string` {
    private func tokens(_ format: String) -> [FormatString.Token] { FormatString(format).tokens }

    @Test func `is text and values in their order, or that which they name`() {
        #expect(tokens("%@ has %lld") == [.value(0, "%@"), .literal(" has "), .value(1, "%lld")])
        #expect(
            tokens("%2$@ %1$d %@") == [.value(1, "%@"), .literal(" "), .value(0, "%d"), .literal(" "), .value(0, "%@")])
        #expect(tokens("%05.2f!") == [.value(0, "%05.2f"), .literal("!")])
    }

    @Test func `has per cent signs that are text`() {
        #expect(tokens("100%% sure") == [.literal("100% sure")] && tokens("100% sure") == [.literal("100% sure")])
        #expect(tokens("50%") == [.literal("50%")] && tokens("") == [] && tokens("%y") == [.literal("%y")])
        #expect(tokens("%0$@") != [.value(0, "%@")])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A navigation path` {
    @Test func `loses as many values as there are`() {
        var path = NavigationPath([1, 2, 3])
        path.removeLast(2)
        #expect(path == NavigationPath([1]) && path.count == 1)
        path.removeLast(-3)
        #expect(path.count == 1)
        path.removeLast(5)
        #expect(path.isEmpty)
        path.append("page")
        #expect(!path.isEmpty && path.values == ["page"])
    }

    @Test @MainActor func `keeps the pages before the first that differs`() {
        let model = NavigationModel()
        func ids(_ values: [AnyHashable]) -> [Int] {
            model.pages(following: PathAccess(read: { values }, write: { _ in })).map(\.id)
        }
        #expect(ids([1, 2]) == [1, 2] && ids([1, 2, 3]) == [1, 2, 3] && ids([1, 9, 3]) == [1, 4, 5])
        #expect(ids([1]) == [1] && ids([]) == [])
        var popped: [String] = []
        let first = model.push(AnyView(EmptyView())) { popped.append("first") }
        _ = model.push(AnyView(EmptyView())) { popped.append("second") }
        model.pop(99)
        #expect(model.pages.count == 2 && popped == [])
        model.pop(first)
        #expect(model.pages.isEmpty && popped == ["second", "first"])
    }
}
