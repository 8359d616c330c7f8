extension Font {
    /// A font by its name. Of Apple's, those with serifs are drawn with DejaVu Serif, those with letters of one width
    /// with JetBrains Mono, and all others with Inter; names that are not Apple's are told in a diagnostic.
    ///
    /// `size` in points at the standard text size; it grows and shrinks as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, fixedSize: size).with { $0.relativeStyle = textStyle }
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = Font(size: checked(fixedSize))
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let family = (parts.first ?? "").replacing(" ", with: "").lowercased()
        font.readFace(parts.count > 1 ? parts[1].lowercased() : "")
        if serif.contains(family) {
            font.design = .serif
        } else if monospaced.contains(family) {
            font.design = .monospaced
        } else if !plain.contains(where: { family.hasPrefix($0) }) {
            font.missingName = name
        }
        return font
    }

    /// The end of a PostScript name: `Bold`, `SemiBoldItalic`.
    private mutating func readFace(_ face: String) {
        isItalic = face.contains("italic") || face.contains("oblique")
        let weights: [(String, Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
            ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy), ("extrabold", .heavy),
            ("black", .black), ("bold", .bold),
        ]
        weightValue = weights.first { face.contains($0.0) }?.1 ?? .regular
    }

    private static let serif: Set<String> = [
        "georgia", "times", "timesnewroman", "timesnewromanps", "timesnewromanpsmt", "palatino", "baskerville", "didot",
        "cochin", "hoeflertext", "newyork", "charter", "bodoni72", "bodonisvtytwoitctt", "americantypewriter",
        "rockwell", "dejavuserif", "iowanoldstyle",
    ]
    private static let monospaced: Set<String> = [
        "menlo", "courier", "couriernew", "couriernewps", "couriernewpsmt", "monaco", "sfmono", "andalemono",
        "jetbrainsmono",
    ]
    /// Beginnings of the names of fonts that look near enough to the system's.
    private static let plain = [
        "inter", "sfpro", ".sf", "helvetica", "arial", "avenir", "verdana", "trebuchet", "gillsans", "futura", "optima",
        "tahoma", "lucida", "system",
    ]
}
