public import Foundation
public import UIKit

/// Source: developer.apple.com/documentation/messageui/mfmailcomposeresult
public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }
/// Source: developer.apple.com/documentation/messageui/messagecomposeresult
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// Controller in which a person would write a mail. Apps cannot send mails here, as `canSendMail()` says.
///
/// Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// Returns false: apps have no account of mail.
    open class func canSendMail() -> Bool { false }

    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Controller in which a person would write a message. Apps cannot send texts here, as `canSendText()` says.
///
/// Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    /// Returns false: an app of Messages sends by its conversation.
    open class func canSendText() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
}

/// Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
