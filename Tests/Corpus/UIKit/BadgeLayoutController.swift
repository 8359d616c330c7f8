import UIKit

final class BadgeSupplementaryView: UICollectionReusableView {
    static let reuseIdentifier = "badge-reuse-identifier"
    let label = UILabel()

    override var frame: CGRect { didSet { configureBorder() } }
    override var bounds: CGRect { didSet { configureBorder() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        label.textColor = .black
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        backgroundColor = .green
        configureBorder()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func configureBorder() {
        layer.cornerRadius = bounds.width / 2
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = 1
    }
}

final class SectionBackgroundDecorationView: UICollectionReusableView {
    static let elementKind = "section-background-element-kind"
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
        layer.cornerRadius = 12
        layer.borderWidth = 1
    }
    required init?(coder: NSCoder) { fatalError() }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layer.zPosition = CGFloat(layoutAttributes.zIndex)
    }
}

final class BadgeLayoutController: UIViewController {
    enum Section: Int, CaseIterable { case main, second }
    struct Model: Hashable {
        let title: String
        let badgeCount: Int
        let identifier = UUID()
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: Model, rhs: Model) -> Bool { lhs.identifier == rhs.identifier }
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Model>! = nil
    private var collectionView: UICollectionView! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Item Badges"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: BadgeSupplementaryView.reuseIdentifier, containerAnchor: badgeAnchor)
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        group.interItemSpacing = .flexible(8)
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .flexible(4), bottom: nil)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: SectionBackgroundDecorationView.elementKind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top, absoluteOffset: CGPoint(x: 0, y: -4))
        header.pinToVisibleBounds = true
        header.zIndex = 2
        header.extendsBoundary = true
        section.boundarySupplementaryItems = [header]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: max(0.8, 1 - distance / 2_000), y: 1)
                item.alpha = 1
            }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(SectionBackgroundDecorationView.self, forDecorationViewOfKind: SectionBackgroundDecorationView.elementKind)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.scrollDirection = .vertical
        configuration.contentInsetsReference = .readableContent
        layout.configuration = configuration
        return layout
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Model> { cell, _, model in
            var content = UIListContentConfiguration.cell()
            content.text = model.title
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listCell()
            background.cornerRadius = 8
            background.strokeColor = .separator
            background.strokeWidth = 1 / cell.traitCollection.displayScale
            cell.backgroundConfiguration = background
        }
        let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeSupplementaryView>(elementKind: BadgeSupplementaryView.reuseIdentifier) { [weak self] badge, _, indexPath in
            guard let model = self?.dataSource.itemIdentifier(for: indexPath) else { return }
            badge.label.text = "\(model.badgeCount)"
            badge.isHidden = model.badgeCount == 0
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = "Section \(indexPath.section)"
            header.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, model in
            view.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: model)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            kind == BadgeSupplementaryView.reuseIdentifier
                ? view.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: indexPath)
                : view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Model>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((0..<100).map { Model(title: "\($0)", badgeCount: Int.random(in: 0..<3)) }, toSection: .main)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
