import ChatModels
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct SourceRateTests {
    @Test func `whoever has many addresses does not begin to guess codes anew`() throws {
        let rates = SourceRates(uptime: { .zero })
        try rates.count(.wrongCodesOfAll, upTo: 1)
        for number in 0...ChatLimits.countedSourcesMax { try rates.count(.address("\(number)"), upTo: 1) }
        #expect(throws: RetryLater.self) { try rates.check(.wrongCodesOfAll, below: 1, else: .tooManyCodes) }
        // The counts of the addresses were dropped.
        try rates.check(.address("0"), below: 1, else: .tooManyRequests)
    }

    @Test func `who spends the short codes of all keeps nobody from links and recovery codes`() throws {
        let rates = SourceRates(uptime: { .zero })
        for number in 0..<ChatLimits.wrongCodesOfAllPerMinuteMax {
            rates.countWrongCode(from: "long \(number)", isShort: false)
        }
        try rates.checkCodes(from: "other", areShort: true)
        for number in 0..<ChatLimits.wrongCodesOfAllPerMinuteMax {
            rates.countWrongCode(from: "short \(number)", isShort: true)
        }
        #expect(throws: RetryLater.self) { try rates.checkCodes(from: "other", areShort: true) }
        try rates.checkCodes(from: "other", areShort: false)
        for _ in 0..<ChatLimits.wrongCodesPerMinuteMax { rates.countWrongCode(from: "one", isShort: false) }
        #expect(throws: RetryLater.self) { try rates.checkCodes(from: "one", areShort: false) }
    }

    @Test func `addresses of one network of version 6 count as one`() throws {
        func subscriber(_ text: String) throws -> String { try #require(NetworkAddress(text)).subscriber }
        #expect(try subscriber("2001:db8:1:2::3") == subscriber("2001:db8:1:2:ffff::1"))
        #expect(try subscriber("2001:db8:1:2::3") != subscriber("2001:db8:1:3::3"))
        #expect(try subscriber("192.0.2.1") != subscriber("192.0.2.2"))
        #expect(try subscriber("::ffff:192.0.2.1") == "192.0.2.1")
    }

    @Test func `a device, a person with several, and all of an address are each held up`() async throws {
        try await withPeopleServer(configure: { $0.rates.changesOfDevice = 3 }) { server in
            let ann = try await server.joinOwner()
            // The code of the other device was a change as well.
            let tablet = try await ann.another()
            #expect(try await ann.changes(3) == [204, 204, 429])
            #expect(try await tablet.changes(1) == [204])
        }
        try await withPeopleServer(configure: { $0.rates.changesOfPerson = 4 }) { server in
            let ann = try await server.joinOwner()
            let tablet = try await ann.another()
            #expect(try await ann.changes(2) + tablet.changes(2) == [204, 204, 204, 429])
        }
        try await withPeopleServer(configure: { $0.rates.changesOfAddress = 3 }) { server in
            let ann = try await server.joinOwner()
            #expect(try await ann.changes(3) == [204, 204, 429])
            let nobody = Member(server: server, device: "", cookie: nil)
            let answer = try await nobody.send("POST", "/sign-in", SignInBody(code: "AAAA-AAAA"))
            #expect(answer.code == .tooManyRequests && answer.headers["retry-after"] != nil)
            #expect(try await ann.send("GET", "/account").status == 200)
        }
    }

    @Test func `texts by a socket are counted with the requests of their device`() async throws {
        try await withPeopleServer(configure: { $0.rates.changesOfDevice = 5 }) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let conversation = try await ann.begin(with: ben)
            let headers = SocketClient.headers(server.server).merging(["Cookie": ann.cookie ?? ""]) { $1 }
            let socket = try await SocketClient(server.server, headers: headers)
            let path = "\(ann.path(in: conversation))/streams/\(try await socket.welcome())/1"
            #expect(try await ann.send("PUT", path, SubscribeBody(after: 0)).status == 204)
            _ = try await socket.event("state")
            // Ann's link, the conversation and the subscription were changes, too.
            var codes: [ChatError.Code?] = []
            for number in 1...3 {
                let body = SendBody(key: SendKey(unchecked: "text-\(number)"), text: "text \(number)")
                try await socket.send(SocketMessage(channel: 1, number: number, send: body))
                codes.append(try await socket.event("answer").decoded(SocketAnswer.self).error?.code)
            }
            #expect(codes == [nil, nil, .tooManyRequests])
            #expect(try await ann.write("by request", in: conversation).status == 429)
            #expect(try await ben.write("from Ben", in: conversation).status == 201)
        }
    }

    @Test func `whoever searches without a pause is held up, and nobody else`() async throws {
        try await withPeopleServer(configure: { $0.rates.searchesOfPerson = 2 }) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            #expect(try await ann.searches(3) == [200, 200, 429])
            #expect(try await ben.searches(1) == [200])
        }
    }
}

extension Member {
    /// Changes something so many times; returns the status of each answer.
    fileprivate func changes(_ count: Int) async throws -> [Int] {
        try await statuses(count) { try await send("PUT", "/account/presence", PresenceBody(isShown: true)) }
    }

    fileprivate func searches(_ count: Int) async throws -> [Int] {
        try await statuses(count) { try await send("GET", "/devices/\(device)/search?words=mussels") }
    }

    private func statuses(_ count: Int, _ request: () async throws -> HTTP.Answer) async throws -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<count { statuses.append(try await request().status) }
        return statuses
    }

    /// Signs another device of the same person in.
    fileprivate func another() async throws -> Member {
        let code = try await send("POST", "/account/device-code").decoded(DeviceCode.self).code
        let nobody = Member(server: server, device: "", cookie: nil)
        return try server.member(try await nobody.send("POST", "/sign-in", SignInBody(code: code)))
    }
}
