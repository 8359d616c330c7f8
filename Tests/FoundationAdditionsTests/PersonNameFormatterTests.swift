import Foundation
import FoundationAdditions
import Testing

// Testing brings Foundation along by a way of its own, so that its class is as near as this one.
private typealias NameFormatter = FoundationAdditions.PersonNameComponentsFormatter

/// Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
@Suite(.timeLimit(.minutes(5))) struct `A formatter of names` {
    private let formatter = NameFormatter()

    init() { formatter.locale = Locale(identifier: "en_GB") }

    @Test func `writes the initials of a name that it reads`() throws {
        formatter.style = .abbreviated
        let name = try #require(formatter.personNameComponents(from: "Kate Maria Bell"))
        #expect(formatter.string(from: name) == "KB")
        #expect(name.middleName == "Maria")
        #expect(formatter.personNameComponents(from: "  ") == nil)
    }

    @Test(arguments: [
        (NameFormatter.Style.default, "Kate Bell"), (.short, "Katie"), (.medium, "Kate Bell"),
        (.long, "Dr. Kate Bell"),
    ]) fileprivate func `writes as much as its style says`(style: NameFormatter.Style, text: String) {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.familyName, name.nickname) = ("Dr.", "Kate", "Bell", "Katie")
        formatter.style = style
        #expect(formatter.string(from: name) == text)
        #expect(formatter.string(for: name) == text)
    }

    @Test func `writes how a name is spoken`() {
        var (name, spoken) = (PersonNameComponents(), PersonNameComponents())
        (name.givenName, spoken.givenName) = ("Siobhan", "Shivawn")
        name.phoneticRepresentation = spoken
        #expect(NameFormatter.localizedString(from: name, style: .medium, options: .phonetic) == "Shivawn")
        #expect(NameFormatter.localizedString(from: name, style: .medium) == "Siobhan")
    }
}
