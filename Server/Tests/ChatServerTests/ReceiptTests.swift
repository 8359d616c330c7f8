import ChatModels
import ChatServer
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReceiptTests {
    @Test func `Kate sees when it has arrived at John's and when he has read it`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("hello")
            let john = try await server.phone("john").follow()
            let me = john.view.snapshot.me.id
            try await kate.follow { $0.receipt(of: me) == Receipt(person: me, first: 1, delivered: 0, read: 0) }

            _ = try await kate.phone.send("are you there?")
            try await john.follow { $0.snapshot.lastSequence == 2 }
            try await kate.follow { $0.receipt(of: me)?.delivered == 2 }
            #expect(kate.view.receipt(of: me)?.read == 0)

            #expect(try await john.phone.put("/read", ReadBody(sequence: 2)).status == 204)
            try await kate.follow { $0.receipt(of: me)?.read == 2 }
            try await kate.expectUpToDate()
            try await john.expectUpToDate()
        }
    }

    @Test func `what somebody was never shown is not said to have been read by them`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("before Ben")
            _ = try await HTTP.send(
                "POST", server.address + "/simulator/people", body: try JSONEncoder().encode(NewPersonBody(name: "Ben"))
            )
            let ben = try await server.phone("ben").follow()
            #expect(try await ben.phone.put("/read", ReadBody(sequence: 2)).status == 204)
            let me = ben.view.snapshot.me.id
            try await kate.follow { $0.receipt(of: me) == Receipt(person: me, first: 2, delivered: 2, read: 2) }
            try await kate.expectUpToDate()

            // Has John come back, who was not shown what was said meanwhile.
            let john = try await server.phone("john").follow()
            _ = try await john.phone.delete("/membership")
            _ = try await kate.phone.send("without John")
            _ = try await HTTP.send(
                "POST", server.address + "/simulator/people",
                body: try JSONEncoder().encode(NewPersonBody(name: "John")))
            try await kate.follow {
                $0.snapshot.lastSequence == 5 && $0.receipt(of: john.view.snapshot.me.id)?.first == 5
            }
            try await kate.expectUpToDate()
        }
    }

    @Test func `who opens a bubble has read it`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            #expect(try await john.tapBubble(1).status == 204)
            let me = john.view.snapshot.me.id
            try await kate.follow { $0.receipt(of: me)?.read == 1 }
            try await kate.expectUpToDate()
        }
    }

    @Test func `entries that a stream catches up on have arrived`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            for number in 1...3 { _ = try await kate.phone.send("\(number)") }
            let phone = try await server.phone("mary")
            let stream = try await phone.stream()
            let mary = try await phone.snapshot().me.id
            try await kate.follow { $0.receipt(of: mary)?.delivered == 3 }
            stream.close()
        }
    }

    @Test func `a post makes one event on each stream, and one of receipts on those of who has sent it`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        // Longer than the test: the receipts come because everybody has got the entry.
        try await withServer(on: folder, configure: [{ $0.receiptDelay = .seconds(600) }]) { server in
            let people = ["kate", "john", "mary"]
            var streams: [(name: String, events: EventReader)] = []
            for name in people + people {
                let stream = try await server.phone(name).stream()
                #expect(await stream.next("participants") != nil)
                streams.append((name, stream))
            }
            for number in 1...4 {
                let sender = number < 4 ? "kate" : "john"
                _ = try await server.phone(sender).send("\(number)")
                for (name, stream) in streams {
                    #expect(await stream.next { $0 != "draft" }?.id == number)
                    guard name == sender else { continue }
                    let event = try #require(await stream.next { $0 != "draft" })
                    #expect(try event.decoded([Receipt].self).map(\.delivered) == [number, number])
                }
            }
            for (_, stream) in streams { stream.close() }
        }
    }

    @Test func `who is slow does not hold the others' receipts up`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            let mary = try await server.phone("mary")
            _ = try await mary.delete("/membership")
            // Mary's stream gets nothing of what comes after she has left.
            let gone = try await mary.stream()
            _ = try await kate.phone.send("hello")
            let me = john.view.snapshot.me.id
            try await kate.follow { $0.receipt(of: me)?.delivered == 2 }
            gone.close()
        }
    }

    @Test func `reading backwards changes nothing`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for number in 1...3 { _ = try await kate.send("\(number)") }
            _ = try await kate.put("/read", ReadBody(sequence: 3))
            #expect(try await kate.put("/read", ReadBody(sequence: 1)).status == 204)
            let client = try await kate.follow()
            try await client.follow { $0.receipt(of: $0.snapshot.me.id)?.read == 3 }
        }
    }

    @Test func `what is not in the log cannot be read`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.put("/read", ReadBody(sequence: 1)).code == .unknownEntry)
            #expect(try await kate.put("/read", ReadBody(sequence: -1)).code == .badNumber)
            #expect(try await kate.put("/read", ReadBody(sequence: .max)).code == .unknownEntry)
        }
    }
}

extension ClientView {
    fileprivate func receipt(of person: PersonID) -> Receipt? {
        snapshot.state.receipts.first { $0.person == person }
    }
}
