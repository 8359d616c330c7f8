import UIKit

final class GalleryController: UICollectionViewController {
    struct Photo { let url: URL; let ratio: CGFloat }
    private var photos: [Photo] = []
    private let cache = NSCache<NSURL, UIImage>()
    private var tasks: [IndexPath: Task<Void, Never>] = [:]

    init() {
        super.init(collectionViewLayout: Self.makeLayout())
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
            if index == 0 {
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(200)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPagingCentered
                section.visibleItemsInvalidationHandler = { items, offset, environment in
                    for item in items {
                        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                        item.transform = CGAffineTransform(scaleX: 1, y: max(0.85, 1 - distance / 1000))
                    }
                }
                let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return section
            }
            let count = environment.traitCollection.horizontalSizeClass == .compact ? 3 : 5
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalWidth(1 / CGFloat(count))))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(count))), repeatingSubitem: item, count: count)
            group.interItemSpacing = .fixed(2)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 2
            return section
        }, configuration: configuration)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        collectionView.register(TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
        collectionView.allowsMultipleSelection = true
        collectionView.contentInset.bottom = 20
        collectionView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] action in
            self?.collectionView.reloadData()
            (action.sender as? UIRefreshControl)?.endRefreshing()
        })
        cache.countLimit = 100
        navigationItem.leftBarButtonItem = editButtonItem
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        navigationController?.setToolbarHidden(!editing, animated: animated)
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section == 0 ? min(photos.count, 5) : photos.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
        let url = photos[indexPath.item].url
        if let image = cache.object(forKey: url as NSURL) { cell.imageView.image = image } else {
            tasks[indexPath] = Task { [weak self, weak cell] in
                guard let (data, _) = try? await URLSession.shared.data(from: url), let image = UIImage(data: data), !Task.isCancelled else { return }
                let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 200, height: 200)) ?? image
                self?.cache.setObject(small, forKey: url as NSURL)
                cell?.imageView.image = small
            }
        }
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        tasks.removeValue(forKey: indexPath)?.cancel()
    }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.label.text = "Featured"
        return view
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        navigationItem.title = scrollView.contentOffset.y > 100 ? "Gallery" : nil
    }
}

final class PhotoCell: UICollectionViewCell {
    static let identifier = String(describing: PhotoCell.self)
    let imageView = UIImageView()
    override var isSelected: Bool { didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 } }
    override var isHighlighted: Bool { didSet { UIView.animate(withDuration: 0.15) { self.transform = self.isHighlighted ? .init(scaleX: 0.95, y: 0.95) : .identity } } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.layer.borderColor = tintColor.cgColor
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

final class TitleView: UICollectionReusableView {
    lazy var label: UILabel = {
        let label = UILabel(frame: bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .title2)
        addSubview(label)
        return label
    }()
}
