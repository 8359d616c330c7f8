public import Foundation
public import SwiftUI

/// What would be played.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayer
@MainActor open class AVPlayer {
    public let url: URL?

    public init() { url = nil }
    public init(url: URL) { self.url = url }

    @available(*, deprecated, message: "AVPlayer.play has no effect in Parley: send a video as a message's media.")
    open func play() {}
    @available(*, deprecated, message: "AVPlayer.pause has no effect in Parley: send a video as a message's media.")
    open func pause() {}
}

/// A video with controls. Painters have no node for one yet: words say so in its place. A bubble plays a message's
/// `mediaFileURL`.
///
/// Source: developer.apple.com/documentation/avkit/videoplayer
@available(*, deprecated, message: "VideoPlayer has no effect in Parley: send a video as a message's media.")
public struct VideoPlayer: View {
    public init(player: AVPlayer?) {}

    public var body: some View { ContentUnavailableView("Videos cannot be shown here", systemImage: "film") }
}
