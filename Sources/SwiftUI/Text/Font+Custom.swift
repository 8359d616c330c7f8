extension Font {
    /// Returns a font by name. Of Apple's fonts, serif ones are drawn with DejaVu Serif, monospaced ones with
    /// JetBrains Mono and all others with Inter; any other name is reported as a diagnostic.
    ///
    /// `size` in points at the default text size; it scales with Dynamic Type as body text does.
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

    /// Parses the style suffix of a PostScript name: `Bold`, `SemiBoldItalic`.
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
    /// Prefixes of font names that look similar enough to the system font.
    private static let plain = [
        "inter", "sfpro", ".sf", "helvetica", "arial", "avenir", "verdana", "trebuchet", "gillsans", "futura", "optima",
        "tahoma", "lucida", "system",
    ]
}
