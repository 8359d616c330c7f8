private import CTypeRecords

/// The tables of members that this executable has.
@MainActor enum MemberTables {
    /// Maximum number of tables; a program with more of them loses those that are found last.
    private static let countMax = 10_000

    /// Tables by class. They are looked for once: code that is loaded later has none.
    static let all: [ObjectIdentifier: [ClassMembers]] = Dictionary(grouping: found) { ObjectIdentifier($0.type) }

    /// Classes by the last part of their name, and by their name in Objective-C.
    static let classes: [String: AnyClass] = {
        let names = found.flatMap { table in
            [(String(describing: table.type), table.type)] + (table.objectiveCName.map { [($0, table.type)] } ?? [])
        }
        return Dictionary(names) { first, _ in first }
    }()

    private static let system = ["UIKit", "Messages", "SpriteKit"]

    /// Modules in which a class without one is looked for: the program's with tables, then those that it is built on.
    static let modules: [String] = {
        let own = found.map { String(String(reflecting: $0.type).prefix { $0 != "." }) }
        return Array(Set(own).subtracting(system)).sorted() + system
    }()

    private static let found: [ClassMembers] = {
        var types = [UnsafeRawPointer?](repeating: nil, count: countMax)
        let count = parley_types_conforming("MemberTable", &types, countMax)
        return types.prefix(count).compactMap(\.self)
            .compactMap { unsafeBitCast($0, to: Any.Type.self) as? any MemberTable.Type }.map { $0.members }
    }()
}
