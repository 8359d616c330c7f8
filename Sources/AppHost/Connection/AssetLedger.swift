import AppProtocol
import RenderTree

/// The pictures that one app process has handed over and still needs, by size.
struct AssetLedger {
    private var byteCounts: [AssetID: Int] = [:]
    private var byteCount = 0
    private static let malformed = Misbehaviour(.assetMalformed, "a picture's name is not well formed")

    /// Enters a picture; one of a known name takes the place of the older.
    /// - Throws: `assetMalformed`, `assetTooLarge`, `tooManyAssets`; nothing is entered then.
    mutating func enter(_ asset: AssetID, byteCount added: Int) throws(Misbehaviour) {
        guard asset.isWellFormed else { throw Self.malformed }
        guard (1...ProtocolLimits.pictureByteCountMax).contains(added) else {
            throw Misbehaviour(
                .assetTooLarge, "a picture of \(added) bytes; at most \(ProtocolLimits.pictureByteCountMax)")
        }
        let total = byteCount - (byteCounts[asset] ?? 0) + added
        let count = byteCounts.count + (byteCounts[asset] == nil ? 1 : 0)
        guard total <= ProtocolLimits.assetByteCountMax, count <= ProtocolLimits.assetCountMax else {
            throw Misbehaviour(.tooManyAssets, "\(count) pictures of \(total) bytes together")
        }
        byteCounts[asset] = added
        byteCount = total
    }

    /// Strikes out pictures that the app has no more use for; one that is not there changes nothing.
    /// - Throws: `tooManyAssets` for more names than there may be pictures, `assetMalformed`; nothing is struck out then.
    mutating func strike(_ assets: [AssetID]) throws(Misbehaviour) {
        guard assets.count <= ProtocolLimits.assetCountMax else {
            throw Misbehaviour(
                .tooManyAssets, "\(assets.count) pictures forgotten; at most \(ProtocolLimits.assetCountMax) are there")
        }
        guard assets.allSatisfy(\.isWellFormed) else { throw Self.malformed }
        for asset in assets { byteCount -= byteCounts.removeValue(forKey: asset) ?? 0 }
    }
}
