import Foundation

/// Skeletons of names, for detecting names that look the same: the skeletons of such names are equal as written, in
/// lower case or in upper case.
/// Source: Unicode Technical Standard 39, section 4 (confusable detection).
enum NameSkeleton {
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let cases: [(String) -> String] = [{ $0 }, { $0.lowercased() }, { $0.uppercased() }]
        return cases.contains { skeleton(of: $0(one)) == skeleton(of: $0(other)) }
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
