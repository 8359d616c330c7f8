import AppProtocol
import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Tests notices of apps in real SQLite, by given times.
@Suite(.timeLimit(.minutes(5))) struct NoticeStoreTests {
    private static let place = NoticePlace(
        device: StoreFixture.kate, conversation: StoreFixture.kitchen, app: StoreFixture.app)

    private func allow(_ store: StoreFixture, _ isAllowed: Bool = true, as device: DeviceID = StoreFixture.kate)
        async throws
    {
        let person = try #require(try await store.database.owner(of: device)).id
        try await store.database.setNoticePermission(isAllowed, of: StoreFixture.app, for: person)
    }

    private func add(
        _ identifier: String, at date: Int64, _ store: StoreFixture, interval: Int64? = nil, place: NoticePlace = place
    ) async throws {
        let request = NoticeRequest(identifier: identifier, title: "Your turn", dates: [date], interval: interval)
        _ = try await store.database.answer(NoticeQuery(.add, request: request), at: place, now: 0)
    }

    private func status(_ store: StoreFixture, _ device: DeviceID = StoreFixture.kate) async throws -> NoticeStatus {
        let place = NoticePlace(device: device, conversation: StoreFixture.kitchen, app: StoreFixture.app)
        return try await store.database.answer(NoticeQuery(.status), at: place, now: 0).status
    }

    @Test func `the answer holds for the person and the app, and nothing is added without it`() async throws {
        try await withStore { store in
            #expect(try await status(store) == .notDetermined)
            await #expect(throws: NoticeFailure.self) { try await add("turn", at: 1_000, store) }
            #expect(try await store.database.nextNotice() == nil)
            try await allow(store, false)
            #expect(try await status(store) == .denied)
            try await allow(store)
            #expect(try await status(store) == .authorized)
            #expect(try await status(store, StoreFixture.john) == .notDetermined)
        }
    }

    @Test func `a notice is delivered once, also where the server ends before it is shown`() async throws {
        try await withStore { store in
            try await allow(store)
            try await add("turn", at: 1_000, store)
            #expect(try await store.database.deliverNotices(at: 999) == ([], 1_000))
            #expect(try await store.database.deliverNotices(at: 1_000) == ([Self.place], nil))
            // As after a kill: the file alone is left.
            let other = try ChatDatabase(path: store.path)
            defer { try? other.close() }
            #expect(try await other.deliverNotices(at: 2_000) == ([], nil))
            let new = try await other.takeNewNotices(on: StoreFixture.kate, in: StoreFixture.kitchen)
            #expect(new.map(\.place) == [Self.place] && new.first?.notices.map(\.identifier) == ["turn"])
            #expect(try await other.takeNewNotices(on: StoreFixture.kate).isEmpty)
            #expect(try await other.openNotice("turn", at: Self.place)?.title == "Your turn")
            #expect(try await other.openNotice("turn", at: Self.place) == nil)
        }
    }

    @Test func `one that repeats waits for its next time on disk`() async throws {
        try await withStore { store in
            try await allow(store)
            try await add("again", at: 60_000, store, interval: 60_000)
            #expect(try await store.database.deliverNotices(at: 60_000).next == 120_000)
            #expect(try await store.database.deliverNotices(at: 500_000).next == 540_000)
        }
    }

    @Test func `who has turned notices off, left, signed out, or removed the app gets none`() async throws {
        try await withStore { store in
            try await allow(store)
            try await add("turn", at: 1_000, store)
            try await allow(store, false)
            #expect(try await store.database.deliverNotices(at: 1_000) == ([], nil))
            try await allow(store)
            try await add("turn", at: 2_000, store)
            try await store.database.uninstall(StoreFixture.app, from: StoreFixture.kate)
            #expect(try await store.database.nextNotice() == nil)
            #expect(try await status(store) == .notDetermined)
            try await store.database.install(StoreFixture.app, on: StoreFixture.kate)
            try await allow(store)
            try await add("turn", at: 3_000, store)
            try await store.database.write { db in
                try db.execute(
                    sql: "INSERT INTO signIn VALUES (?, 'Phone', NULL, 0, 0)", arguments: [StoreFixture.kate.rawValue])
            }
            #expect(try await store.database.deliverNotices(at: 3_000) == ([], nil))
        }
        try await withStore { store in
            try await allow(store)
            try await add("turn", at: 1_000, store)
            try await store.database.write { db in
                try db.execute(sql: "UPDATE membership SET lastSequence = 1")
            }
            #expect(try await store.database.deliverNotices(at: 1_000) == ([], nil))
        }
    }

    @Test func `what is not shown yet is kept from who has turned notices off or left meanwhile`() async throws {
        try await withStore { store in
            try await allow(store)
            for turn in [true, false] {
                try await add("turn", at: 1_000, store)
                #expect(try await store.database.deliverNotices(at: 1_000).places == [Self.place])
                if turn {
                    try await allow(store, false)
                } else {
                    try await store.database.write { db in
                        try db.execute(sql: "UPDATE membership SET lastSequence = 1")
                    }
                }
                #expect(try await store.database.takeNewNotices(on: StoreFixture.kate).isEmpty)
                try await allow(store)
                #expect(try await store.database.takeNewNotices(on: StoreFixture.kate).isEmpty)
            }
        }
    }

    @Test func `the answer stays while another device of the person has the app`() async throws {
        try await withStore { store in
            let tablet = DeviceID(unchecked: "kate-tablet")
            try await store.database.write { db in
                try db.execute(
                    sql: "INSERT INTO device (id, personId) SELECT 'kate-tablet', personId FROM device WHERE id = ?",
                    arguments: [StoreFixture.kate.rawValue])
            }
            try await allow(store)
            try await store.database.uninstall(StoreFixture.app, from: StoreFixture.kate)
            #expect(try await status(store, tablet) == .authorized)
            try await store.database.uninstall(StoreFixture.app, from: tablet)
            #expect(try await status(store, tablet) == .notDetermined)
        }
    }

    @Test func `notices go with who leaves, a device that is signed out, and an account`() async throws {
        try await withStore { store in
            try await allow(store)
            try await add("turn", at: 1_000, store)
            try await store.database.join(
                StoreFixture.kitchen, device: StoreFixture.mary, key: SendKey(unchecked: "joined"), sentAt: 1)
            try await store.database.leave(
                StoreFixture.kitchen, device: StoreFixture.kate, key: SendKey(unchecked: "left"), sentAt: 1)
            #expect(try await store.database.nextNotice() == nil)
        }
        try await withPeople { people in
            let ann = try await people.join("Ann", role: .owner)
            let (ben, zoe) = (try await people.join("Ben"), try await people.join("Zoe"))
            for (person, name) in [(ben, "Ben"), (zoe, "Zoe")] {
                try await people.database.setNoticePermission(true, of: StoreFixture.app, for: person)
                let device = DeviceID(unchecked: name)
                let place = NoticePlace(device: device, conversation: StoreFixture.kitchen, app: StoreFixture.app)
                try await add("turn", at: 1_000, people.store, place: place)
            }
            try await people.database.revoke(DeviceID(unchecked: "Zoe"), of: zoe)
            #expect(try await people.database.nextNotice() == 1_000)
            _ = try await people.database.remove(ben, by: ann, key: SendKey(unchecked: "removed"), at: 5)
            #expect(try await people.database.nextNotice() == nil)
            #expect(try await status(people.store, DeviceID(unchecked: "Ben")) == .notDetermined)
        }
    }

    @Test func `notices that cannot be read are forgotten, and stop no others`() async throws {
        try await withStore { store in
            try await allow(store)
            try await allow(store, as: StoreFixture.john)
            try await add("turn", at: 1_000, store)
            let johns = NoticePlace(
                device: StoreFixture.john, conversation: StoreFixture.kitchen, app: StoreFixture.app)
            try await add("turn", at: 2_000, store, place: johns)
            try await store.database.write { db in
                try db.execute(sql: "UPDATE noticeBook SET book = x'00' WHERE nextAt = 1000")
            }
            #expect(try await store.database.deliverNotices(at: 2_000) == ([johns], nil))
        }
    }
}
