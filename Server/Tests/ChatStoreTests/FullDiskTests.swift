import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// A disk that is full, and one that may not be written to.
@Suite(.timeLimit(.minutes(5))) struct FullDiskTests {
    @Test func `what does not fit is refused with its reason, nothing is lost, and it goes on when there is room`()
        async throws
    {
        try await withStore { store in
            try await store.send(text("first"), key: "first")
            try limitPages(of: store, to: 1)
            let long = text(String(repeating: "words ", count: 3_000))
            for key in ["a", "b"] {
                await #expect(throws: ChatStoreError(.diskFull, "the disk is full, or the store's limit is reached")) {
                    for number in 1...50 { try await store.send(long, key: "\(key)\(number)") }
                }
            }
            #expect(try await store.log().first?.content == text("first"))
            try limitPages(of: store, to: 1_000_000)
            let before = try await store.log().count
            try await store.send(text("last"), key: "last")
            #expect(try await store.log().count == before + 1)
        }
    }

    @Test func `sends that are written together are all told`() async throws {
        try await withStore { store in
            try limitPages(of: store, to: 1)
            let long = text(String(repeating: "words ", count: 3_000))
            let codes = await withTaskGroup(of: ChatStoreError.Code?.self) { group in
                for number in 1...20 {
                    group.addTask {
                        do {
                            try await store.send(long, key: "k\(number)")
                            return nil
                        } catch { return (error as? ChatStoreError)?.code }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(codes.compactMap(\.self)) == [.diskFull])
            #expect(try await store.log().count == codes.count { $0 == nil })
        }
    }

    @Test(arguments: [
        ResultCode.SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_TRUNCATE,
    ])
    func `a disk that refuses what is written is read-only`(code: ResultCode) {
        #expect(ChatStoreError(ofDisk: DatabaseError(resultCode: code))?.code == .readOnly)
    }

    @Test func `a disk that cannot be read is no read-only one`() {
        for code in [ResultCode.SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_BUSY, .SQLITE_CONSTRAINT] {
            #expect(ChatStoreError(ofDisk: DatabaseError(resultCode: code)) == nil)
        }
    }

    @Test func `a store that may not be written to says so, and is read`() async throws {
        try await withStore { store in
            try await store.send(text("first"), key: "first")
            try await store.database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
            await #expect(throws: ChatStoreError(.readOnly, "the store cannot be written to")) {
                try await store.send(text("second"), key: "second")
            }
            #expect(try await store.log().count == 1)
        }
    }

    private func limitPages(of store: StoreFixture, to count: Int) throws {
        // SQLite allows no fewer than there are.
        try store.database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
    }
}
