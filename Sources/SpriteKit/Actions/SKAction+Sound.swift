import AVFoundation
public import UIKit

// Sounds. They are audible while the app is on screen, after the person has touched the page, as browsers require.
extension SKAction {
    /// Plays a file of the app's bundle.
    /// - Parameter wait: whether the action lasts as long as the sound, where its length is known.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        let player = SoundPlayer(file: soundFile)
        return SKAction(.instant { _ in player.play() }, wait ? player.duration : 0)
    }

    public class func play() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.player.play() }) }
    public class func pause() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.player.pause() }) }
    public class func stop() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.player.stop() }) }

    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        going(duration, from: { ($0 as? SKAudioNode)?.player.volume ?? 1 }) { node, start, share in
            (node as? SKAudioNode)?.player.volume = start + (v - start) * Float(share)
        }
    }
}

/// A sound of the bundle, loaded when it is first played.
@MainActor final class SoundPlayer {
    private let url: URL?
    private lazy var player = url.flatMap { try? AVAudioPlayer(contentsOf: $0) }
    var repeats = false { didSet { player?.numberOfLoops = repeats ? -1 : 0 } }
    var volume: Float = 1 { didSet { player?.volume = max(0, min(1, volume)) } }

    init(url: URL?) { self.url = url }

    convenience init(file: String) {
        self.init(url: BundleFiles.url(of: file))
        if url == nil { SpriteLog.write("there is no sound file \(file) in the app's bundle") }
    }

    var duration: TimeInterval { player?.duration ?? 0 }

    func play() {
        player?.numberOfLoops = repeats ? -1 : 0
        player?.volume = max(0, min(1, volume))
        player?.currentTime = 0
        player?.play()
    }

    func pause() { player?.pause() }
    func stop() { player?.stop() }
}
