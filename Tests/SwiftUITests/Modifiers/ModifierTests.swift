import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Every modifier shows` {
    private func expectAll(_ cases: [ModifierCase], _ location: SourceLocation = #_sourceLocation) {
        for each in cases { #expect(each.shows, "\(each.name) changes nothing", sourceLocation: location) }
    }

    @Test func `on text`() { expectAll(ModifierCase.text) }
    @Test func `on the place of a view`() { expectAll(ModifierCase.layout) }
    @Test func `on what is around a view`() { expectAll(ModifierCase.surroundings) }
    @Test func `on the looks of a view`() { expectAll(ModifierCase.effects) }
    @Test func `on what is heard of a view`() { expectAll(ModifierCase.accessibility) }
    @Test func `on touches`() { expectAll(ModifierCase.gestures) }
    @Test func `on controls`() { expectAll(ModifierCase.controls) }
    @Test func `on fields`() { expectAll(ModifierCase.fields) }
    @Test func `on lists and scroll areas`() { expectAll(ModifierCase.lists) }
    @Test func `on bars`() { expectAll(ModifierCase.bars) }
    @Test func `on what is presented`() { expectAll(ModifierCase.presentation) }

    @Test func `and one that gives its content back is found`() {
        #expect(!ModifierCase("nothing", Text("a")) { $0 }.shows)
        #expect(!ModifierCase("nothing", Text("a")) { view in Group { view } }.shows)
    }
}
