import ChatModels
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct BundledFileTests {
    private static let forGood = "public, max-age=31536000, immutable"

    @Test(arguments: [
        ("/web/assets/device-4KZ7Q2LM.js", forGood), ("/web/assets/alone-4KZ7Q2LM.css", forGood),
        ("/web/assets/plain.js", "no-cache"), ("/web/client/main.js", "no-cache"),
        ("/web/client/main-4KZ7Q2LM.js", "no-cache"), ("/web/simulator.html", "no-cache"), ("/", "no-cache"),
        ("/devices/kate-phone/", "no-cache"),
    ])
    func `only what is named after its contents is kept for good`(path: String, cache: String) async throws {
        try await withServer { server in
            // URLSession unpacks what says that it is packed, and this is not.
            let answer = try await HTTP.send("GET", server.address + path, headers: ["Accept-Encoding": "identity"])
            #expect(answer.status == 200)
            #expect(answer.headers["cache-control"] == cache)
        }
    }

    @Test(arguments: [
        ("gzip, deflate, br", "smaller", "br"), ("BR;q=0.5, gzip", "smaller", "br"),
        ("br;q=0, GZIP;q=0.5", "packed", "gzip"), ("gzip", "packed", "gzip"), ("gzip;q=0", "start();", nil),
        ("identity", "start();", nil), ("xgzip, brx", "start();", nil),
    ])
    func `a browser that can unpack gets fewer bytes`(encodings: String, body: String, encoding: String?) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(
                to: "GET /web/assets/device-4KZ7Q2LM.js HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    + "Accept-Encoding: \(encodings)\r\nConnection: close\r\n\r\n", port: server.port)
            #expect(answer.hasSuffix(body))
            #expect(answer.lowercased().contains("content-encoding: ") == (encoding != nil))
            if let encoding { #expect(answer.lowercased().contains("content-encoding: \(encoding)\r\n")) }
            #expect(answer.lowercased().contains("vary: accept-encoding"))
            #expect(answer.lowercased().contains("content-type: text/javascript; charset=utf-8"))
        }
    }

    @Test(arguments: ["/devices/kate-phone/", "/", "/web/client/main.js", "/web/assets/device-4KZ7Q2LM.js"])
    func `a browser that has a file already gets no body`(path: String) async throws {
        try await withServer { server in
            let first = try await RawRequest.answer(to: Self.request(path), port: server.port)
            let tag = try #require(first.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag: ") })
                .dropFirst(6)
            for condition in ["\(tag)", "\"other\", \(tag)", "\(tag.dropFirst(2))", "*"] {
                let again = try await RawRequest.answer(to: Self.request(path, condition), port: server.port)
                #expect(again.hasPrefix("HTTP/1.1 304"))
                #expect(again.hasSuffix("\r\n\r\n"), "no body")
                #expect(again.contains(tag) && again.lowercased().contains("cache-control: "))
            }
            let other = try await RawRequest.answer(to: Self.request(path, "\"other\""), port: server.port)
            #expect(other.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `an edited file has another tag`() async throws {
        try await withServer { server in
            let page = server.folder.url.appendingPathComponent("Web/device.html")
            let tags = try ["<title>Other</title>", "<title>Third one</title>"].map { text in
                try Data(text.utf8).write(to: page)
                return try #require(FileTag(of: page)).text
            }
            #expect(tags[0] != tags[1])
            #expect(FileTag(of: server.folder.url) == nil, "a folder has none")
        }
    }

    private static func request(_ path: String, _ condition: String? = nil) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (condition.map { "If-None-Match: \($0)\r\n" } ?? "")
            + "Connection: close\r\n\r\n"
    }

    @Test func `what is not compressed is sent as it is`() async throws {
        try await withServer { server in
            let answer = try await HTTP.send(
                "GET", server.address + "/web/assets/alone-4KZ7Q2LM.css", headers: ["Accept-Encoding": "gzip, br"])
            #expect(String(decoding: answer.body, as: UTF8.self) == "a {}")
            #expect(answer.headers["content-encoding"] == nil)
        }
    }

    @Test(arguments: [
        "/web/assets/device-AAAAAAAA.js", "/web/assets/../assets-4KZ7Q2LM.js", "/web/assets/..%2f..%2fchat-4KZ7Q2LM.js",
        "/web/assets/device-4KZ7Q2LM.js.gz", "/web/assets/device-4KZ7Q2LM.js.br",
        "/web/assets/%2e%2e/secret-4KZ7Q2LM.txt", "/web/assets", "/web/assets/",
    ])
    func `an unknown hash, the packed file itself and what is outside are not there`(path: String) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(
                to: "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n",
                port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 404") || answer.hasPrefix("HTTP/1.1 400"))
            #expect(!answer.contains("immutable"))
        }
    }
}
