import CoreGraphics
import Foundation
import RenderTree

/// The pictures of one scene: those that its UIKit views draw, those that the painter is to get, and those that it needs no
/// more.
@MainActor struct ScenePictures {
    private var names = PictureNames()
    private var sent = SentPictures()
    /// Pictures named since the last patch, which may refer to them.
    private var named: Set<AssetID> = []
    /// Bytes of those of them that the painter has not.
    private var drawn: [AssetID: Data] = [:]
    private var new: [(AssetID, Data)] = []
    private var unneeded: Set<AssetID> = []

    /// Returns the name of a bitmap that a UIKit view draws, and keeps its bytes for the next patch where the painter has not
    /// got it.
    mutating func name(_ image: CGImage) -> AssetID? {
        guard let (asset, bytes) = names.name(of: image) else { return nil }
        named.insert(asset)
        if !sent.has(asset), drawn[asset] == nil { drawn[asset] = bytes() }
        return asset
    }

    /// Finds the pictures of a patch that the painter has not, and those that it needs no more after it.
    /// - Parameter bytes: returns a picture that a hosted graph shows.
    /// - Returns: The pictures of which there are no bytes.
    mutating func note(_ operations: [PatchOperation], _ motions: [Motion], _ bytes: (AssetID) -> Data?) -> [AssetID] {
        let put = operations.compactMap { if case .put(let node) = $0 { node } else { nil } }
        var lost: [AssetID] = []
        for asset in (put + motions.flatMap(\.looks)).flatMap(\.pictures) where !sent.has(asset) {
            if let data = drawn[asset] ?? bytes(asset) { add(asset, data) } else { lost.append(asset) }
        }
        (named, drawn) = ([], [:])
        sent.note(operations, motions)
        unneeded.formUnion(sent.takeUnneeded())
        return lost
    }

    private mutating func add(_ asset: AssetID, _ data: Data) {
        sent.add(asset, byteCount: data.count)
        new.append((asset, data))
        unneeded.remove(asset)
    }

    mutating func takeNew() -> [(AssetID, Data)] {
        defer { new = [] }
        return new
    }

    mutating func takeUnneeded() -> [AssetID] {
        defer { unneeded = [] }
        return Array(unneeded)
    }

    /// Returns all pictures that no node refers to now, and forgets them.
    mutating func takeIdle() -> [AssetID] {
        unneeded.formUnion(sent.takeIdle(except: named))
        return takeUnneeded()
    }

    /// Notes that the painter has not got a picture after all.
    mutating func didNotSend(_ asset: AssetID) { sent.remove(asset) }
}
