/// Files that an app asks the person for. The browser shows its own chooser for it; the app learns nothing of the person's
/// computer but the names and bytes of what was chosen.
public struct FileWish: Hashable, Sendable, Codable {
    /// The chooser to show.
    public enum Source: String, Hashable, Sendable, Codable {
        case files
        /// Pictures and videos only.
        case photos
        /// As `photos`, by a camera where the browser opens one.
        case camera
    }

    public var source: Source
    /// Accepted media types, as `image/png`, or `image/*` for all of a kind; with `extensions` empty for any file.
    public var mediaTypes: [String]
    /// Accepted file name extensions in lower case, without the dot.
    public var extensions: [String]
    /// Most files to choose: 1…`FileLimits.countMax`.
    public var countMax: Int

    public init(source: Source = .files, mediaTypes: [String] = [], extensions: [String] = [], countMax: Int = 1) {
        self.source = source
        self.mediaTypes = mediaTypes
        self.extensions = extensions
        self.countMax = countMax
    }

    /// Whether counts and texts are within the limits, and nothing but types and extensions is in them.
    public var isWellFormed: Bool {
        (1...FileLimits.countMax).contains(countMax)
            && mediaTypes.count + extensions.count <= FileLimits.kindCountMax
            && mediaTypes.allSatisfy { $0.isPlain(and: "/*+-.") && $0.split(separator: "/").count == 2 }
            && extensions.allSatisfy { $0.isPlain(and: "+-_") }
    }

    /// Returns whether a file of this name and media type is what is asked for.
    /// - Parameter mediaType: as the browser has it; nil or empty where it does not know.
    public func accepts(name: String, mediaType: String?) -> Bool {
        if mediaTypes.isEmpty, extensions.isEmpty { return true }
        let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let last = parts.last, extensions.contains(String(last)) { return true }
        guard let mediaType = mediaType?.lowercased(), !mediaType.isEmpty else { return false }
        return mediaTypes.contains { wanted in
            wanted == mediaType || wanted == "*/*"
                || wanted.hasSuffix("/*") && mediaType.hasPrefix(wanted.dropLast())
        }
    }
}

extension String {
    /// Whether the text consists of ASCII letters, digits and these characters, and is neither empty nor long.
    fileprivate func isPlain(and others: String) -> Bool {
        (1...FileLimits.kindByteCountMax).contains(utf8.count)
            && unicodeScalars.allSatisfy { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                    || others.unicodeScalars.contains(scalar)
            }
    }
}

/// Limits of the files that pass between an app and the person.
public enum FileLimits {
    /// Maximum files of one request: more than a person chooses one by one.
    public static let countMax = 20
    /// Maximum bytes of one file: a photo of a good camera, or a short video.
    public static let byteCountMax = 32 << 20
    /// Maximum bytes of all files of one request together. Three requests fit into an app's folder beside its own files.
    public static let totalByteCountMax = 64 << 20
    /// Maximum UTF-8 bytes of a file's name, below the 255 of file systems.
    public static let nameByteCountMax = 200
    /// Maximum media types and extensions of one request, and maximum bytes of each.
    public static let kindCountMax = 64
    public static let kindByteCountMax = 100
    /// Maximum UTF-8 bytes of a text that is shared beside files.
    public static let textByteCountMax = 20_000
    /// Milliseconds for which what an app gives stays ready for the person: as long as a sheet is looked at.
    public static let offerLifetime: Int64 = 10 * 60 * 1_000
}
