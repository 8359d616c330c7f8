import UIKit

final class OutlineController: UIViewController, UICollectionViewDelegate {
    enum Section { case main }
    final class OutlineItem: Hashable, Sendable {
        let title: String
        let subitems: [OutlineItem]
        private let identifier = UUID()
        init(title: String, subitems: [OutlineItem] = []) { self.title = title; self.subitems = subitems }
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: OutlineItem, rhs: OutlineItem) -> Bool { lhs.identifier == rhs.identifier }
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, OutlineItem>!
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var items: [OutlineItem] = [
        OutlineItem(title: "Compositional Layout", subitems: [
            OutlineItem(title: "Getting Started", subitems: [OutlineItem(title: "Grid"), OutlineItem(title: "Inset Items Grid")]),
            OutlineItem(title: "Advanced"),
        ]),
        OutlineItem(title: "Diffable Data Source"),
    ]

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Modern Collection Views"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItems = [editButtonItem, UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in addItem() })]
        navigationItem.searchController = {
            let controller = UISearchController(searchResultsController: nil)
            controller.searchResultsUpdater = self
            controller.obscuresBackgroundDuringPresentation = false
            controller.searchBar.placeholder = "Filter"
            return controller
        }()
        collectionView.delegate = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.selectionFollowsFocus = true
        configureDataSource()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
            configuration.showsSeparators = true
            configuration.headerMode = .firstItemInSection
            configuration.headerTopPadding = 4
            configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
                guard let self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                    var snapshot = self.dataSource.snapshot()
                    snapshot.deleteItems([item])
                    self.dataSource.apply(snapshot)
                    completion(true)
                }
                delete.image = UIImage(systemName: "trash")
                let actions = UISwipeActionsConfiguration(actions: [delete])
                actions.performsFirstActionWithFullSwipe = false
                return actions
            }
            configuration.itemSeparatorHandler = { indexPath, separator in
                var separator = separator
                separator.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
                separator.color = .tertiaryLabel
                return separator
            }
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.interGroupSpacing = 2
            return section
        }
    }

    private func configureDataSource() {
        let container = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header)), .label(text: "\(item.subitems.count)")]
        }
        let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = item.title
            content.secondaryText = "Leaf"
            content.image = UIImage(systemName: "leaf")
            content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .body, scale: .small)
            content.imageToTextPadding = 10
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .multiselect(displayed: .whenEditing), .reorder(displayed: .whenEditing)]
            cell.indentationWidth = 12
        }
        dataSource = UICollectionViewDiffableDataSource<Section, OutlineItem>(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: item.subitems.isEmpty ? leaf : container, for: indexPath, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { $0.subitems.isEmpty }
        dataSource.reorderingHandlers.didReorder = { transaction in
            for section in transaction.sectionTransactions { print(section.difference.insertions.count) }
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { print("expands \($0.title)") }
        dataSource.apply(snapshot(of: items), to: .main, animatingDifferences: false)
    }

    private func snapshot(of items: [OutlineItem]) -> NSDiffableDataSourceSectionSnapshot<OutlineItem> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
        func add(_ items: [OutlineItem], to parent: OutlineItem?) {
            snapshot.append(items, to: parent)
            for item in items where !item.subitems.isEmpty { add(item.subitems, to: item) }
        }
        add(items, to: nil)
        snapshot.expand(items)
        return snapshot
    }

    private func addItem() {
        let alert = UIAlertController(title: "New Item", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title"; $0.autocapitalizationType = .words }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let self, let title = alert?.textFields?.first?.text else { return }
            items.append(OutlineItem(title: title))
            dataSource.apply(snapshot(of: items), to: .main)
        }
        alert.addAction(add)
        alert.preferredAction = add
        present(alert, animated: true)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing, let item = dataSource.itemIdentifier(for: indexPath) else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        let detail = UIViewController()
        detail.title = item.title
        splitViewController?.showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        return UIContextMenuConfiguration(identifier: first as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc"), attributes: []) { _ in }])
        }
    }
}

extension OutlineController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let query = searchController.searchBar.text ?? ""
        dataSource.apply(snapshot(of: query.isEmpty ? items : items.filter { $0.title.localizedStandardContains(query) }), to: .main)
    }
}
