import Foundation
import Testing

@testable import AppRuntime

/// Which way an app is read for a person whose language is Arabic.
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

    /// Nothing is left of it for other tests.
    private func isReadFromTheRight(localizations: [String] = [], files: [String] = []) throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(at: folder)
            AppLanguages.load([:], from: folder)
        }
        for file in files { try Data().write(to: folder.appendingPathComponent(file)) }
        AppLanguages.load(["CFBundleLocalizations": localizations], from: folder)
        return AppLanguages.isRightToLeft(for: "ar")
    }
}
