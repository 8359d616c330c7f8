import AppProtocol
import RenderTree

/// The pictures that the host has of this process, each with the scenes that refer to it.
struct PictureHolders {
    private var scenes: [AssetID: Set<SceneID>] = [:]

    /// Returns whether the picture is new to the host.
    mutating func add(_ asset: AssetID, for scene: SceneID) -> Bool {
        defer { scenes[asset, default: []].insert(scene) }
        return scenes[asset] == nil
    }

    /// Returns those of a scene's pictures that no other scene refers to.
    mutating func remove(_ assets: [AssetID], of scene: SceneID) -> [AssetID] {
        assets.filter { asset in
            guard scenes[asset]?.remove(scene) != nil, scenes[asset]?.isEmpty == true else { return false }
            scenes[asset] = nil
            return true
        }
    }

    /// Returns the pictures that nobody refers to once the scene has ended.
    mutating func remove(_ scene: SceneID) -> [AssetID] { remove(Array(scenes.keys), of: scene) }
}
