import AppProtocol
import Foundation

/// An in-memory cache of fetched pictures, for as long as their servers allow, separate for each app on each device.
/// The oldest pictures are evicted when there are too many bytes.
actor PictureCache {
    struct Picture: Sendable {
        var bytes: Data
        var tag: String?
        /// Seconds of freshness that the server allowed last.
        var freshSeconds: Int
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

    /// Returns a picture that needs no revalidation, or nil.
    func fresh(_ address: NetworkAddress, of owner: String) -> Data? {
        let picture = pictures[Key(owner: owner, address: address)]
        return picture.flatMap { $0.isFreshUntil > .now ? $0.bytes : nil }
    }

    func known(_ address: NetworkAddress, of owner: String) -> Picture? {
        pictures[Key(owner: owner, address: address)]
    }

    func keep(_ response: NetworkResponse, at address: NetworkAddress, of owner: String) {
        let key = Key(owner: owner, address: address)
        pictures[key] = nil
        guard let seconds = response.freshSeconds, seconds > 0 || response.tag != nil else { return }
        lastNumber += 1
        pictures[key] = Picture(
            bytes: response.body, tag: response.tag, freshSeconds: seconds, isFreshUntil: end(after: seconds),
            number: lastNumber)
        dropOldest(limits.cacheByteCountMaxOfOwner) { $0.owner == owner }
        dropOldest(limits.cacheByteCountMax) { _ in true }
    }

    /// Extends the freshness of a picture after the server reported it unchanged: as the response says, else as before.
    /// Drops the picture where the response forbids to store it.
    ///
    /// Source: RFC 9111, section 4.3.4.
    func renew(_ response: NetworkResponse, at address: NetworkAddress, of owner: String) {
        let key = Key(owner: owner, address: address)
        guard var picture = pictures[key] else { return }
        if response.hasCacheControl {
            guard let seconds = response.freshSeconds else {
                pictures[key] = nil
                return
            }
            picture.freshSeconds = seconds
        }
        picture.isFreshUntil = end(after: picture.freshSeconds)
        pictures[key] = picture
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
