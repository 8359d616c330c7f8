import UIKit

/// Shows the unfinished ice cream, and below it the parts that can be added now.
final class BuildViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let iceCream: IceCream
    private let steps: [Step]
    private let isWaiting: Bool
    private let choose: (Part) -> Void

    /// - Parameter isWaiting: Whether this person added the last part, so that it is somebody else's turn.
    init(iceCream: IceCream, isWaiting: Bool, choose: @escaping (Part) -> Void) {
        self.iceCream = iceCream
        self.isWaiting = isWaiting
        self.choose = choose
        steps = isWaiting ? [] : iceCream.nextSteps
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [title(), preview(), isWaiting ? waiting() : choices()])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    // MARK: Subviews

    private func title() -> UIView {
        let label = words(iceCream.parts.isEmpty ? "A new ice cream" : iceCream.name, style: .title2)
        label.accessibilityTraits = .header
        return label
    }

    private func preview() -> UIView {
        let picture = UIImageView(image: IceCreamPicture.image(of: iceCream, side: 200))
        picture.contentMode = .scaleAspectFit
        picture.isHidden = iceCream.parts.isEmpty
        let height = picture.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: isWaiting ? 0.5 : 0.3)
        height.isActive = true
        return picture
    }

    private func waiting() -> UIView {
        let label = words("You added the last part. Now it is somebody else’s turn.", style: .body)
        label.textColor = .secondaryLabel
        return label
    }

    private func words(_ text: String, style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func choices() -> UIView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = PartGrid.spacing
        layout.minimumLineSpacing = PartGrid.spacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: PartGrid.margin, bottom: 14, right: PartGrid.margin)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        let choices = UICollectionView(frame: .zero, collectionViewLayout: layout)
        choices.backgroundColor = .clear
        choices.register(PartCell.self, forCellWithReuseIdentifier: PartCell.identifier)
        choices.register(
            StepHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: StepHeader.identifier)
        choices.dataSource = self
        choices.delegate = self
        return choices
    }

    // MARK: Choices

    func numberOfSections(in collectionView: UICollectionView) -> Int { steps.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        steps[section].parts.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PartCell.identifier, for: indexPath)
        (cell as? PartCell)?.part = steps[indexPath.section].parts[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: StepHeader.identifier, for: indexPath)
        (header as? StepHeader)?.step = steps[indexPath.section]
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { PartGrid.cellSize(in: collectionView.bounds.width) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        choose(steps[indexPath.section].parts[indexPath.item])
    }
}
