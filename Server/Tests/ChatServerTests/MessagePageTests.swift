import ChatModels
import Foundation
import Testing

/// A message on a page of its own, for a device that cannot show it.
@Suite(.timeLimit(.minutes(5)), .serialized) struct MessagePageTests {
    /// Kate sends “Mussels” with a picture; John's device is old. The body gets the address that John sees.
    private func withLink(
        _ caption: String = "Mussels", _ body: (TestServer, String) async throws -> Void
    ) async throws {
        try await withProbe("picture") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            _ = try await john.phone.put("/system", SystemBody(isOld: true))
            try await kate.openProbe()
            try await kate.sendMessage(caption)
            try await john.follow { $0.snapshot.lastSequence == 1 }
            try await body(server, try #require(john.view.snapshot.items.last?.link))
        }
    }

    @Test func `whoever has the address sees the message without signing in`() async throws {
        try await withLink { server, link in
            let page = try await HTTP.send("GET", server.address + link)
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["cache-control"] == "private, no-store")
            #expect(page.headers["content-security-policy"]?.contains("default-src 'none'") == true)
            let text = String(decoding: page.body, as: UTF8.self)
            for words in ["Kate sent a Probe message", "Mussels", "Probe: Mussels", "\(link)/picture"] {
                #expect(text.contains(words), "\(words)")
            }
            let picture = try await HTTP.send("GET", server.address + link + "/picture")
            #expect(picture.headers["content-type"] == "image/png")
            #expect(picture.body.first == 0x89)
        }
    }

    @Test func `where only text is accepted it is one line`() async throws {
        try await withLink { server, link in
            let page = try await HTTP.send("GET", server.address + link, headers: ["Accept": "text/plain"])
            #expect(page.headers["content-type"] == "text/plain; charset=utf-8")
            #expect(String(decoding: page.body, as: UTF8.self) == "Kate: Probe: Mussels\n")
        }
    }

    @Test func `what people write is text and never markup`() async throws {
        try await withLink("<script>alert('\"&')</script>") { server, link in
            let page = String(decoding: try await HTTP.send("GET", server.address + link).body, as: UTF8.self)
            #expect(!page.contains("<script"))
            #expect(page.contains("&lt;script&gt;alert(&#39;&quot;&amp;&#39;)&lt;/script&gt;"))
        }
    }

    @Test func `no other address shows anything, and says so in plain words`() async throws {
        try await withLink { server, link in
            _ = try await server.phone("kate").send("hello")
            let code = link.split(separator: "/").last.map(String.init) ?? ""
            let wrong = [
                "1/\(String(repeating: "0", count: 64))", "2/\(code)", "9/\(code)", "0/\(code)", "-1/\(code)",
                "9223372036854775808/\(code)", "1/zz", "1/\(code)00",
            ].map { "kate-and-john-and-mary/\($0)" }
            for place in wrong + ["nowhere/1/\(code)", "%00/1/\(code)"] {
                let path = "/messages/\(place)"
                let page = try await HTTP.send("GET", server.address + path)
                #expect(page.status == 404, "\(path)")
                #expect(String(decoding: page.body, as: UTF8.self).contains("This message cannot be shown"), "\(path)")
                #expect(try await HTTP.send("GET", server.address + path + "/picture").status == 404, "\(path)")
                let line = try await HTTP.send("GET", server.address + path, headers: ["Accept": "text/plain"])
                #expect(line.status == 404 && line.headers["content-type"]?.hasPrefix("text/plain") == true)
            }
        }
    }
}
