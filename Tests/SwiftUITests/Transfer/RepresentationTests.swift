import Foundation
import Testing

@testable import SwiftUI

private struct Packet: Transferable, Codable {
    var name: String
    var isOpen = true

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { try JSONEncoder().encode($0) }
            .suggestedFileName { "../\($0.name).seed" }
            .exportingCondition { $0.isOpen }
        ProxyRepresentation { (packet: Packet) in packet.name }
    }
}

/// Source: developer.apple.com/documentation/coretransferable/transferrepresentation
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Representations of a value` {
    @Test func `name the file that they write, and no folder`() async throws {
        let file = try await exportedFile(of: Packet(name: "Pea"), named: nil)
        #expect(file.lastPathComponent == "Pea.seed")
        #expect(try JSONDecoder().decode(Packet.self, from: Data(contentsOf: file)).name == "Pea")
    }

    @Test func `are passed over where their condition does not hold`() async throws {
        let closed = Packet(name: "Pea", isOpen: false)
        let file = try await exportedFile(of: closed, named: nil)
        #expect(try String(contentsOf: file, encoding: .utf8) == "Pea")
        #expect(SwiftUI.exports(of: closed).count < SwiftUI.exports(of: Packet(name: "Pea")).count)
    }
}
