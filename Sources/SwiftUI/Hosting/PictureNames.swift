import CoreGraphics
import RenderTree
import UIKit

/// Cache of the asset names of bitmaps, so that each is encoded once however often it is drawn.
@MainActor struct PictureNames {
    /// Most bitmaps remembered; then the cache is emptied, and they are encoded again when they are next drawn.
    private static let countMax = 500
    private var known: [ObjectIdentifier: (image: CGImage, asset: AssetID)] = [:]

    /// Returns a bitmap's name and a function for its data, or nil where it cannot be encoded.
    mutating func name(of image: CGImage) -> (asset: AssetID, bytes: () -> Data)? {
        if let known = known[ObjectIdentifier(image)] {
            return (known.asset, { image.pngData ?? Data() })
        }
        guard let data = image.pngData else { return nil }
        let asset = AssetID(of: data)
        if known.count >= Self.countMax { known.removeAll() }
        known[ObjectIdentifier(image)] = (image, asset)
        return (asset, { data })
    }
}
