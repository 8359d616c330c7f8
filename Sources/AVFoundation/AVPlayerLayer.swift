public import CoreGraphics
public import UIKit

/// How a video fills its area. Source: developer.apple.com/documentation/avfoundation/avlayervideogravity
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Layer with the video of a player. Only its player's sound is heard: the browser's player is a view of its own.
///
/// Source: developer.apple.com/documentation/avfoundation/avplayerlayer
@available(
    *, deprecated, message: "AVPlayerLayer shows no video in Parley: use AVPlayerViewController or VideoPlayer."
)
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
    /// Area of the video; all of the layer.
    open var videoRect: CGRect { bounds }
}
