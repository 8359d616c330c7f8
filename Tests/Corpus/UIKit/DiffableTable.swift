import UIKit

class NotesViewController: UIViewController, UITableViewDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    enum Section: Hashable { case pinned, all }

    struct Note: Hashable, Identifiable {
        let id = UUID()
        var title: String
        var pinned: Bool
    }

    class DataSource: UITableViewDiffableDataSource<Section, Note> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            let section = snapshot().sectionIdentifiers[section]
            return section == .pinned ? "Pinned" : "Notes"
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            return true
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete, let note = itemIdentifier(for: indexPath) else { return }
            var snapshot = self.snapshot()
            snapshot.deleteItems([note])
            apply(snapshot, animatingDifferences: true)
        }
    }

    private var notes: [Note] = [Note(title: "Groceries", pinned: true), Note(title: "Ideas", pinned: false)]
    private lazy var tableView = UITableView(frame: view.bounds, style: .plain)
    private var dataSource: DataSource!
    private let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        dataSource = DataSource(tableView: tableView) { tableView, indexPath, note in
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            var configuration = cell.defaultContentConfiguration()
            configuration.text = note.title
            cell.contentConfiguration = configuration
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        configureSearch()
        apply(filter: nil, animated: false)
    }

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        searchController.searchBar.placeholder = "Search notes"
        searchController.searchBar.autocapitalizationType = .none
        searchController.searchBar.delegate = self
        searchController.searchBar.scopeButtonTitles = ["All", "Pinned"]
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        definesPresentationContext = true
    }

    private func apply(filter: String?, animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Note>()
        let shown = notes.filter { note in
            guard let filter = filter, !filter.isEmpty else { return true }
            return note.title.localizedCaseInsensitiveContains(filter)
        }
        snapshot.appendSections([.pinned, .all])
        snapshot.appendItems(shown.filter(\.pinned), toSection: .pinned)
        snapshot.appendItems(shown.filter { !$0.pinned }, toSection: .all)
        if snapshot.numberOfItems > 1, let first = snapshot.itemIdentifiers.first {
            snapshot.reloadItems([first])
            snapshot.reconfigureItems([first])
        }
        dataSource.apply(snapshot, animatingDifferences: animated) {
            print("applied")
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        apply(filter: searchController.searchBar.text)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        apply(filter: searchBar.text)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.resignFirstResponder()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let note = dataSource.itemIdentifier(for: indexPath),
            let path = dataSource.indexPath(for: note)
        else { return }
        tableView.deselectRow(at: path, animated: true)
        searchController.isActive = false
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let pin = UIAction(title: "Pin", image: UIImage(systemName: "pin")) { _ in }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
            return UIMenu(title: "", children: [pin, UIMenu(title: "", options: .displayInline, children: [delete])])
        }
    }
}
