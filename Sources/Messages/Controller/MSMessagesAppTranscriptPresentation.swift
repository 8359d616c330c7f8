public import UIKit

/// The methods and properties of a controller that draws a bubble (`MSMessagesAppPresentationStyle.transcript`).
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesapptranscriptpresentation
@preconcurrency @MainActor public protocol MSMessagesAppTranscriptPresentation {
    /// Returns the bubble's size in points; at most `size` on either side.
    func contentSizeThatFits(_ size: CGSize) -> CGSize

    /// Opaque background colour of the bubble; nil for the system's.
    var messageTintColor: UIColor? { get }

    /// The bubble's corner radius in points.
    var messageCornerRadius: CGFloat { get }

    /// Tells Messages to read `messageTintColor` again.
    func invalidateMessageTintColor()
}
