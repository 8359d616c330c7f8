import Foundation

/// The localisations of an app's bundle. As on Apple's systems, the layout direction and the words of the system's own
/// controls depend on them and not only on the device's language: an app in English stays left-to-right, with an
/// English Cancel, for a person who reads Arabic.
///
/// Source: developer.apple.com/documentation/foundation/bundle/preferredlocalizations
@MainActor enum AppLanguages {
    private static var all: [String] = []
    /// Language of the strings in the app's code.
    private static var development = "en"

    /// Reads the localisations from `CFBundleLocalizations`, and the bundle's `lproj` folders and string catalogues.
    static func load(_ information: [String: Any], from folder: URL) {
        let named = information["CFBundleLocalizations"] as? [String] ?? []
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let folders = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
        let catalogues = names.filter { $0.hasSuffix(".xcstrings") }.sorted()
        let translated = catalogues.flatMap { CatalogueLanguages.read(folder.appendingPathComponent($0)) }
        all = named + folders.sorted() + translated
        development = information["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    /// Returns whether the app is laid out from right to left for a locale.
    /// - Parameter locale: The device's locale as a BCP 47 tag, which Foundation's own choice of a localisation ignores
    ///   on Linux.
    static func isRightToLeft(for locale: String) -> Bool {
        localization(for: locale).map { Locale.Language(identifier: $0).characterDirection } == .rightToLeft
    }

    /// Returns the language in which the app is shown for a locale, as a BCP 47 tag: that of the strings in its code
    /// where no localisation is in the person's language.
    static func language(for locale: String) -> String { localization(for: locale) ?? development }

    /// Returns the locale of the app for a person with a locale: the person's own where the app is shown in its language, else the
    /// app's language with the customs of the person's region, such as `en_AT` for `de-AT`.
    ///
    /// Source: developer.apple.com/documentation/foundation/locale/current
    static func locale(for tag: String) -> Locale {
        let person = Locale(identifier: Locale.identifier(.icu, from: tag))
        let language = Locale.Language.Components(identifier: language(for: tag))
        guard language.languageCode != person.language.languageCode else { return person }
        let likely = Locale.Language(identifier: person.language.maximalIdentifier)
        return Locale(
            languageCode: language.languageCode, script: language.script, languageRegion: person.region ?? likely.region
        )
    }

    private static func localization(for locale: String) -> String? {
        let wanted = Locale.Language(identifier: locale).languageCode
        return all.first { Locale.Language(identifier: $0).languageCode == wanted }
    }
}
