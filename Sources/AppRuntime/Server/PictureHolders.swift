import AppProtocol
import RenderTree

/// The pictures that the host has of this process, each with the scenes that refer to it. Knows when they come near to the host's
/// limits, which hold for all scenes together.
struct PictureHolders {
    private struct Picture {
        var scenes: Set<SceneID>
        let byteCount: Int
    }

    /// Number of pictures and their bytes.
    private struct Amount {
        var count = 0
        var byteCount = 0

        static let most = Amount(count: ProtocolLimits.assetCountMax, byteCount: ProtocolLimits.assetByteCountMax)
        /// Half of what the host takes: from here on no scene keeps pictures that it does not show.
        static let crowded = Amount(count: most.count / 2, byteCount: most.byteCount / 2)
        /// Amount that is added before it is worth looking again, where most pictures are shown.
        static let step = Amount(count: 32, byteCount: ProtocolLimits.pictureByteCountMax)

        func fits(into most: Amount) -> Bool { count <= most.count && byteCount <= most.byteCount }

        static func + (left: Amount, right: Amount) -> Amount {
            Amount(count: left.count + right.count, byteCount: left.byteCount + right.byteCount)
        }
    }

    private var pictures: [AssetID: Picture] = [:]
    private var byteCount = 0
    /// Amount that the latest sweep left, as far as it is still there.
    private var swept = Amount()

    private var amount: Amount { Amount(count: pictures.count, byteCount: byteCount) }

    private func amount(adding asset: AssetID, _ byteCount: Int) -> Amount {
        pictures[asset] == nil ? amount + Amount(count: 1, byteCount: byteCount) : amount
    }

    /// Whether there are so many pictures with this one that those which no scene shows are to be forgotten first.
    func isCrowded(adding asset: AssetID, byteCount: Int) -> Bool {
        guard pictures[asset] == nil else { return false }
        let next = swept + .step
        let due = Amount(
            count: min(max(Amount.crowded.count, next.count), Amount.most.count),
            byteCount: min(max(Amount.crowded.byteCount, next.byteCount), Amount.most.byteCount))
        return !amount(adding: asset, byteCount).fits(into: due)
    }

    /// Notes that every scene has forgotten what it does not show.
    mutating func didSweep() { swept = amount }

    /// Whether the host takes this picture in addition to the others.
    func hasRoom(for asset: AssetID, byteCount: Int) -> Bool { amount(adding: asset, byteCount).fits(into: .most) }

    /// Returns whether the picture is new to the host.
    mutating func add(_ asset: AssetID, byteCount added: Int, for scene: SceneID) -> Bool {
        if pictures[asset]?.scenes.insert(scene) != nil { return false }
        pictures[asset] = Picture(scenes: [scene], byteCount: added)
        byteCount += added
        return true
    }

    /// Returns those of a scene's pictures that no other scene refers to.
    mutating func remove(_ assets: [AssetID], of scene: SceneID) -> [AssetID] {
        let gone = assets.filter { asset in
            guard var picture = pictures[asset], picture.scenes.remove(scene) != nil else { return false }
            pictures[asset] = picture.scenes.isEmpty ? nil : picture
            if picture.scenes.isEmpty { byteCount -= picture.byteCount }
            return picture.scenes.isEmpty
        }
        swept.count = min(swept.count, pictures.count)
        swept.byteCount = min(swept.byteCount, byteCount)
        return gone
    }

    /// Returns the pictures that nobody refers to once the scene has ended.
    mutating func remove(_ scene: SceneID) -> [AssetID] { remove(Array(pictures.keys), of: scene) }
}
