/// Brings a store's records from the version that they were saved with to another one.
struct Migration {
    let plan: any SchemaMigrationPlan.Type
    let target: Schema.Version

    /// Carries out the stages in between. The file is written once all of them have succeeded, so that it stays as it is otherwise.
    func run(on file: StoreFile) throws {
        guard let contents = try file.contents() else { return }
        guard let first = plan.schemas.first?.versionIdentifier else { return }
        // A store that was saved without a version is of the oldest one.
        var version = contents.schemaVersion ?? first
        guard version != target else { return }
        var records = contents.records
        for stage in try stages(from: version) {
            records = try carryOut(stage, records)
            version = stage.versions.to.versionIdentifier
        }
        try StoreFile(url: file.url, schemaVersion: version).write(records)
    }

    /// Returns the stages that lead to the target, in their order; each goes to a later version than it begins at.
    private func stages(from version: Schema.Version) throws -> [MigrationStage] {
        var (found, version): ([MigrationStage], Schema.Version) = ([], version)
        while version != target {
            let next = plan.stages.first {
                $0.versions.from.versionIdentifier == version && $0.versions.to.versionIdentifier > version
            }
            guard let next else { throw SwiftDataError.noStage(from: version, to: target) }
            found.append(next)
            version = next.versions.to.versionIdentifier
        }
        return found
    }

    private func carryOut(_ stage: MigrationStage, _ records: [StoreFile.Record]) throws -> [StoreFile.Record] {
        guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
            return try changed(records, by: nil, to: stage.versions.to)
        }
        return try changed(changed(records, by: willMigrate, to: from), by: didMigrate, to: to)
    }

    /// Makes the models of a version, lets a closure change them, and returns their records.
    private func changed(
        _ records: [StoreFile.Record], by change: ((ModelContext) throws -> Void)?, to schema: any VersionedSchema.Type
    ) throws -> [StoreFile.Record] {
        let store = try ModelStore(types: Schema(schema.models).reachableTypes, records: records)
        if let change { try change(ModelContext(store)) }
        return try store.finished()
    }
}
