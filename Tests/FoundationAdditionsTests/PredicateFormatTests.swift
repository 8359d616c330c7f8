import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct PredicateFormatTests {
    private struct Person {
        var name: String
        var age: Int
        var tag: String?
    }

    private let ada = Person(name: "Ada", age: 36)

    @Test func `a text matches as a whole or not at all`() {
        let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
        #expect(address.evaluate(with: "ada@home"))
        #expect(!address.evaluate(with: "to ada@home"))
    }

    @Test func `variables are compared, with joined and negated conditions`() {
        #expect(NSPredicate(format: "name CONTAINS[c] %@ AND age > %d", "aD", 30).evaluate(with: ada))
        #expect(!NSPredicate(format: "name CONTAINS %@", "aD").evaluate(with: ada))
        #expect(!NSPredicate(format: "NOT (%K == 36) OR tag != nil", "age").evaluate(with: ada))
        #expect(NSPredicate(format: "tag == nil && name BEGINSWITH 'A'").evaluate(with: ada))
        #expect(NSPredicate(format: "name IN {'x', 'Ada'}").evaluate(with: ada))
        #expect(NSPredicate(format: "name LIKE 'A*'").evaluate(with: ada))
    }

    @Test func `a dictionary’s values are found by their keys`() {
        #expect(NSPredicate(format: "city.name == 'Rome'").evaluate(with: ["city": ["name": "Rome"]]))
    }
}
