import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An image and its asset` {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill($0.format.bounds) }
    }

    @Test func `give a view the variant of its traits`() {
        let (one, two) = (picture(1), picture(2))
        let asset = UIImageAsset()
        asset.register(one, with: light)
        asset.register(two, with: dark)
        let shown = asset.image(with: light)
        #expect(shown.cgImage === one.cgImage && shown.imageAsset === asset)
        let view = UIImageView(image: shown)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.sizeThatFits(.zero).width == 2)
        asset.unregister(dark)
        #expect(view.sizeThatFits(.zero).width == 1 && shown.variant(for: dark).cgImage === one.cgImage)
    }

    @Test func `are each other's without being told, too`() {
        let (one, two) = (picture(1), picture(2))
        one.imageAsset?.register(two, with: dark)
        #expect(one.variant(for: dark).cgImage === two.cgImage && one.variant(for: light).cgImage === one.cgImage)
    }

    @Test func `go when nobody holds either`() {
        weak var goneAsset: UIImageAsset?
        weak var goneImage: UIImage?
        weak var goneVariant: UIImage?
        func use() {
            let (image, variant) = (picture(1), picture(2))
            let asset = image.imageAsset
            asset?.register(variant, with: dark)
            (goneAsset, goneImage, goneVariant) = (asset, image, variant)
            #expect(goneAsset != nil && variant.imageAsset === asset)
        }
        use()
        #expect(goneAsset == nil && goneImage == nil && goneVariant == nil)
    }

    @Test func `go where the variant is one of the image's own pictures, too`() {
        weak var gone: UIImageAsset?
        func use() {
            let part = picture(1)
            let animated = UIImage.animatedImage(with: [part, picture(2)], duration: 1)
            animated?.imageAsset?.register(part, with: dark)
            gone = part.imageAsset
            #expect(gone != nil && gone === animated?.imageAsset)
        }
        use()
        #expect(gone == nil)
    }

    @Test func `hold together while one is held`() {
        func variant() -> UIImage? {
            let image = picture(1)
            image.imageAsset?.register(picture(2), with: dark)
            return image.imageAsset?.image(with: dark)
        }
        let shown = variant()
        #expect(shown?.size.width == 2 && shown?.imageAsset?.image(with: light).size.width == 1)
        #expect(shown?.variant(for: light).size.width == 1)
    }
}
