@_exported public import AVFoundation
public import SwiftUI

/// A video with the browser's controls: a file of the app's bundle or container in a format that browsers play (MP4
/// or QuickTime with H.264 and AAC). Bitmaps show a dark rectangle in its place.
///
/// Source: developer.apple.com/documentation/avkit/videoplayer
public struct VideoPlayer<Overlay: View>: View {
    private let player: AVPlayer?
    private let overlay: Overlay

    public init(player: AVPlayer?) where Overlay == EmptyView {
        self.init(player: player) { EmptyView() }
    }

    /// Creates a player view with a view over the video.
    /// - Parameter videoOverlay: drawn over the video, below the browser's own controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View {
        if let playback = player?.playback {
            MediaView(playback).overlay { overlay }
        } else {
            Color.black.overlay { overlay }
        }
    }
}
