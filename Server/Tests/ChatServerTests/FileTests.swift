import ChatModels
import Foundation
import Testing

/// Files that a person chooses for an app, and gets from it, through the server and a real process.
@Suite(.timeLimit(.minutes(5)), .serialized) struct FileTests {
    private func asking(
        _ server: TestServer, _ behaviour: (FollowingClient) async throws -> Void
    ) async throws {
        let kate = try await server.phone("kate").follow()
        try await kate.openProbe()
        try await kate.tapInsert()
        try await kate.follow { $0.snapshot.state.files != nil }
        try await kate.expectUpToDate()
        try await behaviour(kate)
    }

    private func announced(_ files: (String, Int)...) -> AnnouncedFiles {
        AnnouncedFiles(files: files.map { AnnouncedFile(name: $0.0, byteCount: $0.1) })
    }

    @Test func `the app reads what was chosen, a picture without its metadata`() async throws {
        try await withProbe("chooseFiles") { server in
            try await asking(server) { kate in
                let phone = kate.phone
                // A GIF of one pixel with a comment.
                let gif = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0])
                let frame = Data([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b])
                let comment = Data([0x21, 0xfe, 6]) + Data("Secret".utf8) + Data([0])
                let picture = gif + comment + frame
                #expect(
                    try await phone.post("/files/1", announced(("../a.txt", 5), ("b.gif", picture.count))).status == 204
                )
                #expect(try await phone.upload("/files/1/0", Data("hello".utf8)).status == 204)
                #expect(try await phone.upload("/files/1/0", Data("hello".utf8)).code == .unknownFiles)
                #expect(try await phone.upload("/files/1/1", picture).status == 204)
                let plain = String(data: gif + frame, encoding: .isoLatin1) ?? ""
                try await kate.follow { $0.snapshot.state.draft.text == "-a.txt=hello b.gif=\(plain)" }
                #expect(kate.view.snapshot.state.files == nil)
                try await kate.expectUpToDate()
            }
        }
    }

    @Test func `what is not as it was announced is refused, and may be tried again`() async throws {
        try await withProbe("chooseFiles") { server in
            try await asking(server) { kate in
                let phone = kate.phone
                #expect(try await phone.upload("/files/1/0", Data()).code == .unknownFiles)
                #expect(try await phone.post("/files/1", announced(("a", 1), ("b", 1), ("c", 1))).code == .tooManyFiles)
                #expect(try await phone.post("/files/1", announced(("a", 33 << 20))).code == .fileTooLarge)
                #expect(try await phone.post("/files/1", announced(("a.txt", 3))).status == 204)
                #expect(try await phone.upload("/files/1/0", Data("hello".utf8)).code == .badFile)
                #expect(try await phone.upload("/files/1/0", Data("he".utf8)).code == .badFile)
                #expect(try await phone.upload("/files/1/1", Data("hey".utf8)).code == .unknownFiles)
                #expect(try await phone.upload("/files/x/0", Data("hey".utf8)).code == .badNumber)
                #expect(try await phone.upload("/files/1/0", Data("hey".utf8)).status == 204)
                try await kate.follow { $0.snapshot.state.draft.text == "a.txt=hey" }
            }
        }
    }

    @Test func `a request that the person or the end of the app has ended takes nothing`() async throws {
        try await withProbe("chooseFiles") { server in
            try await asking(server) { kate in
                #expect(try await kate.phone.delete("/files/1").status == 204)
                try await kate.follow { $0.snapshot.state.files == nil }
                #expect(try await kate.phone.post("/files/1", announced(("a", 1))).code == .unknownFiles)
                try await kate.tapInsert()
                try await kate.follow { $0.snapshot.state.files?.number == 2 }
                #expect(try await kate.phone.delete("/panel").status == 204)
                try await kate.follow { $0.snapshot.state.files == nil }
                try await kate.expectUpToDate()
            }
        }
    }

    @Test func `what an app gives is saved once and never shown, and is nobody else's`() async throws {
        try await withProbe("giveFile") { server in
            try await asking(server) { kate in
                let offered = try #require(kate.view.snapshot.state.files?.offer?.files.first)
                #expect(offered == OfferedFile(name: "page ä.html", byteCount: 25))
                #expect(try await server.phone("john").get("/files/1/0").code == .unknownFiles)
                #expect(try await kate.phone.get("/files/1/1").code == .unknownFiles)
                let answer = try await kate.phone.get("/files/1/0")
                #expect(answer.status == 200 && answer.body == Data("<script>alert(1)</script>".utf8))
                #expect(answer.headers["content-type"] == "application/octet-stream")
                #expect(answer.headers["content-disposition"] == "attachment; filename*=UTF-8''page%20%C3%A4.html")
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(answer.headers["content-security-policy"] == "sandbox; default-src 'none'")
                #expect(answer.headers["cache-control"] == "no-store")
                try await kate.follow { $0.snapshot.state.files == nil }
                #expect(try await kate.phone.get("/files/1/0").code == .unknownFiles)
            }
        }
    }
}
