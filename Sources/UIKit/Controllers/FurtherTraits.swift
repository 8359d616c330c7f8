/// Values of traits by their types: those of an app's own, and those of UIKit that no scene sets.
struct FurtherTraits: Equatable, @unchecked Sendable {  // values are set by the app, and never changed in place
    private struct Entry {
        let trait: UITrait
        let value: Any
        /// Tells the setting from others, for values that cannot be compared.
        let setting = Setting()
    }
    private final class Setting: Sendable {}
    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }
    var traits: [UITrait] { entries.values.map(\.trait) }

    /// Value of a trait; nil where nobody has set it.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
    }

    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    func overridden(by other: FurtherTraits) -> FurtherTraits {
        var result = self
        result.entries.merge(other.entries) { _, new in new }
        return result
    }

    /// Returns whether the trait has another value there. Values that cannot be compared count as others, unless one was set
    /// once and came to both.
    func differs(from other: FurtherTraits, in trait: UITrait) -> Bool {
        func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            let (left, right) = (self[trait] ?? trait.defaultValue, other[trait] ?? trait.defaultValue)
            guard let left = left as? any Equatable else { return setting(of: trait) !== other.setting(of: trait) }
            return !Self.areSame(left, right)
        }
        return compare(trait)
    }

    private func setting(of trait: UITrait) -> Setting? { entries[ObjectIdentifier(trait)]?.setting }

    private static func areSame<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

    /// Whether a trait that colours may depend on has another value there.
    func hasOtherColors(than other: FurtherTraits) -> Bool {
        (traits + other.traits).contains { $0.affectsColorAppearance && differs(from: other, in: $0) }
    }

    static func == (left: FurtherTraits, right: FurtherTraits) -> Bool {
        (left.traits + right.traits).allSatisfy { !left.differs(from: right, in: $0) }
    }
}
