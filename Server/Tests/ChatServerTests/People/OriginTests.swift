import ChatModels
import Foundation
import Testing

/// Sends requests as pages and addresses of others would.
@Suite(.timeLimit(.minutes(5))) struct OriginTests {
    @Test(arguments: ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
    func `a change from a page of elsewhere is refused, though the cookie is right`(origin: String) async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let body = try JSONEncoder().encode(NameBody(name: "Eve"))
            let answer = try await ann.send("PUT", "/account/name", headers: ["Origin": origin], data: body)
            #expect(answer.status == 403 && answer.code == .wrongOrigin)
            #expect(try await ann.account().person.name == "Ann")
        }
    }

    @Test func `a change that does not say where it comes from is refused`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            for method in ["POST", "PUT", "DELETE"] {
                let answer = try await HTTP.send(method, server.address + "/account/name", cookie: ann.cookie)
                #expect(answer.code == .wrongOrigin, "\(method)")
            }
        }
    }

    @Test func `a foreign name that leads here gets no answer`() async throws {
        try await withPeopleServer { server in
            let answer = try await HTTP.send("GET", server.address + "/", headers: ["Host": "evil.example"])
            #expect(answer.code == .wrongOrigin)
        }
    }
}
