import Foundation

/// File names that `Scripts/bundle-web` writes: `assets/device-4KZ7Q2LM.js`, and its compressed copies with the endings of
/// `PackedCopy` appended.
enum BundledName {
    private static let folder = "assets"
    private static let hashLength = 8

    /// Whether the name contains a hash of the file's contents, so that browsers may cache it for ever.
    static func carriesHash(_ path: [String]) -> Bool {
        guard path.count == 2, path[0] == folder else { return false }
        let name = (path[1] as NSString).deletingPathExtension
        guard let dash = name.lastIndex(of: "-") else { return false }
        let hash = name[name.index(after: dash)...]
        return hash.utf8.count == hashLength && hash.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }
}

/// Compressed copy of a file, made when it was bundled; the smaller ones first.
enum PackedCopy: String, CaseIterable {
    /// Token of `Content-Encoding`.
    case brotli = "br"
    case gzip

    /// Ending after the file's own.
    var ending: String {
        switch self {
        case .brotli: "br"
        case .gzip: "gz"
        }
    }

    /// Whether an `Accept-Encoding` value allows it; `q=0` refuses an encoding.
    /// Source: RFC 9110, section 12.5.3.
    func isTaken(by encodings: String?) -> Bool {
        (encodings ?? "").split(separator: ",").contains { encoding in
            let parts = encoding.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
            return parts.first == rawValue && !isRefused
        }
    }
}
