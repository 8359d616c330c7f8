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

extension SortComparator where Self == LocalizedStandardComparator {
    public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator(order: .forward) }
}
