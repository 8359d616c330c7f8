import AppProtocol
import Foundation

/// Pictures that were fetched, for as long as their servers say; in memory, and each app's on each device apart. The oldest
/// go where there are too many bytes.
actor PictureCache {
    struct Picture: Sendable {
        var bytes: Data
        var tag: String?
        var isFreshUntil: ContinuousClock.Instant
        fileprivate var number: Int
    }
    private struct Key: Hashable {
        var owner: String
        var address: NetworkAddress
    }

    private let limits: NetworkLimits
    private var pictures: [Key: Picture] = [:]
    private var lastNumber = 0

    init(limits: NetworkLimits) { self.limits = limits }

    /// Nil for what must be asked for.
    func fresh(_ address: NetworkAddress, of owner: String) -> Data? {
        let picture = pictures[Key(owner: owner, address: address)]
        return picture.flatMap { $0.isFreshUntil > .now ? $0.bytes : nil }
    }

    func known(_ address: NetworkAddress, of owner: String) -> Picture? {
        pictures[Key(owner: owner, address: address)]
    }

    func keep(_ response: PictureResponse, at address: NetworkAddress, of owner: String) {
        let key = Key(owner: owner, address: address)
        pictures[key] = nil
        guard let seconds = response.freshSeconds, seconds > 0 || response.tag != nil else { return }
        lastNumber += 1
        pictures[key] = Picture(
            bytes: response.body, tag: response.tag, isFreshUntil: end(after: seconds), number: lastNumber)
        dropOldest(limits.cacheByteCountMaxOfOwner) { $0.owner == owner }
        dropOldest(limits.cacheByteCountMax) { _ in true }
    }

    /// The server says that it is still the same.
    func renew(_ response: PictureResponse, at address: NetworkAddress, of owner: String) {
        pictures[Key(owner: owner, address: address)]?.isFreshUntil = end(after: response.freshSeconds ?? 0)
    }

    private func end(after seconds: Int) -> ContinuousClock.Instant {
        .now + min(.seconds(min(seconds, 1 << 30)), limits.freshTimeMax)
    }

    private func dropOldest(_ byteCountMax: Int, where isMeant: (Key) -> Bool) {
        let ours = pictures.filter { isMeant($0.key) }.sorted { $0.value.number < $1.value.number }
        var byteCount = ours.reduce(0) { $0 + $1.value.bytes.count }
        for (key, picture) in ours where byteCount > byteCountMax {
            pictures[key] = nil
            byteCount -= picture.bytes.count
        }
    }
}
