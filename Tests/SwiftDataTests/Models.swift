import Foundation
import SwiftData

@Model
final class Trip {
    var name: String
    var start: Date
    var tags: [String] = []
    var note: String?
    @Relationship(deleteRule: .cascade, inverse: \Item.trip) var items: [Item] = []
    @Transient var isSelected = false
    /// Is computed on one line, with an equals sign.
    var isEmpty: Bool { items.count == 0 }

    init(_ name: String, start: Date = Date(timeIntervalSince1970: 0)) {
        self.name = name
        self.start = start
    }
}

@Model
final class Item {
    @Attribute(.unique) var label: String
    var isPacked = false
    var trip: Trip?

    init(_ label: String) { self.label = label }
}

@Model
final class Note {
    var text: String

    init(_ text: String) { self.text = text }
}

/// Needs another model.
@Model
final class Ticket {
    var trip: Trip

    init(_ trip: Trip) { self.trip = trip }
}

/// Names an inverse that leads to another type.
@Model
final class Guide {
    @Relationship(inverse: \Item.trip) var items: [Item] = []

    init() {}
}

enum Other {
    @Model
    final class Trip {
        var name = ""

        init() {}
    }
}
