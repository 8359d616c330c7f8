import Foundation
import RenderTree

/// File names that come from a browser or an app.
public enum FileName {
    /// Returns the name without what could lead elsewhere, hide its extension or break a header: separators become `-`; control,
    /// direction and other invisible characters go, and so do dots and spaces at its ends. A long name is cut before its extension.
    /// `file` stands for a name of which nothing is left.
    public static func sanitised(_ name: String) -> String {
        let visible = String(
            String.UnicodeScalarView(
                ends(of: name).precomposedStringWithCanonicalMapping.unicodeScalars.compactMap(kept)))
        let trimmed = visible.trimmingCharacters(in: CharacterSet(charactersIn: ".").union(.whitespacesAndNewlines))
        return trimmed.isEmpty ? "file" : shortened(trimmed)
    }

    /// Most scalars of a name that are looked at, from its beginning and from its end: no name that is left is longer, and what follows
    /// takes time that grows with the square of the flags or marks in a row.
    private static let scalarCountMax = FileLimits.nameByteCountMax

    private static func ends(of name: String) -> String {
        let scalars = name.unicodeScalars
        guard scalars.count > 2 * scalarCountMax else { return name }
        return String(scalars.prefix(scalarCountMax)) + String(scalars.suffix(scalarCountMax))
    }

    /// Joiners stay: words of some languages and many emoji have them.
    private static let joiners: Set<Unicode.Scalar> = ["\u{200c}", "\u{200d}"]

    private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if ["/", "\\", ":", "\u{2044}", "\u{2215}"].contains(scalar) { return "-" }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return nil
        case .format: return joiners.contains(scalar) ? scalar : nil
        default: return scalar
        }
    }

    private static let extensionByteCountMax = 16

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > FileLimits.nameByteCountMax else { return name }
        let ending = name.lastIndex(of: ".").map { String(name[$0...]) }.flatMap { ending in
            ending.utf8.count <= extensionByteCountMax ? ending : nil
        }
        var stem = String(name.dropLast(ending?.count ?? 0))
        while stem.utf8.count + (ending ?? "").utf8.count > FileLimits.nameByteCountMax { stem.removeLast() }
        return stem + (ending ?? "")
    }
}
