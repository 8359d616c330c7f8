public import Foundation
public import UIKit

/// Source: developer.apple.com/documentation/photos/phassetmediatype
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

/// A picture or film of the library. There are none: no app has access to the library.
///
/// Source: developer.apple.com/documentation/photos/phasset
open class PHAsset: NSObject, @unchecked Sendable {  // nothing of it changes
    open var localIdentifier: String { "" }
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }

    @available(*, deprecated, message: "fetchAssets has no effect in Parley: use PHPickerViewController.")
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    @available(*, deprecated, message: "fetchAssets has no effect in Parley: use PHPickerViewController.")
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    @available(*, deprecated, message: "fetchAssets has no effect in Parley: use PHPickerViewController.")
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Source: developer.apple.com/documentation/photos/phfetchoptions
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    override public init() { super.init() }
}

/// Result of a search, which finds nothing. Source: developer.apple.com/documentation/photos/phfetchresult
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {  // nothing of it changes
    override public init() { super.init() }
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { fatalError("there are no assets") }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// Source: developer.apple.com/documentation/photos/phassetchangerequest
open class PHAssetChangeRequest: NSObject {
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}

/// Source: developer.apple.com/documentation/photos/phimagecontentmode
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

/// Source: developer.apple.com/documentation/photos/phimagerequestoptions
open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    override public init() { super.init() }
}

/// Loads pictures of assets, of which there are none. Source: developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {  // it keeps nothing
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> Int32 {
        resultHandler(nil, nil)
        return 0
    }
}
