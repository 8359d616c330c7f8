import ChatModels
import Foundation
import Testing

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
        ("gzip, deflate, br", "packed"), ("br;q=1.0, GZIP;q=0.5", "packed"), ("gzip;q=0", "start();"),
        ("identity", "start();"), ("xgzip", "start();"),
    ])
    func `a browser that can unpack gets fewer bytes`(encodings: String, body: String) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(
                to: "GET /web/assets/device-4KZ7Q2LM.js HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    + "Accept-Encoding: \(encodings)\r\nConnection: close\r\n\r\n", port: server.port)
            #expect(answer.hasSuffix(body))
            #expect(answer.lowercased().contains("content-encoding: gzip") == (body == "packed"))
            #expect(answer.lowercased().contains("vary: accept-encoding"))
            #expect(answer.lowercased().contains("content-type: text/javascript; charset=utf-8"))
        }
    }

    @Test func `what is not compressed is sent as it is`() async throws {
        try await withServer { server in
            let answer = try await HTTP.send(
                "GET", server.address + "/web/assets/alone-4KZ7Q2LM.css", headers: ["Accept-Encoding": "gzip"])
            #expect(String(decoding: answer.body, as: UTF8.self) == "a {}")
            #expect(answer.headers["content-encoding"] == nil)
        }
    }

    @Test(arguments: [
        "/web/assets/device-AAAAAAAA.js", "/web/assets/../assets-4KZ7Q2LM.js", "/web/assets/..%2f..%2fchat-4KZ7Q2LM.js",
        "/web/assets/device-4KZ7Q2LM.js.gz", "/web/assets/%2e%2e/secret-4KZ7Q2LM.txt", "/web/assets", "/web/assets/",
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
