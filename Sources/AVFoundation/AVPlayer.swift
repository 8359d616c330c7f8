import Foundation
import RenderTree
package import SwiftUI

/// Plays a video or a sound of the app's own in the browser: in a `VideoPlayer`, or without one as a sound.
///
/// What the person does with the browser's controls is seen in `rate` and `currentTime()`. A browser plays what a person has not
/// touched the page for only once they do.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayer
@MainActor open class AVPlayer {
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Parts of a second in the times that are told.
    static let timescale: Int32 = 600

    public private(set) var currentItem: AVPlayerItem?
    /// At the end of a file the player stops; `none` and `advance` do the same, for there is one item.
    public var actionAtItemEnd = ActionAtItemEnd.pause
    private var observers: [ObjectIdentifier: PeriodicObserver] = [:]

    public init() {}
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    public init(playerItem item: AVPlayerItem?) { replaceCurrentItem(with: item) }

    /// The earlier one stops.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        playback?.give { $0.isPlaying = false }
        playback?.onReport = nil
        currentItem = item
        playback?.onReport = { [weak self] in self?.take($0) }
    }

    package var playback: MediaPlayback? { currentItem?.playback }
    private var order: MediaOrder { playback?.order ?? MediaOrder() }

    open func play() { playback?.give { $0.isPlaying = true } }
    open func pause() { playback?.give { $0.isPlaying = false } }

    /// 0 while it does not play; setting it plays, or pauses. Browsers play at 0.0625 to 16 times the speed.
    open var rate: Float {
        get { order.isPlaying ? Float(order.rate) : 0 }
        set {
            guard newValue > 0 else { return pause() }
            playback?.give {
                $0.rate = min(max(Double(newValue), MediaOrder.rates.lowerBound), MediaOrder.rates.upperBound)
                $0.isPlaying = true
            }
        }
    }

    /// 0…1, beside the person's own.
    open var volume: Float {
        get { Float(order.volume) }
        set { playback?.give { $0.volume = newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1)) } }
    }

    open var isMuted: Bool {
        get { order.isMuted }
        set { playback?.give { $0.isMuted = newValue } }
    }

    public var timeControlStatus: TimeControlStatus {
        guard order.isPlaying else { return .paused }
        return playback?.state == .playing ? .playing : .waitingToPlayAtSpecifiedRate
    }

    // MARK: Time

    /// As the browser last said, and since then by the clock.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { playback?.seek(to: time.seconds) }

    /// - Parameter completionHandler: called at once; when the browser is there, it plays on from there.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        playback?.seek(to: time.seconds)
        return true
    }

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Calls the block each `interval` while it plays, and when it begins, stops or jumps; on the main thread, whatever `queue`
    /// says.
    /// - Returns: what `removeTimeObserver(_:)` takes. Without that the block is kept as long as the player.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @MainActor (CMTime) -> Void
    ) -> Any {
        let observer = PeriodicObserver(interval: interval.seconds) { [weak self] in
            if let self { block(currentTime()) }
        }
        observers[ObjectIdentifier(observer)] = observer
        observer.run(playback?.state == .playing)
        return observer
    }

    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? PeriodicObserver else { return }
        observer.run(false)
        observers[ObjectIdentifier(observer)] = nil
    }

    private func take(_ report: MediaReport) {
        for observer in observers.values {
            observer.tell()
            observer.run(report.state == .playing)
        }
        let news: [MediaReport.State: Notification.Name] = [
            .ended: AVPlayerItem.didPlayToEndTimeNotification, .failed: AVPlayerItem.failedToPlayToEndTimeNotification,
        ]
        if let name = news[report.state] { NotificationCenter.default.post(name: name, object: currentItem) }
    }
}

/// Calls somebody again and again while something plays.
@MainActor private final class PeriodicObserver {
    /// Seconds: oftener no screen shows anything new.
    private static let intervalMin = 1.0 / 60
    private let interval: Double
    let tell: @MainActor () -> Void
    private var timer: Timer?

    init(interval: Double, tell: @escaping @MainActor () -> Void) {
        self.interval = max(interval.isNaN ? 1 : interval, Self.intervalMin)
        self.tell = tell
    }

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
