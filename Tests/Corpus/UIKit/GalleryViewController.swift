import UIKit

enum GallerySection: Int, CaseIterable, Sendable {
    case featured, recent, albums
}

struct GalleryItem: Hashable, Sendable {
    let id = UUID()
    let title: String
    let hue: Double
    var badge: Int?
}

final class BadgeView: UICollectionReusableView {
    static let kind = "badge-kind"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.font = .systemFont(ofSize: 12, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layer.cornerRadius = layoutAttributes.size.height / 2
    }
}

final class SectionBackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class GalleryViewController: UICollectionViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<GallerySection, GalleryItem>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<GallerySection, GalleryItem>
    private lazy var source: DataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: GalleryViewController.makeLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.prefetchDataSource = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        var snapshot = Snapshot()
        snapshot.appendSections(GallerySection.allCases)
        for section in GallerySection.allCases {
            let items = (1...8).map { GalleryItem(title: "Item \($0)", hue: Double($0) / 8, badge: $0 % 3 == 0 ? $0 : nil) }
            snapshot.appendItems(items, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
            switch GallerySection(rawValue: index) {
            case .featured: return featuredSection()
            case .recent: return gridSection(columns: environment.traitCollection.horizontalSizeClass == .compact ? 3 : 6)
            case .albums, nil:
                var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = .supplementary
                list.showsSeparators = true
                list.separatorConfiguration.bottomSeparatorInsets.leading = 60
                return .list(using: list, layoutEnvironment: environment)
            }
        }, configuration: configuration)
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: "background")
        return layout
    }

    private static func featuredSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(0.9, 1 - distance / environment.container.contentSize.width * 0.2)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func gridSection(columns: Int) -> NSCollectionLayoutSection {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: BadgeView.kind, containerAnchor: anchor)
        let fraction = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(2), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)), subitems: [item])
        group.interItemSpacing = .fixed(0)
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "background")]
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.contentInsetsReference = .readableContent
        return section
    }

    private func makeDataSource() -> DataSource {
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, GalleryItem> { cell, _, item in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = UIColor(hue: item.hue, saturation: 0.6, brightness: 0.9, alpha: 1)
            background.cornerRadius = 10
            background.strokeColor = .separator
            background.strokeWidth = 1 / max(1, cell.traitCollection.displayScale)
            cell.backgroundConfiguration = background
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, GalleryItem> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = item.title
            content.secondaryText = item.hue.formatted(.percent.precision(.fractionLength(0)))
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .multiselect(displayed: .whenEditing), .label(text: item.badge.map(String.init) ?? "")]
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) { [weak self] view, _, indexPath in
            let count = self?.source.itemIdentifier(for: indexPath)?.badge
            view.label.text = count.map(String.init)
            view.isHidden = count == nil
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "Albums"
            view.contentConfiguration = content
        }
        let source = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            GallerySection(rawValue: indexPath.section) == .albums
                ? collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
                : collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
        }
        source.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == BadgeView.kind
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }
}

extension GalleryViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        print("prefetch", indexPaths.map(\.item))
    }
}
