import Foundation
package import RenderTree

/// The encoded pictures that nodes of one graph refer to. A picture that no node shows is dropped after a while; the view
/// that shows it again provides it again.
@MainActor package final class GraphPictures {
    /// Number of new pictures, and their bytes, after which those that are not shown are looked for.
    private static let countPerSweep = 32
    private static let byteCountPerSweep = 4 << 20
    private var bytes: [AssetID: Data] = [:]
    private var added = (count: 0, byteCount: 0)

    package subscript(asset: AssetID) -> Data? { bytes[asset] }

    package var count: Int { bytes.count }

    /// Keeps a picture that a node is about to show, and returns its name.
    package func provide(_ data: Data) -> AssetID {
        let asset = AssetID(of: data)
        provide(asset, data)
        return asset
    }

    /// Keeps a picture of a known name, which is encoded only if it is not there.
    package func provide(_ asset: AssetID, _ data: @autoclosure () -> Data?) {
        guard bytes[asset] == nil, let data = data() else { return }
        bytes[asset] = data
        added = (added.count + 1, added.byteCount + data.count)
    }

    /// Whether there are so many new pictures that those which are not shown are worth looking for.
    var hasManyNew: Bool { added.count >= Self.countPerSweep || added.byteCount >= Self.byteCountPerSweep }

    func drop(except used: Set<AssetID>) {
        added = (0, 0)
        bytes = bytes.filter { used.contains($0.key) }
    }
}

extension ViewGraph {
    /// Drops the pictures that neither a node nor a motion that is still to be sent refers to. Not to be called during a
    /// render, in which a view may have provided a picture whose node it has not put yet.
    package func dropUnusedPictures() { pictures.drop(except: store.pictures) }
}
