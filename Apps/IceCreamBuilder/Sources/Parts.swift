/// The container of the ice cream.
enum Base: String, Codable, CaseIterable, Sendable {
    case cone, cup, bowl
}

enum Flavour: String, Codable, CaseIterable, Sendable {
    case vanilla, chocolate, strawberry, mint, mango, blueberry
}

enum Topping: String, Codable, CaseIterable, Sendable {
    case cherry, sauce, sprinkles, wafer
}

/// One part that somebody adds to an ice cream.
enum Part: Hashable, Sendable {
    case base(Base)
    case scoop(Flavour)
    case topping(Topping)

    /// Name with its article, as in "Kate added a cherry".
    var name: String {
        switch self {
        case .base(.cone): "a cone"
        case .base(.cup): "a paper cup"
        case .base(.bowl): "a waffle bowl"
        case .scoop(let flavour): flavour.rawValue
        case .topping(.cherry): "a cherry"
        case .topping(.sauce): "chocolate sauce"
        case .topping(.sprinkles): "sprinkles"
        case .topping(.wafer): "a wafer"
        }
    }

    /// Name without its article, capitalised: "Cherry".
    var title: String {
        let words = name.hasPrefix("a ") ? String(name.dropFirst(2)) : name
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// A row of parts to choose from.
enum Step: Hashable, CaseIterable, Sendable {
    case base, scoop, topping

    var parts: [Part] {
        switch self {
        case .base: Base.allCases.map(Part.base)
        case .scoop: Flavour.allCases.map(Part.scoop)
        case .topping: Topping.allCases.map(Part.topping)
        }
    }

    var title: String {
        switch self {
        case .base: "Choose what it stands in"
        case .scoop: "Add a scoop"
        case .topping: "Finish it with a topping"
        }
    }
}
