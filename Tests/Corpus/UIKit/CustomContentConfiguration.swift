import UIKit

struct AvatarConfiguration: UIContentConfiguration, Hashable {
    var name = ""
    var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
    var tint: UIColor = .systemGray
    var isSelected = false

    func makeContentView() -> UIView & UIContentView {
        AvatarContentView(configuration: self)
    }

    func updated(for state: UIConfigurationState) -> AvatarConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isSelected = state.isSelected || state.isHighlighted
        return copy
    }
}

final class AvatarContentView: UIView, UIContentView {
    private let circle = UIView()
    private let initialsLabel = UILabel()
    private let nameLabel = UILabel()
    private var applied: AvatarConfiguration

    var configuration: UIContentConfiguration {
        get { applied }
        set {
            guard let new = newValue as? AvatarConfiguration, new != applied else { return }
            apply(new)
        }
    }

    init(configuration: AvatarConfiguration) {
        applied = configuration
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [circle, nameLabel])
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        circle.addSubview(initialsLabel)
        initialsLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            circle.widthAnchor.constraint(equalToConstant: 40),
            circle.heightAnchor.constraint(equalTo: circle.widthAnchor, multiplier: 1),
            initialsLabel.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
            initialsLabel.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
        ])
        circle.layer.cornerRadius = 20
        circle.layer.cornerCurve = .continuous
        circle.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        circle.clipsToBounds = true
        apply(configuration)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    private func apply(_ configuration: AvatarConfiguration) {
        applied = configuration
        nameLabel.text = configuration.name
        initialsLabel.text = configuration.initials
        circle.backgroundColor = configuration.isSelected ? .tintColor : configuration.tint.withAlphaComponent(0.3)
    }
}

final class AvatarCell: UICollectionViewCell {
    var person: String? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = AvatarConfiguration().updated(for: state)
        content.name = person ?? ""
        contentConfiguration = content
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isSelected ? .systemFill : .clear
        background.strokeColor = .separator
        background.strokeWidth = 1 / traitCollection.displayScale
        backgroundConfiguration = background
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size.height = max(attributes.size.height, 56)
        return attributes
    }
}

final class PeopleGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private var people = ["Ada Lovelace", "Alan Turing", "Grace Hopper"]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .vertical
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(AvatarCell.self, forCellWithReuseIdentifier: "avatar")
        collectionView.allowsMultipleSelection = true
        collectionView.contentInsetAdjustmentBehavior = .always
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { people.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "avatar", for: indexPath) as! AvatarCell
        cell.person = people[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 16, height: 56)
    }
}
