import ChatModels
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct PeopleWireTests {
    private static let time: Int64 = 1_795_249_962_000
    private static let party = ConversationID(unchecked: "party")

    private static let avatar = PictureID(unchecked: String(repeating: "0", count: 64))

    private static let tally = ListedApp(
        id: AppID(unchecked: "org.parley.Tally"), name: "Tally", version: "1.2", about: "Counts things.", isMine: true)

    @Test func `what people on a server see of themselves and of others`() throws {
        try WireFile(name: "people").expect([
            "account": Account(
                device: Sample.device, person: Sample.kate, role: .owner, mayBegin: true, recoveryCodeCount: 10),
            "device": AccountDevice(
                id: Sample.device, name: "Firefox on Linux", addedAt: Self.time, usedAt: Self.time),
            "device code": DeviceCode(
                code: "AB12-CD34", address: "https://chat.example/sign-in#AB12-CD34", picture: ["10", "01"],
                expiresAt: Self.time),
            "passkey": Passkey(id: 7, name: "Firefox on Linux", addedAt: Self.time, usedAt: Self.time),
            "passkey, new": Passkey(id: 7, name: "Firefox on Linux", addedAt: Self.time, usedAt: nil),
            "passkey, to be made": PasskeyWish(
                challenge: "AAAA", site: "chat.example", user: "AQID", name: "Kate", algorithms: [-7], known: ["_-_-"]),
            "joined": JoinedDevice(device: Sample.device, conversation: nil, page: "/"),
            "joined, a conversation": JoinedDevice(
                device: Sample.device, conversation: Self.party, page: "/conversations/party"),
            "invitation": InvitationView(
                inviter: "Kate", peopleCount: 2, expiresAt: Self.time, role: .person, me: "John"),
            "conversation": ConversationSummary(
                id: Self.party, name: "Party", avatar: Self.avatar,
                others: [Participant(id: Sample.kate.id, name: "Kate", avatar: Self.avatar)], isDirect: false,
                lastLine: LastLine(sender: "Kate", isMine: false, text: "See you"), changedAt: Self.time,
                unreadCount: 2, mentionCount: 1, isPinned: true, isMuted: true, retentionDays: 7),
            "conversation, new": ConversationSummary(
                id: Self.party, name: nil, others: [Sample.kate], isDirect: true, lastLine: nil, changedAt: Self.time,
                unreadCount: 0, hasLeft: true),
            "found": SearchResults.Result(
                conversation: Self.party, sequence: 3, line: LastLine(sender: nil, isMine: true, text: "See you"),
                sentAt: Self.time),
            "person of the server": ServerPerson(
                id: Sample.kate.id, name: "Kate", role: .person, isSuspended: true, joinedAt: Self.time, usedAt: nil,
                deviceCount: 1),
            "invitation of the server": ServerInvitation(
                id: "ab12", role: .person, inviter: "Kate", joins: 1, joinsMax: 10, expiresAt: Self.time),
            "report": PersonReport(
                id: 7, at: Self.time, reporter: Sample.kate, subject: Sample.kate, conversation: Self.party,
                entries: [3, 4], words: "It hurts"),
            "report, sent": ReportBody(person: Sample.kate.id, entries: [3], words: ""),
            "app": AppDetails(
                app: Self.tally, author: "Jo", hosts: ["img.example.org"], isForMedia: true, byteCount: 1_400_000,
                users: [Sample.kate]),
            "app, without words": ListedApp(
                id: Self.tally.id, name: "Tally", version: "1.2", about: nil, isMine: false),
            "apps of the server": OwnedApps(
                apps: [
                    OwnedApps.App(id: Self.tally.id, name: "Tally", version: "1.2", isGiven: true, versionBefore: "1.1")
                ],
                problems: ["Broken.app: it has no manifest."]),
            "app, installed": AppInstallation(app: Self.tally.id, name: "Tally", version: "1.2", replaced: "1.1"),
            "new picture": NewAvatar(avatar: Self.avatar),
            "push": PushState(key: "BAAB", isOn: true, showsTexts: false),
            "push, set": PushBody(
                endpoint: "https://push.example/a", keys: PushBody.Keys(p256dh: "BAAB", auth: "AAAA"), showsTexts: true),
            "audit": AuditLine(id: 3, at: Self.time, actor: "Kate", action: .suspended, subject: "John"),
        ])
    }
}
