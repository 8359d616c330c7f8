import Foundation
@testable import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct PredicateFormatTests {
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

    @Test(arguments: [
        "age BETWEEN {1, 9}", "a + 1 > 3", "a == 1 ~", "a b 1", "a == )", "a == 1 b == 2", "a IN {1 2}", "a IN {1, b}",
        "a IN {1", "(a == 1", "a ==", "a == 'x", "",
    ])
    func `a format that is not understood in full is refused`(format: String) {
        #expect(throws: ConditionReader.Failure.self) { try read(format) }
    }

    @Test func `conditions are nested up to a limit`() throws {
        let open = { String(repeating: "(", count: $0) + "a == 1" + String(repeating: ")", count: $0) }
        try read(open(ConditionReader.depthMax))
        for deep in [open(ConditionReader.depthMax + 1), String(repeating: "NOT ", count: 1_000) + "a == 1"] {
            #expect(throws: ConditionReader.Failure.self) { try read(deep) }
        }
    }

    private func read(_ format: String) throws {
        var reader = try ConditionReader(format, [])
        _ = try reader.condition()
    }
}
