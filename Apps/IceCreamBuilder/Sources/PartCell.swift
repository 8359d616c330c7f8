import UIKit

/// A part as an option: its picture above its name.
final class PartCell: UICollectionViewCell {
    static let identifier = "part"

    private lazy var picture = UIImageView()
    private lazy var label = UILabel()

    var part: Part? {
        didSet { show() }
    }

    private func show() {
        guard let part else { return }
        if picture.superview == nil { build() }
        picture.image = IceCreamPicture.image(of: part, side: 76)
        label.text = part.title
        isAccessibilityElement = true
        accessibilityLabel = part.title
        accessibilityTraits = .button
    }

    private func build() {
        picture.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.textAlignment = .center
        contentView.backgroundColor = .tertiarySystemFill
        contentView.layer.cornerRadius = 16
        let stack = UIStackView(arrangedSubviews: [picture, label])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalToConstant: 76),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }
}

/// The title above a row of parts.
final class StepHeader: UICollectionReusableView {
    static let identifier = "step"

    private lazy var label = UILabel()

    var step: Step? {
        didSet { show() }
    }

    private func show() {
        if label.superview == nil { build() }
        label.text = step?.title
    }

    private func build() {
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
}
