import UIKit
import os

/// Rows whose look follows their state, loaded from a server.
final class ShelfViewController: UIViewController {
    private enum Section { case books }

    private struct Book: Hashable, Decodable {
        let title: String
        let author: String
        let pages: Int
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Book>!
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var task: URLSessionDataTask?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.allowsMultipleSelection = true
        view.addSubview(collectionView)
        configureDataSource()
        load()
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = true
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            content.secondaryText = "\(book.author), \(book.pages) pages"
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listGroupedCell()
                background.backgroundColor = state.isSelected ? .systemYellow : .secondarySystemGroupedBackground
                cell.backgroundConfiguration = background
                (cell as? UICollectionViewListCell)?.accessories = state.isSelected ? [.checkmark()] : []
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, book in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: book)
        }
    }

    private func load() {
        guard let url = URL(string: "https://books.example.org/shelf.json") else { return }
        task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            if let error { return os_log("loading failed: %{public}@", type: .error, error.localizedDescription) }
            guard let data, let books = try? JSONDecoder().decode([Book].self, from: data) else { return }
            DispatchQueue.main.async { self?.show(books) }
        }
        task?.resume()
    }

    private func show(_ books: [Book]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
        snapshot.appendSections([.books])
        snapshot.appendItems(books, toSection: .books)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

/// A cell that draws its own states.
final class RatingCell: UITableViewCell {
    var rating = 0 { didSet { if rating != oldValue { setNeedsUpdateConfiguration() } } }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.rating] = rating
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        content.text = String(repeating: "★", count: state[.rating] as? Int ?? 0)
        content.textProperties.color = state.isSelected || state.isHighlighted ? .systemOrange : .label
        contentConfiguration = content
    }
}

extension UIConfigurationStateCustomKey {
    static let rating = UIConfigurationStateCustomKey("org.example.shelf.rating")
}
