import AppProtocol
import RenderTree

/// The pictures that one app process has handed over and still needs, by size.
struct AssetLedger {
    private var byteCounts: [AssetID: Int] = [:]
    private var byteCount = 0

    /// Enters a picture; one of a known name takes the place of the older.
    /// - Throws: `assetMalformed`, `assetTooLarge`, `tooManyAssets`; nothing is entered then.
    mutating func enter(_ asset: AssetID, byteCount added: Int) throws(Misbehaviour) {
        guard asset.isWellFormed else { throw Misbehaviour(.assetMalformed, "a picture's name is not well formed") }
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
    mutating func strike(_ assets: [AssetID]) {
        for asset in assets { byteCount -= byteCounts.removeValue(forKey: asset) ?? 0 }
    }
}
