public import UIKit

/// A sound of the scene, which plays while the node is in one. Where it is heard from has no effect.
///
/// Source: developer.apple.com/documentation/spritekit/skaudionode
@preconcurrency @MainActor open class SKAudioNode: SKNode {
    /// Whether the sound repeats.
    open var autoplayLooped = true
    /// Without effect: browsers play in stereo as the file is.
    open var isPositional = true
    private(set) var player = SoundPlayer(url: nil)
    private var hasBegun = false

    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public convenience init(url: URL) {
        self.init()
        player = SoundPlayer(url: url)
    }

    /// Creates a node for a sound file of the app's bundle.
    public convenience init(fileNamed name: String) {
        self.init()
        player = SoundPlayer(file: name)
    }

    override func advance(by seconds: TimeInterval) {
        guard !hasBegun, autoplayLooped else { return }
        hasBegun = true
        player.repeats = true
        player.play()
    }

    override open func removeFromParent() {
        super.removeFromParent()
        player.stop()
        hasBegun = false
    }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKAudioNode else { return }
        (autoplayLooped, isPositional, player) = (other.autoplayLooped, other.isPositional, other.player)
    }
}
