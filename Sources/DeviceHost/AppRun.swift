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

    /// False where the app has handed over more than it may.
    mutating func keep(_ asset: AssetID, _ bytes: Data) -> Bool {
        guard assets[asset] == nil else { return true }
        assetByteCount += bytes.count
        assets[asset] = bytes
        return assets.count <= ProtocolLimits.assetCountMax && assetByteCount <= ProtocolLimits.assetByteCountMax
            && bytes.count <= ProtocolLimits.pictureByteCountMax && asset.isWellFormed
    }
}

/// The bubble that the person tapped.
struct Selection: Hashable, Sendable {
    var entry: LogEntry
    var message: AppMessage
    var picture: Data?
}

/// An app that has ended by itself, and where to continue when it is opened again.
struct FailedApp: Hashable, Sendable {
    var app: AppID
    var reason: PanelFailure
    var style: PresentationStyle
    var selection: Selection?
}
