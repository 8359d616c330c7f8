import UIKit

final class ShowcaseViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case featured, categories, list

        var title: String {
            switch self {
            case .featured: return "Featured"
            case .categories: return "Categories"
            case .list: return "All"
            }
        }
    }

    struct Item: Hashable {
        let id = UUID()
        let title: String
        let symbol: String
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Showcase"
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true
        configureCollectionView()
        configureDataSource()
        applySnapshot(animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.addItem() })
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
            guard let section = Section(rawValue: index) else { return nil }
            let layoutSection: NSCollectionLayoutSection
            switch section {
            case .featured:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(200)), subitems: [item])
                layoutSection = NSCollectionLayoutSection(group: group)
                layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
                layoutSection.visibleItemsInvalidationHandler = { items, offset, environment in
                    items.forEach { item in
                        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                        item.transform = CGAffineTransform(scaleX: max(0.85, 1 - distance / 1000), y: max(0.85, 1 - distance / 1000))
                    }
                }
            case .categories:
                let columns = environment.traitCollection.horizontalSizeClass == .compact ? 3 : 6
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)), repeatingSubitem: item, count: columns)
                group.interItemSpacing = .fixed(8)
                layoutSection = NSCollectionLayoutSection(group: group)
                layoutSection.interGroupSpacing = 8
            case .list:
                var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = .supplementary
                list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        self?.deleteItem(at: indexPath)
                        done(true)
                    }
                    delete.image = UIImage(systemName: "trash")
                    return UISwipeActionsConfiguration(actions: [delete])
                }
                return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            }
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            layoutSection.boundarySupplementaryItems = [header]
            return layoutSection
        }, configuration: configuration)
    }

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.image = UIImage(systemName: item.symbol)
            content.imageProperties.tintColor = .systemOrange
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .reorder(displayed: .whenEditing)]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section(rawValue: indexPath.section)?.title
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((1...4).map { Item(title: "Feature \($0)", symbol: "star") }, toSection: .featured)
        snapshot.appendItems((1...6).map { Item(title: "Cat \($0)", symbol: "folder") }, toSection: .categories)
        snapshot.appendItems((1...10).map { Item(title: "Row \($0)", symbol: "circle") }, toSection: .list)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func addItem() {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems([Item(title: "New", symbol: "sparkles")], toSection: .list)
        dataSource.apply(snapshot, animatingDifferences: true) { print("done") }
    }

    private func deleteItem(at indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([item])
        dataSource.apply(snapshot)
    }
}

extension ShowcaseViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: "Delete", attributes: .destructive) { _ in },
            ])
        }
    }
}
