import ChatModels
import ChatServer
import Foundation
import Logging
import RenderTree
import Synchronization
import Testing

/// Killing the app of a simulated phone: as a crash, and of that phone alone.
@Suite(.timeLimit(.minutes(5))) struct KillTests {
    private func kill(_ device: String, on server: TestServer) async throws -> HTTP.Answer {
        try await HTTP.send("DELETE", "\(server.address)/simulator/devices/\(device)/processes")
    }

    @Test func `a killed app says so, keeps what is staged, and opens again`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await john.openProbe()
            try await kate.type("Mussels")
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble?.caption == "Mussels" }
            #expect(try await kill("kate-phone", on: server).status == 204)
            try await kate.follow { $0.failure?.code == .crashed }
            try await kate.expectUpToDate()
            #expect(kate.view.snapshot.state.draft.bubble?.caption == "Mussels")
            try await john.expectUpToDate()
            #expect(john.view.failure == nil)

            try await kate.openProbe()
            #expect(try await kate.phone.send("").status == 201)
            try await kate.follow { $0.snapshot.lastSequence == 1 }
        }
    }

    @Test func `where no app runs, and on no phone, nothing is killed`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            #expect(try await kill("kate-phone", on: server).code == .panelNotOpen)
            try await kate.openProbe()
            for device in ["nobody", "%2e%2e", "kate-phone%20"] {
                #expect(try await kill(device, on: server).code == .unknownDevice)
            }
            #expect(kate.view.failure == nil)
        }
    }

    @Test func `a server that stops while an app is open has nothing to complain of, and begins another epoch`()
        async throws
    {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        let lines = Mutex<[String]>([])
        let logger = Logger(label: "test") { _ in LineHandler { line in lines.withLock { $0.append(line) } } }
        var epochs: [Int?] = []
        try await withServer(on: folder, configure: [{ $0.logger = logger }]) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            epochs.append(kate.view.snapshot.state.epoch)
        }
        #expect(lines.withLock { $0 } == [])
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            epochs.append(kate.view.snapshot.state.epoch)
            #expect(kate.view.snapshot.state.panel == .closed)
        }
        #expect(Set(epochs.compactMap(\.self)).count == 2)
    }
}
