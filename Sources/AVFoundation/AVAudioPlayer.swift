import Foundation
import RenderTree
import SwiftUI

/// Receives the end of playback and errors of an audio player.
///
/// Source: developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound in the browser, in the formats that it supports of MP3, M4A and WAV. It is audible only while the
/// app is on screen, and only after the person has touched the page, as browsers require.
///
/// Partly: `duration` is 0 until the browser has loaded the file; levels are always those of silence.
///
/// Source: developer.apple.com/documentation/avfaudio/avaudioplayer
@preconcurrency @MainActor open class AVAudioPlayer {
    public weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    /// Whether `rate` can be set.
    public var enableRate = false
    private let playback: MediaPlayback

    /// Creates a player for a file.
    /// - Throws: `CocoaError` if there is no readable file at the URL.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
        data = nil
        playback = MediaPlayback(url: url)
        listen()
    }

    /// Creates a player for data, which is written to the app's temporary folder.
    public init(data: Data) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: file)
        url = nil
        self.data = data
        playback = MediaPlayback(url: file)
        listen()
    }

    /// Creates a player for a file, whose format the browser finds out by itself: the hint is ignored.
    /// Source: developer.apple.com/documentation/avfaudio/avaudioplayer/init(contentsof:filetypehint:)
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Creates a player for data, whose format the browser finds out by itself: the hint is ignored.
    /// Source: developer.apple.com/documentation/avfaudio/avaudioplayer/init(data:filetypehint:)
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

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

    /// Does nothing and returns true: the browser loads the sound when it is played.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Starts playback.
    /// - Returns: always true; formats that the browser cannot play are reported to the delegate.
    @discardableResult
    open func play() -> Bool {
        forgetStart()
        playback.give { $0.isPlaying = true }
        return true
    }

    open func pause() {
        forgetStart()
        playback.give { $0.isPlaying = false }
    }

    /// Waits for the time of `play(atTime:)`.
    private var start: Task<Void, any Error>?
    /// Longest time in seconds before which a sound is to begin.
    private static let delayMax = 1e6

    private func forgetStart() {
        start?.cancel()
        start = nil
    }

    /// Same as `pause`: the position is kept.
    open func stop() { pause() }

    public var isPlaying: Bool { playback.order.isPlaying }
    /// Length in seconds; 0 until the browser has loaded the file.
    public var duration: TimeInterval { playback.duration ?? 0 }

    /// Playback position in seconds.
    open var currentTime: TimeInterval {
        get { playback.time }
        set { playback.seek(to: newValue) }
    }

    /// Volume, 0…1; values outside are clamped.
    open var volume: Float {
        get { Float(playback.order.volume) }
        set { playback.give { $0.volume = newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1)) } }
    }

    // Ignored: a browser plays both channels as they are, and the app does not hear its own sound.
    open var pan: Float = 0
    open var settings: [String: Any] { [:] }
    open var numberOfChannels: Int { 2 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Starts playback at a time of `deviceCurrentTime`, at once where it has gone by.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        let delay = time - deviceCurrentTime
        guard delay > 0 else { return play() }
        forgetStart()
        start = Task { [weak self] in
            try await Task.sleep(for: .seconds(min(delay, Self.delayMax)))
            self?.play()
        }
        return true
    }

    @available(*, deprecated, message: "isMeteringEnabled has no effect in Parley: a browser does not tell levels.")
    open var isMeteringEnabled: Bool {
        get { false }
        set {}
    }
    @available(*, deprecated, message: "updateMeters has no effect in Parley: a browser does not tell levels.")
    open func updateMeters() {}
    /// Level of a channel in decibels: that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// Sets the volume at once: it does not fade.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// Number of repetitions; negative repeats for ever.
    open var numberOfLoops: Int {
        get { playback.order.loopCount }
        set { playback.give { $0.loopCount = max(newValue, -1) } }
    }

    /// Playback speed, clamped to 0.5…2; ignored unless `enableRate`.
    open var rate: Float {
        get { Float(playback.order.rate) }
        set {
            guard enableRate else { return }
            playback.give { $0.rate = newValue.isNaN ? 1 : Double(min(max(newValue, 0.5), 2)) }
        }
    }
}
