public import Combine
public import Foundation
public import UIKit
import RenderTree
import Synchronization
package import SwiftUI

/// Plays a video or sound file of the app in the browser: in a `VideoPlayer`, or without one as a sound.
///
/// Reflects the person's use of the browser's controls in `rate` and `currentTime()`. A browser does not start playback
/// before the person has touched the page.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayer
@preconcurrency @MainActor open class AVPlayer {
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Units per second in reported times.
    static let timescale: Int32 = 600

    public private(set) var currentItem: AVPlayerItem?
    /// Action at the end of the file. The player stops; a queue's goes on where this is `advance`.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Speed at which `play()` plays.
    open var defaultRate: Float = 1 { didSet { changed.send(()) } }
    // Ignored: the browser decides on these.
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AudiovisualBackgroundPlaybackPolicy.automatic
    /// Source: developer.apple.com/documentation/avfoundation/avplayer/audiovisualbackgroundplaybackpolicy
    public enum AudiovisualBackgroundPlaybackPolicy: Int, Sendable {
        case automatic = 1, pauses, continuesIfPossible
    }
    // A subject of Combine guards itself.
    nonisolated(unsafe) let changed = PassthroughSubject<Void, Never>()
    private var observers: [ObjectIdentifier: PeriodicObserver] = [:]

    public init() {}
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    public init(playerItem item: AVPlayerItem?) { replaceCurrentItem(with: item) }

    /// Replaces the current item; the previous one is paused.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        playback?.give { $0.isPlaying = false }
        playback?.onReport = nil
        currentItem = item
        playback?.onReport = { [weak self] in self?.handle($0) }
        changed.send(())
    }

    /// Publishes a property's value: at once, and whenever what is played has changed.
    ///
    /// Source: developer.apple.com/documentation/objectivec/nsobject/publisher(for:options:)
    public nonisolated func publisher<Value>(
        for keyPath: KeyPath<AVPlayer, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        nonisolated(unsafe) let path = keyPath  // a path does not change
        let values = changed.compactMap { [weak self] _ in
            MainActor.assumeIsolated { UnsafeValue(self?[keyPath: path]) }.value
        }
        guard options.contains(.initial) else { return values.eraseToAnyPublisher() }
        let now = MainActor.assumeIsolated { UnsafeValue(self[keyPath: path]) }.value
        return values.prepend(now).eraseToAnyPublisher()
    }

    private func give(_ change: (inout PlaybackCommand) -> Void) {
        playback?.give(change)
        changed.send(())
    }

    package var playback: MediaPlayback? { currentItem?.playback }
    private var order: PlaybackCommand { playback?.order ?? PlaybackCommand() }

    /// Plays at a speed, as setting `rate` does.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func play() {
        let rate = Self.bounded(defaultRate)
        give { order in
            if rate != 1 { order.rate = rate }
            order.isPlaying = true
        }
    }
    open func pause() { give { $0.isPlaying = false } }

    private static func bounded(_ rate: Float) -> Double {
        rate.isNaN ? 1 : min(max(Double(rate), PlaybackCommand.rates.lowerBound), PlaybackCommand.rates.upperBound)
    }

    /// Playback speed; 0 while paused. Setting it starts or pauses playback; clamped to the browsers' range,
    /// 0.0625…16.
    open var rate: Float {
        get { order.isPlaying ? Float(order.rate) : 0 }
        set {
            guard newValue > 0 else { return pause() }
            give {
                $0.rate = Self.bounded(newValue)
                $0.isPlaying = true
            }
        }
    }

    /// Volume, 0…1, multiplied with the person's own setting.
    open var volume: Float {
        get { Float(order.volume) }
        set { give { $0.volume = newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1)) } }
    }

    open var isMuted: Bool {
        get { order.isMuted }
        set { give { $0.isMuted = newValue } }
    }

    public var timeControlStatus: TimeControlStatus {
        guard order.isPlaying else { return .paused }
        return playback?.state == .playing ? .playing : .waitingToPlayAtSpecifiedRate
    }

    // MARK: Time

    /// Playback position: the browser's last report, extrapolated by the clock while playing.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { playback?.seek(to: time.seconds) }

    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        playback?.seek(to: time.seconds)
        return true
    }

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Takes effect at once, on any thread.
    open nonisolated func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? PeriodicObserver else { return }
        observer.isOver.withLock { $0 = true }
        Task { @MainActor in remove(observer) }
    }

    private func remove(_ observer: PeriodicObserver) {
        observer.run(false)
        observers[ObjectIdentifier(observer)] = nil
    }

    /// Called when the item has played to its end, before that is told.
    func itemEnded() {}

    private func handle(_ report: MediaReport) {
        for observer in observers.values {
            observer.tell()
            observer.run(report.state == .playing)
        }
        changed.send(())
        currentItem?.changed.send(())
        if report.state == .ended { itemEnded() }
        let news: [MediaReport.State: Notification.Name] = [
            .ended: AVPlayerItem.didPlayToEndTimeNotification, .failed: AVPlayerItem.failedToPlayToEndTimeNotification,
        ]
        if let name = news[report.state] { NotificationCenter.default.post(name: name, object: currentItem) }
    }
}

/// Functions that take a closure of an actor or of any thread. They stand outside the class, and cannot be overridden: the compiler
/// names the entry of such a function in the table of a `@preconcurrency` class differently in the class's file and in the file
/// of a subclass, so that files that are compiled one by one would not link.
extension AVPlayer {
    /// Seeks to a time.
    /// - Parameter completionHandler: called immediately, before the browser has seeked.
    public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    /// Calls the block every `interval` during playback, and when playback starts, stops or seeks; always on the main
    /// thread, whatever `queue` is.
    /// - Returns: token for `removeTimeObserver(_:)`. Unless removed, the block lives as long as the player.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @MainActor (CMTime) -> Void
    ) -> Any {
        let observer = PeriodicObserver(interval: interval.seconds) { [weak self] in
            if let self { block(currentTime()) }
        }
        observers[ObjectIdentifier(observer)] = observer
        observer.run(playback?.state == .playing)
        return observer
    }
}

/// A value that leaves the main actor on the main thread.
private struct UnsafeValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Calls a closure periodically during playback.
@MainActor private final class PeriodicObserver {
    /// Shortest interval in seconds: no screen shows changes more often.
    private static let intervalMin = 1.0 / 60
    private let interval: Double
    private let block: @MainActor () -> Void
    nonisolated let isOver = Mutex(false)
    private var timer: Timer?

    init(interval: Double, tell: @escaping @MainActor () -> Void) {
        self.interval = max(interval.isNaN ? 1 : interval, Self.intervalMin)
        block = tell
    }

    func tell() { if !isOver.withLock(\.self) { block() } }

    func run(_ isRunning: Bool) {
        guard isRunning != (timer != nil) else { return }
        timer?.invalidate()
        timer = nil
        guard isRunning else { return }
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] timer in
            guard self != nil else { return timer.invalidate() }
            MainActor.assumeIsolated { self?.tell() }
        }
    }
}
