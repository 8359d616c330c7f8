public import Foundation

extension URLResourceKey {
    /// Kind of a file. Foundation asks for the path by this key, and `contentType` finds the kind by its name.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlresourcekey/contenttypekey
    public static var contentTypeKey: URLResourceKey { .pathKey }
}

extension URLResourceValues {
    /// Kind of the file by the extension of its name, where it was asked for.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlresourcevalues/contenttype
    public var contentType: UTType? {
        guard let path = allValues[.pathKey] as? String else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        return isFolder.boolValue ? .folder : UTType(filenameExtension: URL(filePath: path).pathExtension) ?? .data
    }
}
