public import Foundation
public import FoundationAdditions
public import UniformTypeIdentifiers

/// Words by which something is found in a search of the device. Without an effect in Parley: nothing searches apps.
///
/// Source: developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject {
    open var contentType: String?
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var relatedUniqueIdentifier: String?
    open var identifier: String?

    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}

/// Source: developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date?

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// Source: developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject {
    open class func isIndexingAvailable() -> Bool { false }

    @available(*, deprecated, message: "CSSearchableIndex has no effect in Parley: nothing searches apps.")
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: ((any Error)?) -> Void = { _ in }
    ) { completionHandler(nil) }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: ((any Error)?) -> Void = { _ in }
    ) { completionHandler(nil) }
    open func deleteAllSearchableItems(completionHandler: ((any Error)?) -> Void = { _ in }) { completionHandler(nil) }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

extension NSUserActivity {
    /// Ignored: nothing searches apps.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
