public import Foundation
public import FoundationNetworking

extension URLCache {
    /// Makes a cache in a folder; nil for one of the system's choice.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlcache/init(memorycapacity:diskcapacity:directory:)
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
