import QuartzCore
import UIKit

final class GaugeLayer: CAShapeLayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class GaugeView: UIView {
    private let gauge = GaugeLayer()
    private let picture = UIImageView()
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var forFirstBaselineLayout: UIView { picture }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 100, height: 100) }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .left }

    func pause() {
        let now = gauge.convertTime(CACurrentMediaTime(), from: nil)
        (gauge.speed, gauge.timeOffset) = (0, now)
    }

    func resume() {
        let stop = gauge.timeOffset
        (gauge.speed, gauge.timeOffset, gauge.beginTime) = (1, 0, 0)
        gauge.beginTime = gauge.convertTime(CACurrentMediaTime(), from: nil) - stop
    }

    func decorate() {
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        turn.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        gauge.lineDashPhase = 4
        gauge.actions = ["position": NSNull(), "bounds": NSNull()]
        gauge.magnificationFilter = .nearest
        gauge.add(turn, forKey: kCATransition)
        mask = UIView(frame: bounds.insetBy(dx: 4, dy: 4))
        transform3D = CATransform3DInvert(transform3D)
        anchorPoint = CGPoint(x: 0, y: 0.5)
        picture.image = UIImage.animatedImage(with: [.add, .remove], duration: 1)
        picture.tintColor = UIColor(patternImage: .checkmark)
        let asset = UIImageAsset()
        asset.register(.add, with: UITraitCollection(userInterfaceStyle: .dark))
        accessibilityUserInputLabels = ["Gauge"]
        accessibilityPath = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: bounds), in: self)
        showsLargeContentViewer = true
        addInteraction(UILargeContentViewerInteraction())
        print(bounds.size.equalTo(.zero), UIVisualEffectView(), UIViewPropertyAnimator(), NSLayoutConstraint())
    }
}

final class PartyInvitation: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "Party at eight" }
}

func spelled(_ word: String) -> String {
    if !UITextChecker.hasLearnedWord(word) { UITextChecker.learnWord(word) }
    let title = String(localized: "spelled", defaultValue: "Spelled \(word.count)", comment: "A count")
    let styled = try? AttributedString(markdown: "**\(title)**")
    return String((styled ?? AttributedString(title)).characters)
}
