import Foundation

/// The languages that an app's bundle says it is written in. As on Apple's systems it is they, and not the device's alone,
/// that decide which way an app is read: an app in English stays so for a person who reads Arabic.
///
/// Source: developer.apple.com/documentation/foundation/bundle/preferredlocalizations
@MainActor enum AppLanguages {
    private static var all: [String] = []

    /// From `CFBundleLocalizations` and the bundle's `lproj` folders.
    static func load(_ information: [String: Any], from folder: URL) {
        let named = information["CFBundleLocalizations"] as? [String] ?? []
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let folders = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
        all = named + folders.sorted()
    }

    /// - Parameter locale: the device's, as BCP 47 has it. Foundation's own choice among localisations does not look at it on
    ///   Linux.
    static func isRightToLeft(for locale: String) -> Bool {
        let wanted = Locale.Language(identifier: locale).languageCode
        let chosen = all.map { Locale.Language(identifier: $0) }.first { $0.languageCode == wanted }
        return chosen?.characterDirection == .rightToLeft
    }
}
