import Foundation
import RenderTree
package import SwiftUI

/// A file of the app's bundle or container that a player plays.
///
/// Partly: files only; nothing is played from the network.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayeritem
@MainActor open class AVPlayerItem {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    package let playback: MediaPlayback

    public init(url: URL) { playback = MediaPlayback(url: url) }

    /// `indefinite` until the browser knows the file.
    public var duration: CMTime {
        playback.duration.map { CMTime(seconds: $0, preferredTimescale: AVPlayer.timescale) } ?? .indefinite
    }

    /// What the browser says of the file, once it has looked at it.
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
