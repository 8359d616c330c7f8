package import AppProtocol
import ChatModels
import Foundation
import RenderTree

/// An app process that was launched and has not ended. It holds the panel's scene, scenes of live bubbles, or both.
struct HostedProcess: Sendable {
    let app: AppID
    /// Told to end: it may still stage what is left to stage, and shows nothing more.
    var isLeaving = false
    /// Requests for pictures from the network that are not answered yet.
    var fetches: Set<Int> = []
    private var sceneCount = 0
    private(set) var assets: [AssetID: Data] = [:]
    /// Videos and sounds that nodes play.
    private(set) var files: [AssetID: AppFile] = [:]
    private var assetByteCount = 0

    init(app: AppID) { self.app = app }

    mutating func nextScene() -> SceneID {
        sceneCount += 1
        return SceneID(rawValue: sceneCount)
    }

    /// Whether the process has, or has had, this scene.
    func hasMade(_ scene: SceneID) -> Bool { scene.rawValue >= 1 && scene.rawValue <= sceneCount }

    /// - Throws: for a name that is none, or one more than the app may have.
    mutating func keep(_ asset: AssetID, _ file: AppFile) throws(AssetProblem) {
        guard asset.isWellFormed, file.isWellFormed else {
            throw AssetProblem(code: "bad_file", message: "a file's name leads elsewhere, or is none")
        }
        guard files[asset] != nil || files.count < ProtocolLimits.fileCountMax else {
            throw AssetProblem(code: "file_limit", message: "the app has named more files than it may")
        }
        files[asset] = file
    }

    /// - Throws: for a picture that is none, or one more than the app may hand over.
    mutating func keep(_ asset: AssetID, _ bytes: Data) throws(AssetProblem) {
        guard asset.isWellFormed else {
            throw AssetProblem(code: "bad_asset", message: "a picture's name is no asset identifier")
        }
        guard assets[asset] == nil else { return }
        do throws(Problem) {
            try MessageCheck.check(bytes)
        } catch {
            throw AssetProblem(code: "bad_asset", message: error.message)
        }
        guard assets.count < ProtocolLimits.assetCountMax,
            assetByteCount + bytes.count <= ProtocolLimits.assetByteCountMax
        else { throw AssetProblem(code: "asset_limit", message: "the app has handed over more pictures than it may") }
        assetByteCount += bytes.count
        assets[asset] = bytes
    }
}

/// What is wrong with a picture that an app handed over.
struct AssetProblem: Error, Hashable {
    /// Stable; stands in the app's log.
    var code: String
    var message: String
}

/// Where a scene is.
package struct SceneAddress: Hashable, Sendable {
    /// As in `DeviceHost.Event`.
    package let process: Int
    package let scene: SceneID

    func perform(_ event: SceneEvent) -> DeviceHost.Action { .request(instance: process, .perform(scene, event)) }
}
