import Foundation
import Synchronization

/// Skeletons of names, for detecting names that look the same: the skeletons of such names are equal as written, in
/// lower case or in upper case.
/// Source: Unicode Technical Standard 39, section 4 (confusable detection).
enum NameSkeleton {
    /// Names whose skeletons are kept. Whoever joins is compared with everybody on the server.
    private static let keptCountMax = 20_000
    private static let kept = Mutex<[String: [String]]>([:])

    static func areAlike(_ one: String, _ other: String) -> Bool {
        zip(skeletons(of: one), skeletons(of: other)).contains { $0 == $1 }
    }

    /// Returns the skeletons of the name as written, in lower case and in upper case.
    private static func skeletons(of name: String) -> [String] {
        if let known = kept.withLock({ $0[name] }) { return known }
        let made = [name, name.lowercased(), name.uppercased()].map(skeleton)
        kept.withLock { kept in
            if kept.count >= keptCountMax { kept = [:] }
            kept[name] = made
        }
        return made
    }

    private static func skeleton(of name: String) -> String {
        let seen = name.decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { !$0.properties.isDefaultIgnorableCodePoint }
        return seen.map { prototypes[$0] ?? String($0) }.joined().decomposedStringWithCanonicalMapping
    }

    private static let prototypes: [Unicode.Scalar: String] = Dictionary(
        uniqueKeysWithValues: table.split(whereSeparator: { "\n\t".contains($0) }).compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let number = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(number) else {
                return nil
            }
            return (scalar, String(parts[1]))
        })
}
