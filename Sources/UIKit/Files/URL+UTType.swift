public import Foundation

// Names of files after the kind of what is in them.
extension URL {
    /// Returns the URL with the kind's extension, unless it has one of the kind already; as it is for a kind without extensions.
    ///
    /// Source: developer.apple.com/documentation/foundation/url/appendingpathextension(for:)
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let hasPlace = !lastPathComponent.isEmpty && lastPathComponent != "/"
        guard hasPlace, let wanted = contentType.extensionMissing(from: pathExtension) else { return self }
        return appendingPathExtension(wanted)
    }

    /// Source: developer.apple.com/documentation/foundation/url/appendpathextension(for:)
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// Returns the URL of a file in this folder, with the kind's extension where the name has none of the kind: `puppy.jpg` stays for
    /// `.jpeg`, and is `puppy.jpg.txt` for `.plainText`. It ends with a slash where the kind is one of folders.
    ///
    /// Source: developer.apple.com/documentation/foundation/url/appendingpathcomponent(_:conformingto:)
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isFolder = contentType.conforms(to: .directory)
        let wanted = contentType.extensionMissing(from: NSString(string: partialName).pathExtension)
        let name = wanted.map { "\(partialName).\($0)" } ?? partialName
        return appendingPathComponent(name, isDirectory: isFolder)
    }

    /// Source: developer.apple.com/documentation/foundation/url/appendpathcomponent(_:conformingto:)
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension UTType {
    /// Extension that a file of this kind is to get; nil where it has one of the kind, or the kind has none.
    fileprivate func extensionMissing(from pathExtension: String) -> String? {
        if let type = UTType(filenameExtension: pathExtension), type.conforms(to: self) { return nil }
        if tags[.filenameExtension]?.contains(pathExtension.lowercased()) == true { return nil }
        return preferredFilenameExtension
    }
}
