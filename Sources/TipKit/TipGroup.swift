public import Observation

/// Shows one of several tips at a time.
///
/// Source: developer.apple.com/documentation/tipkit/tipgroup
@MainActor @preconcurrency public final class TipGroup: Observable {
    /// Source: developer.apple.com/documentation/tipkit/tipgroup/priority
    public enum Priority: Sendable {
        /// The first that is to be shown.
        case firstAvailable
        /// The first that is not done with: a later one waits for those before it.
        case ordered
    }

    /// Result builder of a group's tips.
    @resultBuilder public struct Builder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    }

    private let priority: Priority
    private let tips: [any Tip]

    public nonisolated init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// Tip that is to be shown; nil for none. A view that reads it is drawn again when it is another one.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: tips.first { $0.shouldDisplay }
        case .ordered: tips.first { !$0.status.isInvalidated }.flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }
}

extension Tips.Status {
    fileprivate var isInvalidated: Bool { if case .invalidated = self { true } else { false } }
}
