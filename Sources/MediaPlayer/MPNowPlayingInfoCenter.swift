public import Foundation
public import UIKit

// Source: developer.apple.com/documentation/mediaplayer/mpmediaitem
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// Source: developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// Source: developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// Keeps the values that a locked phone would show of a sound that plays, and shows them nowhere.
///
/// Source: developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
@preconcurrency @MainActor open class MPNowPlayingInfoCenter: NSObject {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A cover. Source: developer.apple.com/documentation/mediaplayer/mpmediaitemartwork
open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }

    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Source: developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// Source: developer.apple.com/documentation/mediaplayer/mpremotecommandevent
open class MPRemoteCommandEvent: NSObject {
    open var timestamp: TimeInterval { 0 }
}
/// Source: developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommandevent
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}

/// A button of headphones or of a locked phone. None is heard here: the handlers are never called.
///
/// Source: developer.apple.com/documentation/mediaplayer/mpremotecommand
open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    @available(*, deprecated, message: "MPRemoteCommand has no effect in Parley: a page does not hear such buttons.")
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
    open func removeTarget(_ target: Any?) {}
}
/// Source: developer.apple.com/documentation/mediaplayer/mpskipintervalcommand
open class MPSkipIntervalCommand: MPRemoteCommand {
    open var preferredIntervals: [NSNumber] = []
}

/// Source: developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
@preconcurrency @MainActor open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPRemoteCommand()
}
