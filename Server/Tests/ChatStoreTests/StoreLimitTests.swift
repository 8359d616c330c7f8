import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct `The operator's limits on a store` {
    private static func picture(_ byteCount: Int, _ mark: UInt8) -> Data {
        StoreFixture.png + Data(repeating: mark, count: byteCount - StoreFixture.png.count)
    }

    private static func code(_ body: () async throws -> Void) async -> ChatStoreError.Code? {
        do { try await body() } catch { return (error as? ChatStoreError)?.code }
        return nil
    }

    @Test func `refuse a picture for which there is no room, and no text`() async throws {
        try await withStore { store in
            try store.database.limit(to: StoreLimits(mediaByteCountMax: 1_000))
            try await store.send(message("one", session: nil), key: "1", picture: Self.picture(600, 1))
            let code = await Self.code {
                try await store.send(message("two", session: nil), key: "2", picture: Self.picture(600, 2))
            }
            #expect(code == .mediaQuotaReached)
            try await store.send(text("words go on"), key: "3")
            #expect(try await store.log().map(\.sequence) == [1, 2])
        }
    }

    @Test func `count a picture once, however often it is sent`() async throws {
        try await withStore { store in
            try store.database.limit(to: StoreLimits(mediaByteCountMax: 1_000))
            for key in ["1", "2", "3"] {
                try await store.send(message("same", session: nil), key: key, picture: Self.picture(600, 1))
            }
            #expect(try await store.log().count == 3)
        }
    }

    @Test func `give room back for what is removed`() async throws {
        try await withStore { store in
            try store.database.limit(to: StoreLimits(mediaByteCountMax: 1_000))
            for mark in UInt8(1)...5 {
                let draft = Draft(
                    message: AppMessage(app: StoreFixture.app, state: AppMessage.State(isPending: false)),
                    picture: Self.picture(600, mark))
                // Before the one that it takes the place of is removed there would be no room.
                try await store.database.save(Draft(), of: StoreFixture.kate, in: StoreFixture.kitchen)
                try await store.database.save(draft, of: StoreFixture.kate, in: StoreFixture.kitchen)
            }
            #expect(try await store.database.pictureCount() == 1)
        }
    }

    @Test func `fail the one update alone where several are written together`() async throws {
        try await withStore { store in
            try store.database.limit(to: StoreLimits(mediaByteCountMax: 1_000))
            let codes = await withTaskGroup(of: ChatStoreError.Code?.self) { group in
                for number in UInt8(1)...40 {
                    group.addTask {
                        await Self.code {
                            if number.isMultiple(of: 2) {
                                try await store.send(text("\(number)"), key: "\(number)")
                            } else {
                                try await store.send(
                                    message("\(number)", session: nil), key: "\(number)",
                                    picture: Self.picture(600, number))
                            }
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(codes.count { $0 == .mediaQuotaReached } == 19)
            #expect(codes.count { $0 == nil } == 21)
            #expect(try await store.log().count == 21)
        }
    }

    @Test func `count what is there when the server starts`() async throws {
        try await withStore { store in
            try await store.send(message("one", session: nil), key: "1", picture: Self.picture(600, 1))
            try store.database.close()
            let again = try ChatDatabase(path: store.path)
            defer { try? again.close() }
            try again.limit(to: StoreLimits(mediaByteCountMax: 1_000))
            let code = await Self.code {
                let draft = Draft(
                    message: AppMessage(app: StoreFixture.app, state: AppMessage.State(isPending: false)),
                    picture: Self.picture(600, 2))
                try await again.save(draft, of: StoreFixture.kate, in: StoreFixture.kitchen)
            }
            #expect(code == .mediaQuotaReached)
        }
    }

    @Test func `keep the file below its size, and what is in it`() async throws {
        try await withStore { store in
            try await store.send(text("first"), key: "first")
            try store.database.limit(to: StoreLimits(fileByteCountMax: 600_000))
            var code: ChatStoreError.Code?
            for number in 1...100 where code == nil {
                code = await Self.code {
                    try await store.send(text(String(repeating: "x", count: 10_000)), key: "\(number)")
                }
            }
            #expect(code == .diskFull)
            #expect(try await store.log().first?.sequence == 1)
            try store.database.close()
            let size = try FileManager.default.attributesOfItem(atPath: store.path)[.size] as? Int
            #expect(try #require(size) <= 600_000)
        }
    }
}
