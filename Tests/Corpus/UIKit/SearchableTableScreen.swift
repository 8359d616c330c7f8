import UIKit

struct Country: Hashable {
    let code: String
    let name: String
}

final class CountryCell: UITableViewCell {
    static let reuseIdentifier = "CountryCell"
    private let codeLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryView = codeLabel
        codeLabel.font = .monospacedSystemFont(ofSize: 13, weight: .medium)
        codeLabel.textColor = .secondaryLabel
        selectionStyle = .gray
        separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        codeLabel.text = nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        contentView.alpha = selected ? 0.7 : 1
    }

    func configure(with country: Country) {
        var content = defaultContentConfiguration()
        content.text = country.name
        content.secondaryText = country.code
        content.prefersSideBySideTextAndSecondaryText = true
        contentConfiguration = content
        codeLabel.text = country.code
        codeLabel.sizeToFit()
    }
}

final class SearchableTableScreen: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private let all = ["DE": "Germany", "FR": "France", "IT": "Italy", "ES": "Spain", "JP": "Japan"]
        .map { Country(code: $0.key, name: $0.value) }.sorted { $0.name < $1.name }
    private lazy var shown = all
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CountryCell.self, forCellReuseIdentifier: CountryCell.reuseIdentifier)
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.keyboardDismissMode = .onDrag
        tableView.sectionHeaderTopPadding = 0
        tableView.tableFooterView = UIView(frame: .zero)
        tableView.separatorColor = .opaqueSeparator
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Country"
        search.searchBar.scopeButtonTitles = ["All", "Europe"]
        search.searchBar.delegate = self
        search.searchBar.autocapitalizationType = .none
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = editButtonItem
        definesPresentationContext = true
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in
            self?.tableView.reloadData()
            self?.refreshControl?.endRefreshing()
        })
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? all : all.filter { $0.name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CountryCell.reuseIdentifier, for: indexPath) as! CountryCell
        cell.configure(with: shown[indexPath.row])
        cell.accessoryType = .detailDisclosureButton
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = header?.defaultContentConfiguration()
        content?.text = "\(shown.count) countries"
        header?.contentConfiguration = content
        return header
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        shown.remove(at: indexPath.row)
        tableView.performBatchUpdates { tableView.deleteRows(at: [indexPath], with: .fade) } completion: { _ in }
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in completion(true) }
        pin.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [pin])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        shown.insert(shown.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
        (tableView.cellForRow(at: indexPath) as? CountryCell)?.accessoryType = .checkmark
    }
}
