import CoreGraphics
import RenderTree
import UIKit

/// Cache of the asset names of bitmaps, so that each is encoded once however often it is drawn.
@MainActor struct PictureNames {
    /// The bitmap is its owner's: a view that draws anew sixty times a second leaves none behind here.
    private struct Entry {
        weak var image: CGImage?
        let asset: AssetID
    }
    /// Most bitmaps remembered; then those that are gone are dropped, and all if too many are left, to be encoded again.
    private static let countMax = 500
    private var known: [ObjectIdentifier: Entry] = [:]

    /// Returns a bitmap's name and a function for its data, or nil where it cannot be encoded.
    mutating func name(of image: CGImage) -> (asset: AssetID, bytes: () -> Data)? {
        if let known = known[ObjectIdentifier(image)], known.image === image {
            return (known.asset, { image.pngData ?? Data() })
        }
        guard let data = image.pngData else { return nil }
        let asset = AssetID(of: data)
        makeRoom()
        known[ObjectIdentifier(image)] = Entry(image: image, asset: asset)
        return (asset, { data })
    }

    private mutating func makeRoom() {
        guard known.count >= Self.countMax else { return }
        known = known.filter { $0.value.image != nil }
        if known.count >= Self.countMax { known.removeAll() }
    }
}
