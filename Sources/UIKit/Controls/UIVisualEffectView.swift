import RenderTree
import TreePainter

/// View with a visual effect: a blur of what is behind it, under a translucent colour.
/// Source: developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public let contentView = UIView()
    open var effect: UIVisualEffect? { didSet { didChangeLooks() } }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public convenience init() { self.init(effect: nil) }

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
        let color = blur.material.color(isDark: blur.isDark ?? (traitCollection.userInterfaceStyle == .dark))
        var node = NodeDraft.fill(outline, color, bounds: area)
        node.node.style.backdropBlur = SystemMaterial.blur
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

    fileprivate var material: SystemMaterial {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .extraLight: .ultraThick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }

    /// Whether the material is a dark one; nil where it is as the view's surroundings are.
    fileprivate var isDark: Bool? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: nil
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
