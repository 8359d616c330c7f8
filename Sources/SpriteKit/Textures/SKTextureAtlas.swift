public import UIKit

/// The textures of an `.atlas` folder of the bundle, or of a sprite atlas of its asset catalogue.
///
/// Source: developer.apple.com/documentation/spritekit/sktextureatlas
@preconcurrency @MainActor open class SKTextureAtlas: NSObject {
    private var textures: [String: SKTexture]

    /// Creates an atlas; one that is not in the bundle has no textures.
    public init(named name: String) {
        if let files = TextureFiles.files(ofAtlas: name) {
            textures = files.mapValues { SKTexture(file: $0) }
        } else {
            let names = UIImage.names(inSpriteAtlas: name)
            if names.isEmpty { SpriteLog.write("there is no texture atlas \(name) in the app's bundle") }
            textures = Dictionary(uniqueKeysWithValues: names.map { ($0, SKTexture(imageNamed: $0)) })
        }
        super.init()
    }

    /// Creates an atlas of images: `UIImage`s, or names of files.
    public init(dictionary properties: [String: Any]) {
        textures = properties.compactMapValues { value in
            if let image = value as? UIImage { return SKTexture(image: image) }
            return (value as? String).map { SKTexture(imageNamed: $0) }
        }
        super.init()
    }

    /// Names of the textures, in no order.
    open var textureNames: [String] { Array(textures.keys) }

    /// Returns a texture of the atlas, or of the bundle where the atlas has none of this name.
    open func textureNamed(_ name: String) -> SKTexture {
        let base = TextureFiles.baseName(name)
        if let texture = textures[base] { return texture }
        let texture = SKTexture(imageNamed: name)
        textures[base] = texture
        return texture
    }

    /// Decodes all textures, and then calls the handler.
    open func preload(completionHandler: @escaping () -> Void) {
        SKTexture.preload(Array(textures.values), withCompletionHandler: completionHandler)
    }

    open func preload() async { await SKTexture.preload(Array(textures.values)) }

    public class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        SKTexture.preload(textureAtlases.flatMap { $0.textures.values }, withCompletionHandler: completionHandler)
    }
}
