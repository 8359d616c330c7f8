import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5)), .serialized) struct `Words of the app's tables` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")

    private func bundle(_ files: [String: String]) throws -> Bundle {
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    /// A table of plurals as Xcode writes it: each entry with its format, and the forms of its variables.
    private func dictionary(_ entries: [(key: String, format: String, variables: [String: [String: String]])]) -> String
    {
        let text = entries.map { entry in
            let variables = entry.variables.map { name, forms in
                let forms = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
                return """
                    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
                    """
            }.joined()
            return """
                <key>\(entry.key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(entry.format)</string>\(variables)</dict>
                """
        }.joined()
        return "<plist version=\"1.0\"><dict>\(text)</dict></plist>"
    }

    @Test func `take the plural form of the number that is put in`() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict": dictionary([
                (
                    "%d cats", "There %#@cats@.",
                    ["cats": ["zero": "is none", "one": "is %d cat", "other": "are %d cats"]]
                ),
                ("dogs", "%#@cats@", ["cats": ["one": "a dog", "other": "%d dogs"]]),
            ])
        ])
        let cats = NSLocalizedString("%d cats", bundle: bundle, comment: "")
        #expect(
            [0, 1, 2].map { String.localizedStringWithFormat(cats, $0) } == [
                "There is none.", "There is 1 cat.", "There are 2 cats.",
            ])
        // Another entry with a variable of the same name.
        let dogs = NSLocalizedString("dogs", bundle: bundle, comment: "")
        #expect([1, 2].map { String(format: dogs, $0) } == ["a dog", "2 dogs"])
        #expect(String(format: cats, 1) == "There is 1 cat.")
        // A value of a type that Foundation's function takes alone.
        #expect(String(format: cats, UInt8(5)).hasPrefix("There are 5 cats."))
    }

    @Test func `take a form for each of several numbers, in any order`() throws {
        let variables = [
            "files": ["one": "%d file", "other": "%d files"], "folders": ["one": "%d folder", "other": "%d folders"],
        ]
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict": dictionary([
                ("found", "%#@files@ in %#@folders@ of %@, 100%%", variables),
                ("turned", "%2$#@folders@, %1$#@files@", variables),
            ])
        ])
        let found = NSLocalizedString("found", bundle: bundle, comment: "")
        #expect(String.localizedStringWithFormat(found, 1, 2, "Eva") == "1 file in 2 folders of Eva, 100%")
        let turned = NSLocalizedString("turned", bundle: bundle, comment: "")
        #expect(String.localizedStringWithFormat(turned, 3, 1) == "1 folder, 3 files")
    }

    @Test func `are in the person's language, with the plurals of that language`() throws {
        let forms = ["one": "%d кот", "few": "%d кота", "many": "%d котов", "other": "%d кота"]
        let bundle = try bundle([
            "en.lproj/Localizable.strings": "\"Bye\" = \"Bye!\";",
            "ru.lproj/Localizable.strings": "\"Bye\" = \"Пока\";",
            "ru.lproj/Localizable.stringsdict": dictionary([("cats", "%#@n@", ["n": forms])]),
        ])
        AppStrings.language = "ru"
        defer { AppStrings.language = nil }
        #expect(NSLocalizedString("Bye", bundle: bundle, comment: "") == "Пока")
        let cats = NSLocalizedString("cats", bundle: bundle, comment: "")
        #expect([1, 3, 11, 21].map { String(format: cats, $0) } == ["1 кот", "3 кота", "11 котов", "21 кот"])
    }

    @Test func `of a catalogue, or of another table, are found, and else the key or the value`() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Bye": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Farewell"}}}},
              "%lld cats": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld cat"}}, "other": {"stringUnit": {"value": "%lld cats"}}}}}}}}}
            """,
            "en.lproj/Other.strings": "\"Bye\" = \"So long\";",
        ])
        #expect(NSLocalizedString("Bye", bundle: bundle, comment: "") == "Farewell")
        #expect(NSLocalizedString("Bye", tableName: "Other", bundle: bundle, comment: "") == "So long")
        #expect(String(format: NSLocalizedString("%lld cats", bundle: bundle, comment: ""), 1) == "1 cat")
        #expect(NSLocalizedString("Hm", bundle: bundle, comment: "") == "Hm")
        #expect(NSLocalizedString("Hm", bundle: bundle, value: "What", comment: "") == "What")
    }

    @Test func `formats that stand for no entry are Foundation's`() {
        #expect(String(format: "%d%% of %.1f", 3, 2.5) == "3% of 2.5")
        #expect(String(format: "a\u{2063}\u{E0039}", 3) == "a\u{2063}\u{E0039}")
        #expect(String(format: "%@ %@ %d %d", "a", "b", 1, 2) == "a b 1 2")
    }
}
