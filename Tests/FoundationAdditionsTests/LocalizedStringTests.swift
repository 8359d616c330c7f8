import FoundationAdditions
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A localised string without SwiftUI` {
    private let english = Locale(identifier: "en_US")

    @Test func `is its key, with the values written for the locale`() {
        #expect(String(localized: "Hello \("Eva"), \(12_345) points", locale: english) == "Hello Eva, 12,345 points")
        #expect(String(localized: "100% of \(3)", locale: english) == "100% of 3")
        #expect(String(localized: "\(2.5, specifier: "%.1f") km", locale: english) == "2.5 km")
    }

    @Test func `writes a value by its format, in the locale where it has none of its own`() {
        let value: String.LocalizationValue = "\(0.5, format: .percent)"
        #expect(String(localized: value, locale: english) == "50%")
        #expect(value == "\(0.5, format: .percent)" && value != "\(0.6, format: .percent)")
    }

    @Test func `is the default value where no table has the key`() {
        #expect(String(localized: "greeting", defaultValue: "Hello \(3)", comment: "x") == "Hello 3")
        #expect(String(localized: LocalizedStringResource("key", defaultValue: "Words")) == "Words")
    }

    @Test func `has Markdown's styles and links as an attributed string`() throws {
        let text = try AttributedString(markdown: "**Bold** and [here](https://example.org)")
        #expect(String(text.characters) == "Bold and here")
        let runs = Array(text.runs)
        #expect(runs.first?.inlinePresentationIntent == .stronglyEmphasized && runs.last?.link?.host() == "example.org")
        #expect(
            String(AttributedString(localized: "^[\(4) box](inflect: true)", locale: english).characters) == "4 boxes")
    }
}
