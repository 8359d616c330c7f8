public import UIKit

// Declares what SpriteKit has and a page cannot show, or nobody has written yet. It compiles, with a warning.

/// Source: developer.apple.com/documentation/spritekit/skshader
@available(*, deprecated, message: "SKShader has no effect in Parley: apps run no code in the browser.")
@preconcurrency @MainActor open class SKShader: NSObject {
    open var source: String?
    override public init() { super.init() }
    public init(source: String) {
        self.source = source
        super.init()
    }
    public convenience init(fileNamed name: String) { self.init() }
}

/// Source: developer.apple.com/documentation/spritekit/sklightnode
@available(*, deprecated, message: "SKLightNode has no effect in Parley: sprites are drawn without lights.")
@preconcurrency @MainActor open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor.black
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = .max
    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// Source: developer.apple.com/documentation/spritekit/sktilemapnode
@available(*, deprecated, message: "SKTileMapNode draws nothing in Parley; put sprites into an SKNode instead.")
@preconcurrency @MainActor open class SKTileMapNode: SKNode {
    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// Source: developer.apple.com/documentation/spritekit/skvideonode
@available(*, deprecated, message: "SKVideoNode draws nothing in Parley; put an AVKit view above the SKView instead.")
@preconcurrency @MainActor open class SKVideoNode: SKNode {
    override public init() { super.init() }
    public init(fileNamed videoFile: String) { super.init() }
    public init(url: URL) { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open func play() {}
    open func pause() {}
}

/// Source: developer.apple.com/documentation/spritekit/skreferencenode
@available(*, deprecated, message: "SKReferenceNode stays empty in Parley: .sks files cannot be read.")
@preconcurrency @MainActor open class SKReferenceNode: SKNode {
    override public init() { super.init() }
    public init(fileNamed fileName: String?) { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
