/// A type that lists members of a class by name.
///
/// The program's tables are found by the compiler's records, so that nobody has to register them. Types nested in generic classes
/// are not found.
public protocol MemberTable {
    @MainActor static var members: ClassMembers { get }
}
