import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct SeedPlaceholdersTests {
    /// Replaces those of ten people.
    private func replaced(_ text: String) -> String {
        let places = 1...10
        return SeedPlaceholders.replaced(
            in: text, person: { places.contains($0) ? "<\($0)>" : nil },
            identifier: { places.contains($0) && places.contains($1) ? "<\($0) of \($1)>" : nil })
    }

    @Test func `the tenth person is not the first one with a zero`() {
        #expect(replaced("$PERSON-10, $PERSON-1 and PERSON-2.") == "$<10>, $<1> and <2>.")
        #expect(replaced("IDENTIFIER-1-10 IDENTIFIER-10-1 IDENTIFIER-1-1") == "<1 of 10> <10 of 1> <1 of 1>")
    }

    @Test func `a placeholder of nobody stays`() {
        let text = "PERSON-0 PERSON-11 PERSON- PERSON-99999999999999999999 IDENTIFIER-1-11 IDENTIFIER-1"
        #expect(replaced(text) == text)
    }
}
