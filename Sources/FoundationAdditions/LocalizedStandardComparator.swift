public import Foundation

/// Compares texts as a list of files is sorted for people: by their language, and numbers in them by their value.
///
/// Source: developer.apple.com/documentation/foundation/sortcomparator/localizedstandard
public struct LocalizedStandardComparator: SortComparator, Hashable, Sendable {
    public var order: SortOrder

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = lhs.localizedStandardCompare(rhs)
        guard order == .reverse else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        case .orderedSame: return .orderedSame
        }
    }
}

extension SortDescriptor {
    /// Sorts by a text as a list of files is sorted for people.
    ///
    /// Source: developer.apple.com/documentation/foundation/sortdescriptor
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStandardComparator,
        order: SortOrder = .forward
    ) {
        let path = keyPath.appending(path: \String.localizedStandardKey)
        // Both paths can be sent: what is appended reads a value.
        self.init(unsafeBitCast(path, to: (any KeyPath<Compared, LocalizedStandardKey> & Sendable).self), order: order)
    }
}

/// A text in the order of `LocalizedStandardComparator`.
private struct LocalizedStandardKey: Comparable, Hashable, Sendable {
    let text: String
    static func < (left: Self, right: Self) -> Bool {
        left.text.localizedStandardCompare(right.text) == .orderedAscending
    }
}

extension String {
    fileprivate var localizedStandardKey: LocalizedStandardKey { LocalizedStandardKey(text: self) }
}

extension SortComparator where Self == LocalizedStandardComparator {
    public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator(order: .forward) }
}
