public import AppProtocol
import ChatModels
import Foundation
import RenderTree

/// Number of an app process of a device, from 1; used once by a host.
public struct ProcessID: NumberID {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An app process that was launched and has not ended. It hosts the panel's scene, scenes of live bubbles, or both.
struct HostedProcess: Sendable {
    let app: AppID
    /// Whether it was told to end: it may still stage messages, but shows nothing more.
    var isLeaving = false
    /// IDs of network requests that are not answered yet.
    var fetches: Set<Int> = []
    /// Notices of which the app has been asked whether they are shown.
    var waitingNotices: [StoredNotice] = []
    private var sceneCount = 0
    private(set) var assets: [AssetID: Data] = [:]
    /// Videos and sounds that nodes play, by ID.
    private(set) var files: [AssetID: AppFile] = [:]
    private var assetByteCount = 0

    init(app: AppID) { self.app = app }

    mutating func nextScene() -> SceneID {
        sceneCount += 1
        return SceneID(rawValue: sceneCount)
    }

    /// Whether the process has, or has had, this scene.
    func hasMade(_ scene: SceneID) -> Bool { scene.rawValue >= 1 && scene.rawValue <= sceneCount }

    /// Keeps a media file's name.
    /// - Throws: `AppViolation` for a malformed name, or where the app has too many files.
    mutating func keep(_ asset: AssetID, _ file: AppFile) throws(AppViolation) {
        guard asset.isWellFormed, file.isWellFormed else {
            throw AppViolation(.badFile, "a file's name leads elsewhere, or is none")
        }
        guard files[asset] != nil || files.count < ProtocolLimits.fileCountMax else {
            throw AppViolation(.tooManyFiles, "the app has named more files than it may")
        }
        files[asset] = file
    }

    /// Keeps a picture.
    /// - Throws: `AppViolation` for invalid bytes or a malformed name, or where the app has too many pictures.
    mutating func keep(_ asset: AssetID, _ bytes: Data) throws(AppViolation) {
        guard asset.isWellFormed else {
            throw AppViolation(.badAsset, "a picture's name is no asset identifier")
        }
        guard assets[asset] == nil else { return }
        do throws(Problem) {
            try MessageCheck.check(bytes)
        } catch {
            throw AppViolation(.badAsset, error.message)
        }
        guard assets.count < ProtocolLimits.assetCountMax,
            assetByteCount + bytes.count <= ProtocolLimits.assetByteCountMax
        else { throw AppViolation(.tooManyAssets, "the app has handed over more pictures than it may") }
        assetByteCount += bytes.count
        assets[asset] = bytes
    }

    /// Drops pictures that the app has no more use for.
    /// - Throws: `AppViolation` for a malformed name, or more names than the app may have pictures; nothing is dropped then.
    mutating func forget(_ unneeded: [AssetID]) throws(AppViolation) {
        guard unneeded.count <= ProtocolLimits.assetCountMax else {
            throw AppViolation(.tooManyAssets, "the app has forgotten more pictures than it may have")
        }
        guard unneeded.allSatisfy(\.isWellFormed) else {
            throw AppViolation(.badAsset, "a picture's name is no asset identifier")
        }
        for asset in unneeded { assetByteCount -= assets.removeValue(forKey: asset)?.count ?? 0 }
    }
}
