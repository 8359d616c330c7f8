import ChatModels
import ChatServer
import ChatStore
import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `The description of the interface` {
    private static func served() throws -> Set<String> {
        let folder = try TestFolder()
        defer { folder.remove() }
        var configuration = folder.configuration(heartbeat: .seconds(600))
        configuration.mode = .people(PeopleMode())
        let chat = try makeChat(configuration)
        defer { try? chat.world.database.close() }
        let routers = [makeRouter(chat), makePeopleRouter(chat, try #require(chat.people))]
        // OpenAPI has no name for the rest of a path; ours is “path”.
        return Set(routers.flatMap(\.routes).map { "\($0.description)".replacing("**", with: "{path}") })
    }

    @Test func `has every route of the server, and no other`() throws {
        let (served, described) = (try Self.served(), Set(try InterfaceDescription.shared.get().requests))
        #expect(served.subtracting(described).sorted() == [])
        #expect(described.subtracting(served).sorted() == [])
    }

    @Test func `has every code of an error under its status`() throws {
        let all = try InterfaceDescription.shared.get().operations.flatMap(\.codes)
        for (status, codes) in all {
            for code in codes {
                let known = try #require(ChatError.Code(rawValue: code), "\(code) is no code")
                #expect(Int(known.status.code) == status, "\(code)")
            }
        }
        let described = Set(all.flatMap { $1 })
        #expect(Set(ChatError.Code.allCases.map(\.rawValue)).subtracting(described).sorted() == [])
    }

    @Test func `is served as it is`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try Data(#"{"openapi":"3.1.0"}"#.utf8).write(to: folder.url.appendingPathComponent("Web/openapi.json"))
        try await withServer(on: folder) { server in
            let answer = try await HTTP.send("GET", server.address + "/openapi.json")
            #expect(answer.status == 200 && answer.headers["content-type"] == "application/json; charset=utf-8")
            #expect(answer.body == Data(#"{"openapi":"3.1.0"}"#.utf8))
        }
    }

    @Test func `finds an answer that it has not`() throws {
        let description = try InterfaceDescription.shared.get()
        let path = "/devices/kate-phone/conversations/a/entries?before=2"
        #expect(description.complaint("GET", path, 200, nil) == nil)
        #expect(description.complaint("GET", path, 404, "unknown_conversation") == nil)
        #expect(description.complaint("GET", path, 418, nil) != nil)
        #expect(description.complaint("GET", path, 404, "unknown_picture") != nil)
    }
}
