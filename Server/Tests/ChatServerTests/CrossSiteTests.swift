import ChatModels
import Foundation
import Testing

/// Requests that pages of other sites have a browser make. Source: Fetch Metadata Request Headers, W3C.
@Suite(.timeLimit(.minutes(5))) struct CrossSiteTests {
    private static let link = ["Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Accept": "text/html,*/*"]

    private func headers(_ site: String, _ others: [String: String] = [:]) -> [String: String] {
        others.merging(["Sec-Fetch-Site": site]) { $1 }
    }

    @Test(arguments: ["cross-site", "same-site", "nonsense"])
    func `what a foreign page asks for is refused`(site: String) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let asked = headers(site, ["Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"])
            for (method, address) in [
                ("DELETE", kate.address + "/panel"), ("GET", kate.address), ("GET", kate.address + "/events"),
                ("GET", server.address + "/events"), ("POST", server.address + "/simulator/people"),
                ("GET", server.address + "/web/client/main.js"), ("GET", server.address + "/simulator"),
            ] {
                let answer = try await HTTP.send(method, address, cookie: kate.cookie, headers: asked)
                #expect(answer.status == 403 && answer.code == .wrongOrigin, "\(method) \(address)")
                #expect(answer.cookies.isEmpty)
            }
        }
    }

    @Test(arguments: ["same-origin", "none"])
    func `what a page of the server's own asks for, or a person, is answered`(site: String) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for method in ["DELETE", "PUT"] {
                let path = method == "PUT" ? "/read" : "/panel"
                let body = method == "PUT" ? try JSONEncoder().encode(ReadBody(sequence: 0)) : nil
                let answer = try await HTTP.send(
                    method, kate.address + path, cookie: kate.cookie, headers: headers(site), body: body)
                #expect(answer.status == 204)
            }
            #expect(try await kate.get("", headers: headers(site)).status == 200)
        }
    }

    @Test func `a link on another site opens pages, and nothing else`() async throws {
        try await withServer { server in
            let asked = headers("cross-site", Self.link)
            for path in ["/", "/devices/kate-phone/", "/join/\(String(repeating: "0", count: 80))"] {
                #expect(try await HTTP.send("GET", server.address + path, headers: asked).status == 200, "\(path)")
            }
            let message = try await HTTP.send("GET", server.address + "/messages/a/1/b", headers: asked)
            #expect(message.status == 404 && message.headers["content-type"] == "text/html; charset=utf-8")

            let kate = try await server.phone("kate")
            for address in [server.address + "/simulator", server.address + "/events", kate.address] {
                let answer = try await HTTP.send("GET", address, cookie: kate.cookie, headers: asked)
                #expect(answer.status == 403, "\(address)")
            }
            let form = try await HTTP.send("POST", server.address + "/simulator/reset", headers: asked)
            #expect(form.code == .wrongOrigin)
            let framed = asked.merging(["Sec-Fetch-Dest": "iframe"]) { $1 }
            #expect(try await HTTP.send("GET", server.address + "/", headers: framed).status == 403)
        }
    }

    @Test(arguments: ["/", "/web/client/main.js", "/simulator", "/nothing"])
    func `no other site's page gets at an answer or at its window`(path: String) async throws {
        try await withServer { server in
            let answer = try await HTTP.send("GET", server.address + path)
            #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
            #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
        }
    }
}
