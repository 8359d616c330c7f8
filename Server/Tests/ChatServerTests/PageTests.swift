import AppProtocol
import ChatModels
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct PageTests {
    @Test func `the simulator's page signs in as everybody`() async throws {
        try await withServer { server in
            let page = try await HTTP.send("GET", server.address + "/")
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            let cookies = try #require(page.headers["set-cookie"])
            for device in ["kate", "john", "mary"] { #expect(cookies.contains("Path=/devices/\(device)-phone")) }
        }
    }

    @Test(arguments: [
        "/nothing", "/devices/nobody/", "/web/nothing.js", "/messages/a/1/b/c", "/devices/kate-phone/nothing",
    ])
    func `a browser that comes to nowhere gets a page with a way back, and a program its JSON`(path: String)
        async throws
    {
        try await withServer { server in
            let browser = ["Accept": "text/html,application/xhtml+xml,*/*;q=0.8"]
            let page = try await HTTP.send("GET", server.address + path, headers: browser)
            #expect(page.status == 404)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            let text = String(decoding: page.body, as: UTF8.self)
            #expect(text.contains("Nothing is here") && text.contains(#" href="/">To the start page</a>"#))
            #expect(!text.contains("<script"))
            for accept in ["*/*", "application/json"] {
                let answer = try await HTTP.send("GET", server.address + path, headers: ["Accept": accept])
                #expect(answer.status == 404 && answer.code != nil)
            }
            #expect(try await HTTP.send("POST", server.address + path, headers: browser).code == .notFound)
        }
    }

    @Test(arguments: [
        ("de-AT,de;q=0.9,en;q=0.8", "de", "Hier ist nichts"), ("en-GB,de;q=0.5", "en", "Nothing is here"),
        ("pl, fr;q=0.5", "fr", "Il n’y a rien ici"), ("pl", "en", "Nothing is here"), ("", "en", "Nothing is here"),
        ("ar", "ar\" dir=\"rtl", "لا يوجد شيء هنا"),
    ])
    func `a page about nothing is in the browser's language`(languages: String, name: String, title: String)
        async throws
    {
        try await withServer { server in
            let headers = ["Accept": "text/html", "Accept-Language": languages]
            let page = try await HTTP.send("GET", server.address + "/nothing", headers: headers)
            let text = String(decoding: page.body, as: UTF8.self)
            #expect(text.contains("<html lang=\"\(name)\">") && text.contains(title), "\(text)")
        }
    }

    @Test func `languages beyond 200 bytes are not looked at`() {
        let marks = String(repeating: "\u{301}", count: 97)
        #expect(ProblemWords.of("xx\(marks),de").language == "de")
        #expect(ProblemWords.of("xx\(marks)\u{301},de").language == "en")
    }

    @Test func `the conversation of a device is given to its cookie only`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let address = server.address + "/devices/kate-phone/conversation"
            #expect(try await HTTP.send("GET", address).code == .notSignedIn)
            let john = try await server.phone("john")
            #expect(try await HTTP.send("GET", address, cookie: john.cookie).code == .notSignedIn)
            let answer = try await HTTP.send("GET", address, cookie: kate.cookie)
            let snapshot = try await kate.snapshot()
            #expect(try answer.decoded(ConversationSnapshot.self) == snapshot)
        }
    }

    @Test func `the list of devices signs in as those who have joined since`() async throws {
        try await withServer { server in
            let list = try await HTTP.send("GET", server.address + "/simulator")
            #expect(list.headers["set-cookie"]?.contains("Path=/devices/kate-phone") == true)
        }
    }

    @Test func `the list of devices names person and conversation`() async throws {
        struct List: Decodable {
            struct Device: Decodable, Equatable { var device, person, conversation: String }
            var devices: [Device]
        }
        try await withServer { server in
            let list = try await HTTP.send("GET", server.address + "/simulator").decoded(List.self)
            #expect(
                list.devices
                    == ["Kate", "John", "Mary"].map {
                        List.Device(
                            device: "\($0.lowercased())-phone", person: $0, conversation: TestServer.conversation)
                    })
        }
    }

    @Test(arguments: [
        ("/web/simulator.html", "text/html; charset=utf-8"), ("/web/client/main.js", "text/javascript; charset=utf-8"),
        ("/fonts/Inter-Regular.otf", "font/otf"), ("/fonts/JetBrainsMono-Bold.ttf", "font/ttf"),
        ("/fonts/Caladea-Regular.ttf", "font/ttf"), ("/fonts/Quicksand-Bold.ttf", "font/ttf"),
    ])
    func `files have their kind`(path: String, mediaType: String) async throws {
        try await withServer { server in
            let answer = try await HTTP.send("GET", server.address + path)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == mediaType)
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["content-security-policy"]?.contains("script-src 'self'") == true)
            #expect(answer.headers["content-security-policy"]?.contains("frame-ancestors 'self'") == true)
        }
    }

    @Test(arguments: [
        "/web/../chat.sqlite", "/web/%2e%2e/chat.sqlite", "/web/..%2fchat.sqlite", "/web/client/../../chat.sqlite",
        "/web/secret.txt", "/web/client", "/web/.hidden.js", "/web/missing.js", "/web/client%00.js", "/web/%",
        "/web//etc/passwd", "/fonts/../simulator.html", "/fonts/Other.otf", "/fonts/DejaVuSans.ttf",
        "/fonts/JetBrainsMono-..", "/fonts/Inter-%2e%2e.otf",
    ])
    func `nothing else is served`(path: String) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(
                to: "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 404") || answer.hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test func `a font of an app is served under its own name alone`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe(fonts: ["Serif.ttf"]) { bundle in
            try FileManager.default.copyItem(
                atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", toPath: bundle.path + "/Serif.ttf")
        }
        let file = folder.apps.appendingPathComponent("Probe.app/Serif.ttf")
        let font = try BundledFont(file, bytes: Data(contentsOf: file))
        try await withServer(on: folder) { server in
            let answer = try await HTTP.send("GET", server.address + "/fonts/" + font.family)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "font/ttf")
            #expect(answer.headers["cache-control"]?.contains("max-age") == true)
            #expect(answer.body == (try Data(contentsOf: font.file)))
            for name in ["Serif.ttf", "app-font-", font.family + "0"] {
                #expect(try await HTTP.send("GET", server.address + "/fonts/" + name).status == 404)
            }
        }
    }

    @Test func `an unknown device has no page`() async throws {
        try await withServer { server in
            let answer = try await HTTP.send("GET", server.address + "/devices/nobody/")
            #expect(answer.code == .unknownDevice)
            #expect(answer.headers["set-cookie"] == nil)
        }
    }

    @Test func `a restart keeps people, conversation and devices`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let before = Box<ConversationSnapshot>()
        try await withServer(on: folder) { before.value = try await $0.phone("kate").snapshot() }
        try await withServer(on: folder) { server in
            var after = try await server.phone("kate").snapshot()
            // Another server's session runs the apps.
            after.state.epoch = before.value?.state.epoch
            #expect(after == before.value)
        }
        #expect(before.value?.participants.map(\.name) == ["Kate", "John", "Mary"])
        #expect(before.value?.name == nil)
    }
}
