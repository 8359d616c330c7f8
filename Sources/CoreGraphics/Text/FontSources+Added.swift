import CPangoCairo

extension FontSources {
    /// Adds a font file to those of the system, under a family of its own.
    ///
    /// Source: fontconfig's documentation, "FcConfigAppFontAddFile", "FcFreeTypeQuery", and "fonts.conf" on `scan`.
    /// - Returns: nil for a file that FreeType cannot read.
    static func add(_ file: String, as key: String) -> FontFace? {
        guard let configuration = FcConfigGetCurrent(), let face = names(in: file, key),
            load(renaming(file, to: key), into: configuration),
            file.withFontconfigText({ FcConfigAppFontAddFile(configuration, $0) }) != 0
        else { return nil }
        return face
    }

    /// Reads the names of a file's first face.
    private static func names(in file: String, _ key: String) -> FontFace? {
        var count: Int32 = 0
        guard let pattern = file.withFontconfigText({ FcFreeTypeQuery($0, 0, nil, &count) }) else { return nil }
        defer { FcPatternDestroy(pattern) }
        guard let family = text(FC_FAMILY, of: pattern) else { return nil }
        return FontFace(
            key: key, family: family, fullName: text(FC_FULLNAME, of: pattern) ?? family,
            postScriptName: text(FC_POSTSCRIPT_NAME, of: pattern) ?? family,
            weight: Int(FcWeightToOpenType(number(FC_WEIGHT, of: pattern) ?? FC_WEIGHT_REGULAR)),
            isItalic: (number(FC_SLANT, of: pattern) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN)
    }

    /// A rule by which fontconfig replaces the family of a file's faces as it reads them.
    private static func renaming(_ file: String, to key: String) -> String {
        let path = file.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <match target="scan">
            <test name="file"><string>\(path)</string></test>
            <edit name="family" mode="assign_replace"><string>\(key)</string></edit>
            </match>
            </fontconfig>
            """
    }

    private static func text(_ object: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func number(_ object: String, of pattern: OpaquePointer) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
    }
}

extension String {
    /// Calls the closure with the text as fontconfig takes it.
    func withFontconfigText<Result>(_ body: (UnsafePointer<FcChar8>) -> Result) -> Result {
        withCString { $0.withMemoryRebound(to: FcChar8.self, capacity: utf8.count + 1, body) }
    }
}
