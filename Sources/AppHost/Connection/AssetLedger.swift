import AppProtocol
import RenderTree

/// The pictures that one app process has handed over, by size.
struct AssetLedger {
    private var byteCounts: [AssetID: Int] = [:]
    private var byteCount = 0

    /// Enters a picture; one of a known name takes the place of the older.
    /// - Returns: what is wrong with it; nothing is entered then.
    mutating func take(_ asset: AssetID, byteCount added: Int) -> (code: MisbehaviourCode, message: String)? {
        guard asset.isWellFormed else { return (.assetMalformed, "a picture's name is not well formed") }
        guard (1...ProtocolLimits.pictureByteCountMax).contains(added) else {
            return (.assetTooLarge, "a picture of \(added) bytes; at most \(ProtocolLimits.pictureByteCountMax)")
        }
        let total = byteCount - (byteCounts[asset] ?? 0) + added
        let count = byteCounts.count + (byteCounts[asset] == nil ? 1 : 0)
        guard total <= ProtocolLimits.assetByteCountMax, count <= ProtocolLimits.assetCountMax else {
            return (.tooManyAssets, "\(count) pictures of \(total) bytes together")
        }
        byteCounts[asset] = added
        byteCount = total
        return nil
    }
}
