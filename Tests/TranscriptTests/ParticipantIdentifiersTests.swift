import AppProtocol
import ChatModels
import Foundation
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct ParticipantIdentifiersTests {
    private let people = [Cast.kate.id, Cast.john.id]

    private func identifiers(
        secret: UInt8 = 1, device: String = "kate-phone", app: String = "org.parley.MusselsParty", install: Int = 0,
        conversation: String = "home"
    ) -> ParticipantIdentifiers {
        ParticipantIdentifiers(
            secret: Data(repeating: secret, count: 32), device: DeviceID(unchecked: device),
            app: AppID(unchecked: app), install: install, conversation: ConversationID(unchecked: conversation),
            people: people)
    }

    @Test func `a person's identifier is the same each time, and not who the person is`() throws {
        let first = try #require(identifiers().identifier(of: Cast.kate.id))
        #expect(identifiers().identifier(of: Cast.kate.id) == first)
        #expect(first != Cast.kate.id.uuid)
        // Once given out, an identifier may stand in messages for ever: the derivation must not change.
        #expect(first.uuidString == "931D43B1-D089-4EC1-83FA-824B6F5F6133")
    }

    @Test func `another device, app, install, conversation or secret knows the person under another identifier`() {
        let all = [
            identifiers(), identifiers(secret: 2), identifiers(device: "john-phone"),
            identifiers(app: "org.parley.Chess"),
            identifiers(install: 1), identifiers(conversation: "work"),
        ].flatMap { scope in people.compactMap { scope.identifier(of: $0) } }
        #expect(Set(all).count == 12)
    }

    @Test func `an identifier is a random UUID by its version and variant`() throws {
        for person in people {
            let bytes = try #require(identifiers().identifier(of: person)).uuid
            #expect(bytes.6 >> 4 == 4)
            #expect(bytes.8 >> 6 == 0b10)
        }
    }

    @Test func `an identifier leads back to its person, and an unknown one to nobody`() throws {
        let scope = identifiers()
        for person in people { #expect(scope.person(try #require(scope.identifier(of: person))) == person) }
        #expect(scope.person(Cast.uuid(77)) == nil)
        #expect(scope.person(Cast.kate.id.uuid) == nil)
        #expect(scope.identifier(of: Cast.person(77)) == nil)
    }

    @Test func `tokens are translated into the log and out of it for another device`() throws {
        let kates = identifiers()
        let johns = identifiers(device: "john-phone")
        let token = "$\(try #require(kates.identifier(of: Cast.john.id)))"
        let written = MessageState(
            layout: TemplateLayoutState(
                caption: token, subcaption: token, trailingCaption: token, trailingSubcaption: token, imageTitle: token,
                imageSubtitle: token),
            summaryText: "for \(token)")

        let kept = kates.inLog(written)
        #expect(kept.layout?.caption == "$\(Cast.john.id)")
        #expect(kept.summaryText == "for $\(Cast.john.id)")

        let read = johns.forApp(kept, sender: Cast.kate.id)
        let expected = "$\(try #require(johns.identifier(of: Cast.john.id)))"
        let texts = [
            read.layout?.caption, read.layout?.subcaption, read.layout?.trailingCaption,
            read.layout?.trailingSubcaption,
            read.layout?.imageTitle, read.layout?.imageSubtitle,
        ]
        #expect(texts == Array(repeating: expected, count: 6))
        #expect(read.summaryText == "for \(expected)")
        #expect(read.sender == johns.identifier(of: Cast.kate.id))
        #expect(kates.forApp(kept, sender: nil) == written)
    }

    @Test func `the URL, the label and unknown identifiers are left alone`() throws {
        let scope = identifiers()
        let token = "$\(try #require(scope.identifier(of: Cast.john.id)))"
        let unknown = "$\(Cast.uuid(77))"
        let written = MessageState(
            url: "?who=\(token)", layout: TemplateLayoutState(caption: unknown), accessibilityLabel: token)
        let kept = AppMessage.State(
            url: "?who=\(token)", layout: AppMessage.Layout(caption: unknown), accessibilityLabel: token)
        #expect(scope.inLog(written) == kept)
        #expect(scope.forApp(kept, sender: nil) == written)
    }

    @Test func `a picture's name is the digest of its bytes`() {
        #expect(
            PictureID(of: Data("abc".utf8)).rawValue
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
