import ChatModels
import Foundation
import Testing

@testable import ChatStore

/// Apps of people, and those that are withheld from who joins.
@Suite(.timeLimit(.minutes(5))) struct AppsOfPeopleTests {
    private static let app = StoreFixture.app
    private static let other = AppID(unchecked: "org.parley.Tally")

    @Test func `somebody has an app on all of their devices, until they remove it from all`() async throws {
        try await withPeople { people in
            let database = people.database
            let (ann, ben) = (try await people.join("Ann", role: .owner), try await people.join("Ben"))
            let phone = DeviceID(unchecked: "Ann")
            #expect(try await database.lackedApps(of: ann).isEmpty)
            #expect(try await database.setup(of: phone) == DeviceSetup())
            let removed = try await database.removeApp(Self.app, of: ann)
            #expect(removed == [RemovedInstall(device: phone, app: Self.app, install: 0)])
            #expect(try await database.lackedApps(of: ann) == [Self.app])
            #expect(try await database.setup(of: phone).removedApps == [Self.app])
            #expect(try await database.lackedApps(of: ben).isEmpty)
            // A device that comes later has not got the app either.
            try await database.setDeviceCode(Data("code".utf8), of: ann, expiresAt: 10)
            let tablet = NewSignIn(
                device: DeviceID(unchecked: "tablet"), name: "Firefox", digest: PeopleFixture.digest("tablet"))
            try await database.signIn(tablet, by: Data("code".utf8), at: 2)
            #expect(try await database.setup(of: tablet.device).removedApps == [Self.app])
            for _ in 1...2 { try await database.addApp(Self.app, for: ann) }
            #expect(try await database.setup(of: tablet.device) == DeviceSetup())
            // The new install has a new number, and so a container of its own.
            #expect(try await database.setup(of: phone) == DeviceSetup(installs: [Self.app: 1]))
        }
    }

    @Test func `who joins begins without an app that is withheld, and who was there keeps what they had`() async throws
    {
        try await withPeople { people in
            let database = people.database
            let ann = try await people.join("Ann", role: .owner)
            let ben = try await people.join("Ben")
            _ = try await database.removeApp(Self.other, of: ben)
            for app in [Self.app, Self.other, Self.app] { try await database.setGiven(false, app, by: ann, at: 3) }
            #expect(try await database.withheldApps() == [Self.app, Self.other])
            let zoe = try await people.join("Zoe")
            #expect(try await database.lackedApps(of: ann).isEmpty)
            #expect(try await database.lackedApps(of: ben) == [Self.other])
            #expect(try await database.lackedApps(of: zoe) == [Self.app, Self.other])
            #expect(try await database.setup(of: DeviceID(unchecked: "Zoe")).removedApps == [Self.app, Self.other])
            try await database.addApp(Self.app, for: zoe)
            for app in [Self.app, Self.other] { try await database.setGiven(true, app, by: ann, at: 4) }
            #expect(try await database.lackedApps(of: zoe) == [Self.other])
            #expect(try await database.lackedApps(of: try await people.join("Tim")).isEmpty)
            // A change that changes nothing writes no line.
            #expect(try await database.audit().count { $0.action == .setApps } == 4)
        }
    }

    @Test func `who uses an app is told to those who can see it alone`() async throws {
        try await withPeople { people in
            let database = people.database
            let ann = try await people.join("Ann", role: .owner)
            let (ben, zoe) = (try await people.join("Ben"), try await people.join("Zoe"))
            let chat = try await database.begin(
                ConversationID(unchecked: "a"), by: ann, with: [ben], name: nil, at: 10)
            try await people.store.send(
                message("Mussels", session: nil), from: DeviceID(unchecked: "Ann"), key: "1", in: chat)
            try await people.store.send(
                message("Count", session: nil, app: Self.other), from: DeviceID(unchecked: "Ben"), key: "2", in: chat)
            try await people.store.send(text("hello"), from: DeviceID(unchecked: "Ben"), key: "3", in: chat)
            #expect(try await database.users(of: Self.app, seenBy: ben).map(\.name) == ["Ann"])
            #expect(try await database.users(of: Self.app, seenBy: ann).isEmpty)
            #expect(try await database.users(of: Self.app, seenBy: zoe).isEmpty)
            try await database.block(ann, by: ben, at: 11)
            #expect(try await database.users(of: Self.app, seenBy: ben).isEmpty)
        }
    }
}
