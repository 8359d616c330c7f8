import CoreGraphics
import RenderTree
import UIKit

/// Names of bitmaps, so that a picture is encoded once however often it is drawn.
@MainActor struct PictureNames {
    /// Pictures remembered; when so many are, all are forgotten, and are encoded again when they are next drawn.
    private static let countMax = 500
    private var known: [ObjectIdentifier: (image: CGImage, asset: AssetID)] = [:]

    /// - Returns: the name, and how to get the bytes; nil where the picture cannot be encoded.
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
