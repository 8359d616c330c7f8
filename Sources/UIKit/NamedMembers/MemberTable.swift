/// A type that lists members of a class by name.
///
/// The program's tables are found by the compiler's records, so that nobody has to register them. Those have no types that are
/// generic, or nested in such: a generic class is asked itself (`GenericMembers`).
public protocol MemberTable {
    @MainActor static var members: ClassMembers { get }
}

/// A generic class that lists its members by name.
public protocol GenericMembers: AnyObject {
    /// Its tables, after those of the generic classes that it inherits from.
    @MainActor static var _parleyMembers: [ClassMembers] { get }
}
