import Combine
import Foundation
import RenderTree
package import SwiftUI

/// A file of the app's bundle or container to play.
///
/// Partly: files only; nothing is streamed from the network.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayeritem
@preconcurrency @MainActor open class AVPlayerItem {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    package let playback: MediaPlayback
    let changed = PassthroughSubject<Void, Never>()

    public let asset: AVAsset
    // Ignored: the browser decides what it loads ahead.
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    /// Always nil: a browser says no more than that it cannot play a file.
    open var error: (any Error)? { nil }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
    public init(asset: AVAsset) {
        self.asset = asset
        playback = MediaPlayback(url: asset.fileURL)
        asset.playback = playback
    }

    /// Seeks to a time. The completion is called at once, before the browser has seeked.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        playback.seek(to: time.seconds)
        completionHandler?(true)
    }

    /// Length; `indefinite` until the browser has loaded the file.
    public var duration: CMTime {
        playback.duration.map { CMTime(seconds: $0, preferredTimescale: AVPlayer.timescale) } ?? .indefinite
    }

    /// Whether the browser can play the file; `unknown` until it has loaded it.
    public var status: Status {
        if playback.state == .failed { return .failed }
        return playback.duration == nil ? .unknown : .readyToPlay
    }

    public func currentTime() -> CMTime {
        CMTime(seconds: playback.time, preferredTimescale: AVPlayer.timescale)
    }

    /// Posted with the item as its object, on the main thread.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTime")
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

extension AVPlayerItem: Hashable {
    public nonisolated static func == (one: AVPlayerItem, other: AVPlayerItem) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
