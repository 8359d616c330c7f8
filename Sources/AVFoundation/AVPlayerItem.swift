import Foundation
import RenderTree
package import SwiftUI

/// A file of the app's bundle or container to play.
///
/// Partly: files only; nothing is streamed from the network.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayeritem
@MainActor open class AVPlayerItem {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    package let playback: MediaPlayback

    public init(url: URL) { playback = MediaPlayback(url: url) }

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
