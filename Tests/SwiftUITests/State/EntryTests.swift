import Foundation
import SwiftUI
import Testing

struct EntryPalette: Equatable { var name = "sea" }
private final class Kitchen {}

extension EnvironmentValues {
    @Entry fileprivate var dish: String = "mussels"  // = the dish of the day
    @Entry fileprivate var note: String?
    @Entry fileprivate var portions = 2
    /// = what is on the table
    @available(*, deprecated) @Entry fileprivate var `default`: Int = 7
    @Entry
    // var is a word of comments, too.
    fileprivate var link: URL =
        URL(filePath: "/a=b")
    @Entry fileprivate(set) var palette = EntryPalette()
    @Entry fileprivate var choose: @MainActor (Int, String) -> Bool = { $0 == 1 && $1 == "=" }
    @Entry fileprivate var kitchen: Kitchen? = nil
    @Entry fileprivate var pantry = Kitchen()  // an object that is not Sendable
    @Entry fileprivate var tables = Array(repeating: 4, count: 2)
    @Entry fileprivate var guest = Optional("Kate")
    @Entry fileprivate var host: String? = "John"
}

extension Transaction {
    @Entry fileprivate var reason: String = "none"
    @Entry fileprivate var cause: String? = "tap"
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Entries of the environment` {
    private struct Reader: View {
        @Environment(\.dish) private var dish
        @Environment(\.note) private var note
        @Environment(\.portions) private var portions
        var body: some View { Text(verbatim: "\(portions) \(dish) \(note ?? "-")") }
    }

    @Test func `have their first value until a view around gives another`() {
        #expect(Screen(Reader()).texts == ["2 mussels -"])
        let given = Reader().environment(\.dish, "fries").environment(\.note, "hot").environment(\.portions, 4)
        #expect(Screen(given).texts == ["4 fries hot"])
    }

    @Test func `take any type and any value`() {
        var values = EnvironmentValues()
        #expect(values.link.path == "/a=b")
        #expect(values.palette == EntryPalette() && values.kitchen == nil)
        #expect(values.choose(1, "=") && !values.choose(2, "="))
        values.palette.name = "sand"
        #expect(values.palette.name == "sand")
    }

    @Test func `make an object once, which need not be Sendable`() {
        #expect(EnvironmentValues().pantry === EnvironmentValues().pantry)
    }

    @Test func `take values of generic types whose arguments are not written`() {
        var values = EnvironmentValues()
        #expect(values.tables == [4, 4] && values.guest == "Kate")
        (values.guest, values.host) = (nil, nil)
        values.tables = []
        #expect(values.tables.isEmpty && values.guest == nil && values.host == nil)
    }

    @Test func `are there in transactions, too`() {
        #expect(Transaction().reason == "none" && Transaction().cause == "tap")
        var transaction = Transaction()
        transaction.reason = "tap"
        #expect(transaction.reason == "tap" && Transaction().reason == "none")
    }
}
