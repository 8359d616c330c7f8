import Synchronization

/// The fonts that an app's bundle brings along.
package enum AddedFonts {
    private static let faces = Mutex<[FontFace]>([])

    /// Every face, in the order in which they were added.
    package static var all: [FontFace] { faces.withLock(\.self) }

    /// Has text measured and drawn with a font file.
    /// - Parameter key: family under which node trees know it, of letters, digits and hyphens; each file has its own.
    /// - Returns: nil for a file that FreeType cannot read. A file that was added before is not read again.
    @discardableResult package static func add(file: String, as key: String) -> FontFace? {
        if let known = face(of: key) { return known }
        guard let face = TextEngine.addFont(file: file, as: key) else { return nil }
        faces.withLock { $0.append(face) }
        return face
    }

    /// Returns the face with this key.
    package static func face(of key: String) -> FontFace? { all.first { $0.key == key } }

    /// Returns the face of this PostScript or full name; of a family the one that is nearest to regular.
    package static func face(named name: String) -> FontFace? {
        let all = all
        return all.first { $0.postScriptName == name } ?? all.first { $0.fullName == name }
            ?? nearest(in: all.filter { $0.family == name }, weight: 400, isItalic: false)
    }

    /// Returns the font with the face of its family that is nearest to its weight and slant. Faces are never slanted or emboldened:
    /// browsers and Cairo do that differently.
    package static func resolve(_ font: FontSpec) -> FontSpec {
        guard let known = face(of: font.family), known.weight != font.weight || known.isItalic != font.italic,
            let face = nearest(in: all.filter { $0.family == known.family }, weight: font.weight, isItalic: font.italic)
        else { return font }
        var resolved = font
        (resolved.family, resolved.weight, resolved.italic) = (face.key, face.weight, face.isItalic)
        return resolved
    }

    private static func nearest(in faces: [FontFace], weight: Int, isItalic: Bool) -> FontFace? {
        faces.min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
    }

    private static func distance(_ face: FontFace, _ weight: Int, _ isItalic: Bool) -> Int {
        abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1_000)
    }
}
