import ChatModels
import ChatStore
import Foundation
import Testing

/// Stretches of the log, as a page of the client asks for them.
@Suite(.timeLimit(.minutes(5))) struct PageTests {
    private func page(
        _ store: StoreFixture, _ place: PagePlace, _ limit: Int = 2, for device: DeviceID = StoreFixture.kate
    ) async throws -> LogPage {
        let person = try #require(try await store.database.owner(of: device)).id
        return try await store.database.page(of: StoreFixture.kitchen, at: place, for: person, limit: limit)
    }

    @Test func `a page has the entries nearest to its place, and says where there are more`() async throws {
        try await withStore { store in
            for number in 1...5 { try await store.send(text("\(number)"), key: "k\(number)") }
            let pages: [(PagePlace, Int, [Int], older: Int?, newer: Int?)] = [
                (.newest, 2, [4, 5], 4, nil), (.newest, 5, [1, 2, 3, 4, 5], nil, nil), (.before(4), 2, [2, 3], 2, 3),
                (.before(3), 2, [1, 2], nil, 2), (.after(1), 2, [2, 3], 2, 3), (.after(3), 2, [4, 5], 4, nil),
                (.after(5), 2, [], 6, nil), (.before(1), 2, [], nil, 0),
            ]
            for (place, limit, sequences, older, newer) in pages {
                let page = try await page(store, place, limit)
                #expect(page.entries.map(\.sequence) == sequences, "\(place)")
                #expect(page.older == older && page.newer == newer, "\(place)")
            }
        }
    }

    @Test func `a page knows which of its messages are superseded, also by one behind it`() async throws {
        try await withStore { store in
            let session = UUID()
            try await store.send(message("one", session: session), key: "1")
            try await store.send(text("between"), key: "2")
            try await store.send(message("two", session: session), key: "3")
            #expect(try await page(store, .before(3)).superseded == [1])
            #expect(try await page(store, .newest).superseded == [])
        }
    }

    @Test func `a page has the stickers on its entries, wherever they stand in the log`() async throws {
        try await withStore { store in
            for number in 1...2 { try await store.send(text("\(number)"), key: "k\(number)") }
            let sticker = ChatModels.Attachment(
                kind: .sticker, file: PictureID(unchecked: "x"), name: "mussel.png", mediaType: "image/png",
                byteCount: StoreFixture.png.count, app: StoreFixture.app)
            let place = StickerPlace(x: 0.5, y: 0.5, rotation: 0, scale: 1)
            let placed = EntryContent.placedSticker(PlacedSticker(target: 1, sticker: sticker, place: place))
            try await store.send([placed], key: "s", picture: StoreFixture.png)
            try await store.send(text("4"), key: "k4")
            #expect(try await page(store, .before(2)).changes.map(\.sequence) == [3])
            #expect(try await page(store, .after(3)).changes.isEmpty)
        }
    }

    @Test func `somebody's page is within the time that they took part`() async throws {
        try await withStore { store in
            for number in 1...2 { try await store.send(text("\(number)"), key: "k\(number)") }
            try await store.database.join(
                StoreFixture.kitchen, device: StoreFixture.mary, key: SendKey(unchecked: "j"), sentAt: 1)
            try await store.send(text("4"), key: "k4")
            let page = try await page(store, .newest, 10, for: StoreFixture.mary)
            #expect(page.entries.map(\.sequence) == [3, 4] && page.older == nil)
            let mary = try #require(try await store.database.owner(of: StoreFixture.mary)).id
            let times = try await store.database.memberships(of: mary, in: StoreFixture.kitchen)
            #expect(times.map(\.first) == [3] && times[0].last == nil)
            #expect([2, 3, 4].map(times[0].holds) == [false, true, true])
            try await store.database.leave(
                StoreFixture.kitchen, device: StoreFixture.mary, key: SendKey(unchecked: "l"), sentAt: 1)
            let left = try await store.database.memberships(of: mary, in: StoreFixture.kitchen)
            #expect([2, 3, 5, 6].map(left[0].holds) == [false, true, true, false])
        }
    }
}
