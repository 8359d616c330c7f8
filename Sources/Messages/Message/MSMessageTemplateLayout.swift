public import Foundation
public import UIKit

/// A bubble with a picture above a bar of captions. Every part is optional.
///
/// `$` followed by a participant's UUID string is shown as that participant's name.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagetemplatelayout
open class MSMessageTemplateLayout: MSMessageLayout {
    /// Left side of the caption bar, up to three lines.
    open var caption: String?
    /// Below `caption`; shown only with it.
    open var subcaption: String?
    /// Right side of the caption bar, up to three lines.
    open var trailingCaption: String?
    /// Below `trailingCaption`; shown only with it.
    open var trailingSubcaption: String?
    /// The picture, ideally about 300 × 300 points at a scale of 3. Takes precedence over `mediaFileURL`. Sent as PNG:
    /// at most 2 MiB of it and 4,096 pixels a side, or `MSConversation.insert` fails.
    open var image: UIImage?
    /// URL of a local picture, video or sound, used if `image` is nil: PNG, JPEG, GIF, MP4, QuickTime, M4A, MP3, WAV,
    /// AIFF or Core Audio, of at most 5 MiB. On recipients, animated pictures, videos and sounds are again local files.
    open var mediaFileURL: URL?
    /// White text at the bottom left of the picture; hidden without a picture.
    open var imageTitle: String?
    /// Second line below `imageTitle`.
    open var imageSubtitle: String?

    public override init() {}

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        copy.caption = caption
        copy.subcaption = subcaption
        copy.trailingCaption = trailingCaption
        copy.trailingSubcaption = trailingSubcaption
        copy.image = image
        copy.mediaFileURL = mediaFileURL
        copy.imageTitle = imageTitle
        copy.imageSubtitle = imageSubtitle
        return copy
    }
}
