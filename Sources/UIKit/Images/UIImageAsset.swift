import Synchronization

/// Variants of an image for different traits: an image view shows that of its own.
///
/// Source: developer.apple.com/documentation/uikit/uiimageasset
open class UIImageAsset: NSObject, @unchecked Sendable {  // its state is behind a lock
    /// The image is a copy without an asset: images hold their assets, and neither may keep the other for ever.
    private struct Variant {
        let traits: UITraitCollection
        let image: UIImage
    }
    /// Greatest number of variants; further ones are left out.
    private static let countMax = 64
    private let variants = Mutex<[Variant]>([])

    override public init() { super.init() }

    init(_ image: UIImage) {
        super.init()
        variants.withLock { $0 = [Variant(traits: UITraitCollection(.light), image: UIImage(copying: image))] }
    }

    /// Enters an image for traits, in place of one that was entered for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(traits: traitCollection, image: UIImage(copying: image))
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            if variants.count < Self.countMax { variants.append(variant) }
        }
        image.enter(self)
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection(.light))
    }

    open func unregister(_ traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the image whose traits are most like these; an empty one where there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        knownImage(for: traitCollection) ?? UIImage()
    }
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// Returns the image whose traits are most like these, as one of this asset; nil where none is entered.
    func knownImage(for traits: UITraitCollection) -> UIImage? {
        let all = variants.withLock(\.self)
        let nearest = all.min {
            $0.traits.changedTraits(from: traits).count < $1.traits.changedTraits(from: traits).count
        }
        guard let nearest else { return nil }
        let image = UIImage(copying: nearest.image)
        image.enter(self)
        return image
    }
}
