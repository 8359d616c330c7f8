import AppProtocol
import Foundation
import SwiftUI
import Testing

@testable import AppRuntime

/// Which way an app is read for a person whose language is Arabic, and in which language the system's controls speak.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AppLanguagesTests {
    @Test func `an app that is written in the person's language is read from the right`() throws {
        #expect(try isReadFromTheRight(localizations: ["en", "ar"]))
        #expect(try isReadFromTheRight(files: ["Base.lproj", "ar.lproj"]))
    }

    @Test func `an app in other languages stays as it is, whatever else is in its bundle`() throws {
        #expect(try !isReadFromTheRight(localizations: ["en"], files: ["Base.lproj", "en.lproj"]))
        // An ending as long as that of a language's folder.
        #expect(try !isReadFromTheRight(files: ["ar.plist", "ar.jpeg2"]))
    }

    @Test func `the system's controls speak the app's language, also when the device's changes`() throws {
        try withBundle(["CFBundleLocalizations": ["en", "fr"]]) {
            let loopback = try Loopback.showing(EditButton())
            #expect(try loopback.tree().texts == ["Edit"])
            #expect(try loopback.perform(.environment(SceneEnvironment(locale: "fr-CA"))) == .done)
            #expect(try loopback.tree().texts == ["Modifier"])
            #expect(try loopback.perform(.environment(SceneEnvironment(locale: "de"))) == .done)
            #expect(try loopback.tree().texts == ["Edit"])
        }
    }

    @Test func `an app without the person's language is in that of its strings`() throws {
        try withBundle(["CFBundleDevelopmentRegion": "es", "CFBundleLocalizations": ["es", "fr"]]) {
            #expect(AppLanguages.language(for: "ar") == "es")
        }
        try withBundle([:]) { #expect(AppLanguages.language(for: "fr") == "en") }
    }

    @Test func `a string catalogue's languages are the app's`() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Go": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "اذهب"}}}},
              "OK": {"extractionState": "manual"}
            }}
            """
        try withBundle(["CFBundleDevelopmentRegion": "fr"], files: ["Localizable.xcstrings": catalogue]) {
            #expect(AppLanguages.language(for: "ar") == "ar")
            #expect(AppLanguages.isRightToLeft(for: "ar"))
            #expect(AppLanguages.language(for: "en-GB") == "en")
            #expect(AppLanguages.language(for: "nl") == "fr")
        }
        try withBundle([:], files: ["Localizable.xcstrings": "no catalogue"]) {
            #expect(AppLanguages.language(for: "ar") == "en")
        }
    }

    private func isReadFromTheRight(localizations: [String] = [], files: [String] = []) throws -> Bool {
        let empty = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        return try withBundle(["CFBundleLocalizations": localizations], files: empty) {
            AppLanguages.isRightToLeft(for: "ar")
        }
    }

    /// Nothing is left of the bundle for other tests.
    private func withBundle<Result>(
        _ information: [String: Any], files: [String: String] = [:], _ body: () throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(at: folder)
            AppLanguages.load([:], from: folder)
        }
        for (file, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(file)) }
        AppLanguages.load(information, from: folder)
        return try body()
    }
}
