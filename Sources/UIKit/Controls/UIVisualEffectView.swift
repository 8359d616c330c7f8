import RenderTree
import TreePainter

/// View with a visual effect: a blur of what is behind it, under a translucent colour.
/// Source: developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public let contentView = UIView()
    open var effect: UIVisualEffect? { didSet { didChangeLooks() } }
    /// Standard deviation of the blur in points.
    private static let blur = 20.0

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.frame = CGRect(origin: .zero, size: box.size)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        guard let coder = coder as? InterfaceCoder else { return }
        decodeEffect(from: coder)
        coder.fill(contentView, "contentView")
    }

    override func ownNodes() -> [NodeDraft] {
        guard let blur = effect as? UIBlurEffect else { return [] }
        let area = CGRect(origin: .zero, size: box.size)
        var node = NodeDraft.fill(outline, blur.color.rgba, bounds: area)
        node.node.style.backdropBlur = Self.blur
        node.node.style.clip = Clip(path: outline.svg)
        return [node]
    }
}

/// Source: developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject {}

/// Blur of a visual effect view. Source: developer.apple.com/documentation/uikit/uiblureffect
open class UIBlurEffect: UIVisualEffect {
    fileprivate let style: Style

    /// Style of a blur. They differ in the colour above it.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    fileprivate var color: UIColor {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light, .systemMaterialLight, .systemChromeMaterialLight: UIColor(white: 0.97, alpha: 0.6)
        case .dark, .systemMaterialDark, .systemChromeMaterialDark: UIColor(white: 0.11, alpha: 0.6)
        case .systemUltraThinMaterialLight: UIColor(white: 0.97, alpha: 0.3)
        case .systemThinMaterialLight: UIColor(white: 0.97, alpha: 0.45)
        case .systemThickMaterialLight: UIColor(white: 0.97, alpha: 0.8)
        case .systemUltraThinMaterialDark: UIColor(white: 0.11, alpha: 0.3)
        case .systemThinMaterialDark: UIColor(white: 0.11, alpha: 0.45)
        case .systemThickMaterialDark: UIColor(white: 0.11, alpha: 0.8)
        case .systemUltraThinMaterial: UIColor.secondarySystemBackground.withAlphaComponent(0.4)
        case .systemThinMaterial: UIColor.secondarySystemBackground.withAlphaComponent(0.55)
        case .regular, .prominent, .systemMaterial: UIColor.secondarySystemBackground.withAlphaComponent(0.7)
        case .systemThickMaterial, .systemChromeMaterial: UIColor.secondarySystemBackground.withAlphaComponent(0.85)
        }
    }
}

/// Brighter drawing of what is above a blur. What is in the view is drawn in its own colours.
/// Source: developer.apple.com/documentation/uikit/uivibrancyeffect
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// The style is ignored.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// Importance of what is drawn above a blur. Source: developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
