import Foundation
import Testing

@testable import SwiftData

@Suite(.timeLimit(.minutes(1))) struct ModelStoreTests {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).store")

    private func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
        try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: url))
    }

    private func saved(_ entity: String) throws -> [[String: String]] {
        try StoreFile(url: url).records().filter { $0.entity == entity }.map(\.values)
    }

    @Test @MainActor func `a change is saved by itself, also when its container is gone`() async throws {
        try container(Trip.self).mainContext.insert(Trip("Rome"))
        await Task { @MainActor in }.value
        #expect(try saved("Trip").count == 1)
    }
}
