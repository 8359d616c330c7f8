public import UIKit

/// What Messages asks of a controller that draws a bubble (`MSMessagesAppPresentationStyle.transcript`).
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesapptranscriptpresentation
@MainActor public protocol MSMessagesAppTranscriptPresentation {
    /// The bubble's size in points; not larger than `size` on either side.
    func contentSizeThatFits(_ size: CGSize) -> CGSize

    /// A plain RGB colour for the bubble; nil for the system's.
    var messageTintColor: UIColor? { get }

    /// The bubble's corner radius in points.
    var messageCornerRadius: CGFloat { get }

    /// Makes Messages read `messageTintColor` again.
    func invalidateMessageTintColor()
}
