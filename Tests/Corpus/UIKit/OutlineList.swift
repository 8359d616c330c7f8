import UIKit

class OutlineViewController: UICollectionViewController {
    struct Row: Hashable {
        var title: String
        var children: [Row] = []
    }

    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = .systemBackground
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            content.image = UIImage(systemName: row.children.isEmpty ? "doc" : "folder")
            content.imageToTextPadding = 12
            cell.contentConfiguration = content
            if !row.children.isEmpty {
                cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            } else {
                cell.accessories = [.checkmark(), .label(text: "1"), .customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
            }
            cell.indentationLevel = row.children.isEmpty ? 1 : 0
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, row in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
        var section = NSDiffableDataSourceSectionSnapshot<Row>()
        let folder = Row(title: "Folder", children: [Row(title: "One"), Row(title: "Two")])
        section.append([folder, Row(title: "Loose")])
        section.append(folder.children, to: folder)
        section.expand([folder])
        dataSource?.apply(section, to: 0, animatingDifferences: false)
        installsStandardGestureForInteractiveMovement = false
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let row = dataSource?.itemIdentifier(for: indexPath) else { return }
        let next = UIViewController()
        next.navigationItem.title = row.title
        show(next, sender: self)
    }
}

final class CardView: UIView, UIContentView {
    struct Configuration: UIContentConfiguration, Hashable {
        var title = ""

        func makeContentView() -> UIView & UIContentView { CardView(self) }

        func updated(for state: UIConfigurationState) -> Configuration {
            guard let state = state as? UICellConfigurationState else { return self }
            var copy = self
            if state.isSelected { copy.title += " ✓" }
            return copy
        }
    }

    private let label = UILabel()
    var configuration: UIContentConfiguration {
        didSet { update() }
    }

    init(_ configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        update()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func update() {
        label.text = (configuration as? Configuration)?.title
    }
}
