public import SwiftUI
public import UIKit

/// Controller that shows a player's video with the browser's controls.
///
/// Source: developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { show() } }
    /// Ignored: the browser's controls are always there.
    open var showsPlaybackControls = true
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    /// Ignored: the whole video is shown.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// View above the video, below the browser's own controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    private let hosting = UIHostingController(rootView: VideoPlayer<EmptyView>(player: nil))

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        addChild(hosting)
        for part in [hosting.view, contentOverlayView].compactMap(\.self) {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        contentOverlayView?.isUserInteractionEnabled = false
        hosting.didMove(toParent: self)
    }

    private func show() { hosting.rootView = VideoPlayer(player: player) }
}

/// Never called: a browser tells nothing of its picture in picture and its full screen.
///
/// Source: developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
