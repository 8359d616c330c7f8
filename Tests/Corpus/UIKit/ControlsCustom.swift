import UIKit

class StarRatingControl: UIControl {
    var value = 0 {
        didSet {
            guard value != oldValue else { return }
            updateImages()
            sendActions(for: .valueChanged)
        }
    }
    private var stars: [UIImageView] = []
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.distribution = .fillEqually
        stack.isUserInteractionEnabled = false
        addSubview(stack)
        for _ in 0..<5 {
            let star = UIImageView(image: UIImage(systemName: "star"))
            star.contentMode = .scaleAspectFit
            stars.append(star)
            stack.addArrangedSubview(star)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityTraits = [.adjustable, .button]
        accessibilityIdentifier = "rating"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(with: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(with: touch)
        return bounds.contains(touch.location(in: self))
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }

    private func update(with touch: UITouch) {
        let x = touch.location(in: self).x
        value = min(5, max(0, Int((x / bounds.width * 5).rounded(.up))))
    }

    private func updateImages() {
        for (index, star) in stars.enumerated() {
            star.image = UIImage(systemName: index < value ? "star.fill" : "star")
        }
        accessibilityValue = "\(value) of 5"
    }

    override func accessibilityIncrement() { value = min(5, value + 1) }
    override func accessibilityDecrement() { value = max(0, value - 1) }

    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear } }
    override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
}

class PillButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        setTitleColor(.white, for: .normal)
        setBackgroundImage(UIImage(), for: .highlighted)
        setTitleShadowColor(.black, for: .normal)
        contentHorizontalAlignment = .leading
        contentVerticalAlignment = .center
        titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4)
        adjustsImageWhenHighlighted = false
        imageView?.contentMode = .scaleAspectFit
        setAttributedTitle(NSAttributedString(string: "Pill"), for: .normal)
        print(title(for: .normal) ?? "", currentTitle ?? "", image(for: .selected) as Any)
    }

    convenience init(title: String, color: UIColor) {
        self.init(type: .custom)
        setTitle(title, for: .normal)
        backgroundColor = color
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.1, delay: 0, options: .beginFromCurrentState) {
                self.transform = self.isHighlighted ? .init(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }

    override func updateConfiguration() {
        super.updateConfiguration()
        var updated = configuration ?? .tinted()
        updated.background.backgroundColor = isSelected ? .systemBlue : .systemGray
        updated.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        updated.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        updated.titleAlignment = .center
        updated.preferredSymbolConfigurationForImage = .init(pointSize: 14)
        configuration = updated
    }
}

class BlurCard: UIVisualEffectView {
    init() {
        super.init(effect: UIBlurEffect(style: .systemThinMaterial))
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label))
        contentView.addSubview(vibrancy)
        layer.cornerRadius = 20
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
