import Foundation
import SwiftData
import Testing

private enum Version1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Song.self] }

    @Model final class Song {
        var name: String
        var seconds: Int
        init(_ name: String, seconds: Int) { (self.name, self.seconds) = (name, seconds) }
    }
}

/// Renames a variable, and adds one.
private enum Version2: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 1, 0)
    static var models: [any PersistentModel.Type] { [Song.self] }

    @Model final class Song {
        @Attribute(originalName: "name") var title: String
        var seconds: Int
        var isLiked = false
        init(_ title: String, seconds: Int) { (self.title, self.seconds) = (title, seconds) }
    }
}

/// Allows a title once.
private enum Version3: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Song.self] }

    @Model final class Song {
        @Attribute(.unique, originalName: "name") var title: String
        var minutes: Double = 0
        @Attribute(originalName: "seconds") var length: Int
        init(_ title: String, length: Int) { (self.title, self.length) = (title, length) }
    }
}

private struct Refused: Error {}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Version1.self, Version2.self, Version3.self] }
    static var stages: [MigrationStage] { [renaming, merging] }
    static let renaming = MigrationStage.lightweight(fromVersion: Version1.self, toVersion: Version2.self)
    static let merging = MigrationStage.custom(
        fromVersion: Version2.self, toVersion: Version3.self,
        willMigrate: { context in
            var seen: Set<String> = []
            for song in try context.fetch(FetchDescriptor<Version2.Song>()) where !seen.insert(song.title).inserted {
                context.delete(song)
            }
            try context.save()
        },
        didMigrate: { context in
            for song in try context.fetch(FetchDescriptor<Version3.Song>()) { song.minutes = Double(song.length) / 60 }
            try context.save()
        })
}

private enum PlanThatFails: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { Plan.schemas }
    static var stages: [MigrationStage] {
        [
            Plan.renaming,
            .custom(
                fromVersion: Version2.self, toVersion: Version3.self, willMigrate: nil,
                didMigrate: { _ in throw Refused() }),
        ]
    }
}

private enum PlanWithoutStages: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { Plan.schemas }
    static var stages: [MigrationStage] { [] }
}

/// Source: developer.apple.com/documentation/swiftdata/schemamigrationplan
@Suite(.timeLimit(.minutes(5))) struct `A store of an older version` {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).store")

    private var configuration: ModelConfiguration { ModelConfiguration(url: url) }

    /// Saves songs as an app of the first version does.
    private func save(plan: (any SchemaMigrationPlan.Type)? = nil) throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: Version1.self), migrationPlan: plan, configurations: configuration)
        let context = ModelContext(container)
        for (name, seconds) in [("Blue", 90), ("Red", 60), ("Blue", 30)] {
            context.insert(Version1.Song(name, seconds: seconds))
        }
        try context.save()
    }

    @Test func `is brought to the newest version, stage by stage`() throws {
        try save()
        let container = try ModelContainer(
            for: Version3.Song.self, migrationPlan: Plan.self, configurations: configuration)
        let songs = try ModelContext(container).fetch(FetchDescriptor<Version3.Song>(sortBy: [SortDescriptor(\.title)]))
        #expect(songs.map(\.title) == ["Blue", "Red"] && songs.map(\.length) == [90, 60])
        #expect(songs.map(\.minutes) == [1.5, 1])
    }

    @Test func `is brought to a version in between, and from there on later`() throws {
        try save(plan: Plan.self)
        try check {
            let container = try ModelContainer(
                for: Schema(versionedSchema: Version2.self), migrationPlan: Plan.self, configurations: configuration)
            let songs = try ModelContext(container).fetch(FetchDescriptor<Version2.Song>())
            #expect(songs.map(\.title) == ["Blue", "Red", "Blue"] && songs.allSatisfy { !$0.isLiked })
        }
        let container = try ModelContainer(
            for: Version3.Song.self, migrationPlan: Plan.self, configurations: configuration)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Version3.Song>()) == 2)
    }

    @Test func `is migrated once`() throws {
        try save()
        for _ in 0..<2 {
            try check {
                let container = try ModelContainer(
                    for: Version3.Song.self, migrationPlan: Plan.self, configurations: configuration)
                let context = ModelContext(container)
                for song in try context.fetch(FetchDescriptor<Version3.Song>()) { song.minutes += 1 }
                try context.save()
            }
        }
        let container = try ModelContainer(
            for: Version3.Song.self, migrationPlan: Plan.self, configurations: configuration)
        let songs = try ModelContext(container).fetch(FetchDescriptor<Version3.Song>(sortBy: [SortDescriptor(\.title)]))
        #expect(songs.map(\.minutes) == [3.5, 3])
    }

    @Test func `stays as it is where a stage fails or is missing`() throws {
        try save()
        let before = try Data(contentsOf: url)
        #expect(throws: Refused.self) {
            try ModelContainer(
                for: Version3.Song.self, migrationPlan: PlanThatFails.self, configurations: configuration)
        }
        #expect(throws: SwiftDataError.self) {
            try ModelContainer(
                for: Version3.Song.self, migrationPlan: PlanWithoutStages.self, configurations: configuration)
        }
        #expect(try Data(contentsOf: url) == before)
    }

    @Test func `keeps the values of a renamed variable also without a plan`() throws {
        try save()
        let container = try ModelContainer(for: Version2.Song.self, configurations: configuration)
        let songs = try ModelContext(container).fetch(FetchDescriptor<Version2.Song>())
        #expect(songs.map(\.title) == ["Blue", "Red", "Blue"])
    }

    /// Lets go of what the closure made, as a process that ends does.
    private func check(_ body: () throws -> Void) throws { try body() }
}
