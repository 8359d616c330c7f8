import UIKit

class VisualFormatViewController: UIViewController {
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    let okButton = UIButton(type: .custom)
    let imageView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let views: [String: Any] = ["title": titleLabel, "body": bodyLabel, "ok": okButton]
        for case let subview as UIView in views.values {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let metrics = ["margin": 20, "gap": 8]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-margin-[title]-margin-|", options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(margin)-[title(30)]-gap-[body(>=40@750)]-[ok(==title)]-(>=margin)-|",
            options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "[ok(>=44)]", options: .init(), metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)
        view.addConstraints(constraints)
        classicConstraints()
        priorities()
        guides()
    }

    private func classicConstraints() {
        view.addSubview(imageView)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        let width = NSLayoutConstraint(
            item: imageView, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5, constant: 0)
        let ratio = NSLayoutConstraint(
            item: imageView, attribute: .height, relatedBy: .equal, toItem: imageView, attribute: .width, multiplier: 1, constant: 0)
        let fixed = NSLayoutConstraint(
            item: imageView, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0)
        let minimum = NSLayoutConstraint(
            item: okButton, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)
        view.addConstraints([width, ratio, fixed])
        okButton.addConstraint(minimum)
        minimum.isActive = false
        view.removeConstraint(fixed)
        NSLayoutConstraint.deactivate([ratio])
    }

    private func priorities() {
        titleLabel.setContentHuggingPriority(.required, for: .vertical)
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        bodyLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        let optional = bodyLabel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75, constant: -10)
        optional.priority = .defaultHigh + 1
        optional.isActive = true
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        print(size, fitting, bodyLabel.hasAmbiguousLayout, titleLabel.alignmentRectInsets)
    }

    private func guides() {
        let guide = UILayoutGuide()
        guide.identifier = "spacer"
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 10),
            guide.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor),
            titleLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: guide.bottomAnchor, multiplier: 1),
            bodyLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: guide.leadingAnchor, multiplier: 2),
            bodyLabel.lastBaselineAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    override func updateViewConstraints() {
        super.updateViewConstraints()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
    }
}

final class BadgeLabel: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        super.updateConstraints()
    }
}
