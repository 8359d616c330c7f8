import UIKit

final class BoardViewController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case featured, grid, list }
    struct Item: Hashable {
        let title: String
        let color: UIColor
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        applyInitial()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.scrollDirection = .vertical
        return UICollectionViewCompositionalLayout(sectionProvider: { sectionIndex, environment in
            switch Section(rawValue: sectionIndex)! {
            case .featured: return Self.featuredSection()
            case .grid: return Self.gridSection(columns: environment.container.effectiveContentSize.width > 500 ? 4 : 2)
            case .list:
                var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = .supplementary
                list.showsSeparators = true
                list.trailingSwipeActionsConfigurationProvider = { indexPath in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
                    ])
                }
                return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            }
        }, configuration: configuration)
    }

    private static func featuredSection() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func gridSection(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
    }

    private func configureDataSource() {
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, indexPath, item in
            cell.backgroundColor = item.color
            cell.layer.cornerRadius = 10
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = item.title
            content.secondaryText = "Detail"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .delete(), .reorder(displayed: .whenEditing)]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Section \(indexPath.section)"
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            if indexPath.section == Section.list.rawValue {
                return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func applyInitial() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([Item(title: "Red", color: .systemRed), Item(title: "Blue", color: .systemBlue)], toSection: .featured)
        snapshot.appendItems([Item(title: "Mint", color: .systemMint)], toSection: .grid)
        snapshot.appendItems([Item(title: "Teal", color: .systemTeal)], toSection: .list)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        title = item.title
    }
}
