import UIKit

final class FeedListController: UIViewController {
    enum Section: Int, CaseIterable, Sendable {
        case smart, feeds
        var title: String { self == .smart ? "Smart Feeds" : "Feeds" }
    }
    struct Feed: Hashable, Sendable, Identifiable {
        let id: UUID
        var name: String
        var unread: Int
        var isFolder = false
    }

    private var feeds: [UUID: Feed] = [:]
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, UUID>!
    private lazy var searchController = UISearchController(searchResultsController: nil)
    private var filter = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feeds"
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        configureCollection()
        configureSearch()
        configureBar()
        for index in 0..<12 {
            let feed = Feed(id: UUID(), name: "Feed \(index)", unread: index * 3, isFolder: index % 5 == 0)
            feeds[feed.id] = feed
        }
        apply(animated: false)
    }

    private func configureCollection() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = true
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.swipeActions(at: indexPath)
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UUID> { [weak self] cell, _, id in
            guard let feed = self?.feeds[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = feed.name
            content.secondaryText = feed.unread > 0 ? "\(feed.unread) unread" : nil
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: feed.isFolder ? "folder" : "dot.radiowaves.up.forward")
            content.imageProperties.tintColor = .tintColor
            content.imageToTextPadding = 12
            cell.contentConfiguration = content
            cell.accessories = [
                .disclosureIndicator(displayed: .whenNotEditing),
                .multiselect(displayed: .whenEditing),
                .reorder(displayed: .whenEditing, options: .init(tintColor: .systemGray)),
                .label(text: "\(feed.unread)", options: .init(isHidden: feed.unread == 0)),
            ]
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
                if state.isSelected { background.backgroundColor = .systemFill }
                cell.backgroundConfiguration = background
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.title
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { transaction in
            print(transaction.finalSnapshot.numberOfItems, transaction.difference.count)
        }
    }

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Filter"
        searchController.searchBar.scopeButtonTitles = ["All", "Unread"]
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func configureBar() {
        let add = UIAction(title: "Add Feed", image: UIImage(systemName: "plus")) { [unowned self] _ in
            let feed = Feed(id: UUID(), name: "New", unread: 0)
            feeds[feed.id] = feed
            apply(animated: true)
        }
        let menu = UIMenu(title: "", options: .displayInline, children: [add, UIAction(title: "Off", attributes: .disabled, state: .on) { _ in }])
        navigationItem.rightBarButtonItems = [editButtonItem, UIBarButtonItem(systemItem: .add, primaryAction: add, menu: menu)]
        let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] action in
            self?.apply(animated: true)
            (action.sender as? UIRefreshControl)?.endRefreshing()
        })
        collectionView.refreshControl = refresh
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
        snapshot.appendSections(Section.allCases)
        let visible = feeds.values.filter { filter.isEmpty || $0.name.localizedCaseInsensitiveContains(filter) }.sorted { $0.name < $1.name }
        snapshot.appendItems(visible.filter(\.isFolder).map(\.id), toSection: .smart)
        snapshot.appendItems(visible.filter { !$0.isFolder }.map(\.id), toSection: .feeds)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            feeds[id]?.unread = 0
            var snapshot = dataSource.snapshot()
            snapshot.reconfigureItems([id])
            dataSource.apply(snapshot)
            completion(true)
        }
        read.backgroundColor = .systemBlue
        read.image = UIImage(systemName: "envelope.open")
        let configuration = UISwipeActionsConfiguration(actions: [read])
        configuration.performsFirstActionWithFullSwipe = true
        return configuration
    }
}

extension FeedListController: UICollectionViewDelegate, UISearchResultsUpdating {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
    }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        return UIContextMenuConfiguration(identifier: first as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }])
        }
    }
    func updateSearchResults(for searchController: UISearchController) {
        filter = searchController.searchBar.text ?? ""
        apply(animated: true)
    }
}
