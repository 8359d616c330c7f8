/// Finds out whether subclasses of the classes that are data sources of tables override what makes rows editable or movable: by
/// that, Apple's answer `tableView(_:canEditRowAt:)` and `tableView(_:canMoveRowAt:)`. A class that adopts the protocol itself is
/// not asked so, since a protocol's methods have no slots.
@MainActor enum OverriddenEditing {
    /// Whether a controller's class overrides `tableView(_:commit:forRowAt:)`.
    static func commits(_ controller: UITableViewController) -> Bool {
        commit.areOverridden(in: type(of: controller), of: UITableViewController.self) ?? false
    }

    /// Whether a controller's class overrides `tableView(_:moveRowAt:to:)`.
    static func moves(_ controller: UITableViewController) -> Bool {
        move.areOverridden(in: type(of: controller), of: UITableViewController.self) ?? false
    }

    static func commits<S: Hashable & Sendable, I: Hashable & Sendable>(
        _ source: UITableViewDiffableDataSource<S, I>
    ) -> Bool {
        sourceCommit.areOverridden(in: type(of: source), of: UITableViewDiffableDataSource<S, I>.self) ?? false
    }

    static func moves<S: Hashable & Sendable, I: Hashable & Sendable>(
        _ source: UITableViewDiffableDataSource<S, I>
    ) -> Bool {
        sourceMove.areOverridden(in: type(of: source), of: UITableViewDiffableDataSource<S, I>.self) ?? false
    }

    private static let commit = MethodSlots(
        of: UITableViewController.self, plain: Plain.self, overriding: [Commits.self])
    private static let move = MethodSlots(of: UITableViewController.self, plain: Plain.self, overriding: [Moves.self])
    // The slots of a generic class are the same whatever it is made of.
    private static let sourceCommit = MethodSlots(
        of: Source.self, plain: PlainSource.self, overriding: [CommittingSource.self])
    private static let sourceMove = MethodSlots(
        of: Source.self, plain: PlainSource.self, overriding: [MovingSource.self])

    private final class Plain: UITableViewController {}
    private final class Commits: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { _ = indexPath.count + 1 }
    }
    private final class Moves: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { _ = sourceIndexPath.count + 2 }
    }

    private typealias Source = UITableViewDiffableDataSource<Int, Int>
    private final class PlainSource: Source {}
    private final class CommittingSource: Source {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { _ = indexPath.count + 3 }
    }
    private final class MovingSource: Source {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { _ = sourceIndexPath.count + 4 }
    }
}
