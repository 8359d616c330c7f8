public import Foundation
public import UIKit

/// Title, picture and kind of a page at an address. Source: developer.apple.com/documentation/linkpresentation/lplinkmetadata
open class LPLinkMetadata: NSObject, @unchecked Sendable {  // only the main actor changes it
    /// Address that was asked for.
    open var originalURL: URL?
    /// Address after redirections.
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    override public init() {}
}

/// An error of reading what is known of an address.
///
/// Source: developer.apple.com/documentation/linkpresentation/lperror-swift.struct
public struct LPError: Error, Hashable, Sendable {
    /// Source: developer.apple.com/documentation/linkpresentation/lperror-swift.struct/code
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let errorDomain = "LPErrorDomain"
}

extension LPError: LocalizedError {
    public var errorDescription: String? {
        code == .metadataFetchTimedOut ? "The page did not answer in time." : "The page could not be read."
    }
}
