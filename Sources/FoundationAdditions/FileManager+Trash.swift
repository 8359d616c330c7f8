public import Foundation

extension FileManager {
    /// Throws `CocoaError.featureUnsupported`, as in an app's folders on iOS: there is no trash. Remove the item.
    ///
    /// Source: developer.apple.com/documentation/foundation/filemanager/trashitem(at:resultingitemurl:)
    public func trashItem(at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}
