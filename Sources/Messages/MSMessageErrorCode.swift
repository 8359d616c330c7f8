import AppProtocol
import Foundation

/// Errors of messages, texts and attachments: the `code` of an `NSError` in `MSMessagesErrorDomain`.
///
/// Not an `Error` itself, as on Apple's systems: compare `(error as NSError).code` with `rawValue`.
///
/// Source: https://developer.apple.com/documentation/messages/msmessageerrorcode
public enum MSMessageErrorCode: Int {
    /// An unexpected error, described by `localizedDescription`.
    case unknown = -1
    case fileNotFound = 1
    case fileUnreadable = 2
    /// Messages does not support the file's type here.
    case improperFileType = 3
    /// The URL is not a file URL.
    case improperFileURL = 4
    case stickerFileImproperFileAttributes = 5
    /// The file has more than 500 KB.
    case stickerFileImproperFileSize = 6
    /// The file is not PNG, APNG, GIF or JPEG.
    case stickerFileImproperFileFormat = 7
    /// `MSMessage.url` has more than 5,000 characters.
    case urlExceedsMaxSize = 8
    /// A direct send without a preceding touch of the person in the app.
    case sendWithoutRecentInteraction = 9
    /// A direct send while the app is not on screen.
    case sendWhileNotVisible = 10
    /// The call is not available if `presentationContext` is `.media`.
    case apiUnavailableInPresentationContext = 11
}

/// Domain of the errors whose codes `MSMessageErrorCode` lists.
///
/// Source: https://developer.apple.com/documentation/messages/msmessageserrordomain
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MSMessagesErrorDomain: String = MessageErrorCode.domain

/// Domain of the errors that `MSSticker.init(contentsOfFileURL:localizedDescription:)` throws; the codes are those of
/// `MSMessageErrorCode`. Apple does not publish the string: compare with the constant.
///
/// Source: https://developer.apple.com/documentation/messages/msstickerserrordomain
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MSStickersErrorDomain: String = "com.apple.messages.stickers-error"

extension Problem {
    init(_ code: MSMessageErrorCode, _ message: String) {
        self.init(domain: MSMessagesErrorDomain, code: code.rawValue, message: message)
    }

    /// The error as passed to the app.
    var error: NSError {
        NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
