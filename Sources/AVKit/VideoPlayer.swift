@_exported public import AVFoundation
public import SwiftUI

/// A video with the browser's controls: files of the app's bundle or container that browsers play (MP4 with H.264 and AAC,
/// QuickTime of the same). A bitmap of it shows a dark plate.
///
/// Source: developer.apple.com/documentation/avkit/videoplayer
public struct VideoPlayer<Overlay: View>: View {
    private let player: AVPlayer?
    private let overlay: Overlay

    public init(player: AVPlayer?) where Overlay == EmptyView {
        self.init(player: player) { EmptyView() }
    }

    /// - Parameter videoOverlay: stands over the picture, below the controls' own layer of the browser.
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
