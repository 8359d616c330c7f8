import Foundation
import RenderTree
import SwiftUI

/// Hears how a sound goes.
///
/// Source: developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
@MainActor public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound in the browser: what it plays of MP3, M4A and WAV. It is heard where the app is on screen, and only once the
/// person has touched the page, which is browsers' rule.
///
/// Partly: `duration` is 0 until the browser knows the file; there are no levels.
///
/// Source: developer.apple.com/documentation/avfaudio/avaudioplayer
@MainActor open class AVAudioPlayer {
    public weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    /// Whether `rate` counts.
    public var enableRate = false
    private let playback: MediaPlayback

    /// - Throws: `CocoaError` where there is no such file.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
        data = nil
        playback = MediaPlayback(url: url)
        listen()
    }

    /// The sound is written down in the app's temporary folder.
    public init(data: Data) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: file)
        url = nil
        self.data = data
        playback = MediaPlayback(url: file)
        listen()
    }

    private func listen() {
        playback.onReport = { [weak self] report in
            guard let self else { return }
            switch report.state {
            case .ended: delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
            case .failed: delegate?.audioPlayerDecodeErrorDidOccur(self, error: CocoaError(.fileReadCorruptFile))
            case .ready, .playing, .paused: break
            }
        }
    }

    /// True: the browser loads the sound when it is played.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// - Returns: true, for what the browser cannot play is told to the delegate.
    @discardableResult
    open func play() -> Bool {
        playback.give { $0.isPlaying = true }
        return true
    }

    open func pause() { playback.give { $0.isPlaying = false } }

    /// As `pause`: the place stays.
    open func stop() { pause() }

    public var isPlaying: Bool { playback.order.isPlaying }
    /// In seconds; 0 until the browser knows the file.
    public var duration: TimeInterval { playback.duration ?? 0 }

    /// In seconds.
    open var currentTime: TimeInterval {
        get { playback.time }
        set { playback.seek(to: newValue) }
    }

    /// 0…1.
    open var volume: Float {
        get { Float(playback.order.volume) }
        set { playback.give { $0.volume = newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1)) } }
    }

    /// How often it begins again; below 0 for ever.
    open var numberOfLoops: Int {
        get { playback.order.loopCount }
        set { playback.give { $0.loopCount = max(newValue, -1) } }
    }

    /// 0.5…2.
    open var rate: Float {
        get { Float(playback.order.rate) }
        set {
            guard enableRate else { return }
            playback.give { $0.rate = newValue.isNaN ? 1 : Double(min(max(newValue, 0.5), 2)) }
        }
    }
}
