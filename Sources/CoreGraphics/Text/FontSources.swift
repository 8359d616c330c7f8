import CPangoCairo

/// The fonts that text is set in: those of the system's two folders, whatever the computer's own settings prefer. Reading those
/// takes 90 files, and a tenth of an app's start.
enum FontSources {
    /// Has Pango find fonts by these rules; must run before its first use, and does nothing when called again. Where fontconfig refuses them, the computer's
    /// settings hold.
    static func use() { _ = isUsed }

    private static let isUsed: Bool = {
        guard let configuration = FcConfigCreate() else { return false }
        // The current configuration is never let go.
        guard load(rules, into: configuration), FcConfigSetCurrent(configuration) != 0 else {
            FcConfigDestroy(configuration)
            return false
        }
        return true
    }()

    static func load(_ rules: String, into configuration: OpaquePointer) -> Bool {
        rules.withFontconfigText { FcConfigParseAndLoadFromMemory(configuration, $0, 1) } != 0
    }

    /// The families that every computer falls back to, in the order of Debian's own settings; others by what they cover. The two
    /// files draw emoji at any size, and slant and embolden fonts that have no such face.
    ///
    /// Source: fontconfig's documentation, "fonts.conf".
    private static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <dir>/usr/share/fonts</dir>
        <dir>/usr/local/share/fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <match>
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="append"><string>Noto Color Emoji</string></edit>
        </match>
        <match>
        <edit name="family" mode="append_last" binding="weak">
        <string>Noto Sans</string><string>DejaVu Sans</string>
        </edit>
        </match>
        <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf</include>
        <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/90-synthetic.conf</include>
        </fontconfig>
        """
}
