import SwiftData
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct QueryTests {
    /// Does not compile where the view's initializer asks for its private query.
    @Test func `a view is made without the query that has no arguments`() {
        #expect(TripList().title == "Trips")
        #expect(TripList(title: "Mine").title == "Mine")
    }
}
