import AppProtocol
import ChatModels
import Foundation
import RenderTree

/// One app process while the panel shows it.
struct AppRun: Sendable {
    let instance: Int
    let app: AppID
    var style: PresentationStyle
    var selection: Selection?
    /// True from the first patch on: until then there is nothing to draw.
    var hasAppeared = false
    /// When the person touched the app, where that has not paid for a direct send yet (B49). Milliseconds.
    var touchedAt: Int64?
    /// While the person drags the panel, how high its content is, in points.
    var draggedHeight: Double?
    var tree = NodeTree()
    private(set) var assets: [AssetID: Data] = [:]
    private var assetByteCount = 0

    /// The main panel is the first scene of its process.
    static let scene = SceneID(rawValue: 1)

    init(instance: Int, app: AppID, style: PresentationStyle, selection: Selection?) {
        self.instance = instance
        self.app = app
        self.style = style
        self.selection = selection
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

/// The bubble that the person tapped.
struct Selection: Hashable, Sendable {
    var entry: LogEntry
    var message: AppMessage
    var picture: Data?
}

/// An app that is not on the device, and the bubble for which it is wanted.
struct OfferedApp: Hashable, Sendable {
    var app: AppSummary
    var selection: Selection
}

/// An app that has ended by itself, and where to continue when it is opened again.
struct FailedApp: Hashable, Sendable {
    var app: AppID
    var reason: PanelFailure
    var style: PresentationStyle
    var selection: Selection?
}
