package import ChatModels
import Foundation
import GRDB

// Apps of people. Somebody has an app on all of their devices or on none.
extension ChatDatabase {
    /// Returns the apps that the person has not got.
    package func lackedApps(of person: PersonID) async throws -> Set<AppID> {
        try await pool.read { try Self.lackedApps(of: person.uuid.uuidString, in: $0) }
    }

    /// Puts the app on all devices of the person; does nothing where they have it. A new install after a removal gets the next number.
    package func addApp(_ app: AppID, for person: PersonID) async throws {
        let arguments: StatementArguments = ["person": person.uuid.uuidString, "app": app.rawValue]
        try await write { db in
            try Self.setHas(true, arguments, in: db)
            try db.execute(
                sql: """
                    UPDATE deviceApp SET isInstalled = 1, install = install + 1
                    WHERE \(Self.isOfPerson) AND appId = :app AND NOT isInstalled
                    """,
                arguments: arguments)
        }
    }

    /// Takes the app from all devices of the person, and forgets its notices and whether they allow them.
    /// - Returns: the installs that are over, whose containers may still exist.
    package func removeApp(_ app: AppID, of person: PersonID) async throws -> [RemovedInstall] {
        let arguments: StatementArguments = ["person": person.uuid.uuidString, "app": app.rawValue]
        return try await write { db in
            try Self.setHas(false, arguments, in: db)
            try db.execute(
                sql: """
                    INSERT INTO deviceApp (deviceId, appId, isInstalled, install)
                    SELECT id, :app, 0, 0 FROM device WHERE personId = :person
                    ON CONFLICT DO UPDATE SET isInstalled = 0
                    """,
                arguments: arguments)
            let rows = try Row.fetchAll(
                db, sql: "SELECT deviceId, install FROM deviceApp WHERE \(Self.isOfPerson) AND appId = :app",
                arguments: arguments)
            return try rows.map { row in
                let device = DeviceID(unchecked: row["deviceId"])
                try Self.forgetNotices(of: app, on: device, db)
                return RemovedInstall(device: device, app: app, install: row["install"])
            }
        }
    }

    /// Returns the others who have sent something by the app that the person can see, by name.
    package func users(of app: AppID, seenBy person: PersonID) async throws -> [Participant] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, name, avatarId FROM person WHERE id <> :person AND id IN (
                        SELECT senderId FROM entry JOIN membership AS mine
                        ON mine.conversationId = entry.conversationId AND mine.personId = :person
                        AND sequence >= firstSequence AND sequence <= coalesce(lastSequence, sequence)
                        WHERE appId = :app AND \(Self.isOfNobodyBlocked))
                    ORDER BY name COLLATE NOCASE, id LIMIT :limit
                    """,
                arguments: [
                    "person": person.uuid.uuidString, "app": app.rawValue, "limit": ChatLimits.appUsersMax,
                ]
            ).map(Self.participant)
        }
    }

    /// Returns the apps without which people begin who join.
    package func withheldApps() async throws -> Set<AppID> {
        try await pool.read { db in
            Set(try String.fetchAll(db, sql: "SELECT appId FROM withheldApp").map(AppID.init(unchecked:)))
        }
    }

    /// Sets whether people who join have the app from the beginning. Who is here already keeps what they have.
    package func setGiven(_ isGiven: Bool, _ app: AppID, by owner: PersonID, at now: Int64) async throws {
        try await write { db in
            let isWithheld = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT * FROM withheldApp WHERE appId = ?)", arguments: [app.rawValue])
            guard isWithheld == isGiven else { return }
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO personApp (personId, appId, has)
                    SELECT personId, ?, ? FROM account WHERE removedAt IS NULL
                    """,
                arguments: [app.rawValue, !isGiven])
            try db.execute(
                sql: isGiven
                    ? "DELETE FROM withheldApp WHERE appId = ?" : "INSERT INTO withheldApp (appId) VALUES (?)",
                arguments: [app.rawValue])
            try Self.note(.setApps, by: owner.uuid.uuidString, at: now, in: db)
        }
    }

    // MARK: Within a transaction

    static func lackedApps(of person: String, in db: Database) throws -> Set<AppID> {
        let apps = try String.fetchAll(
            db,
            sql: """
                SELECT appId FROM personApp WHERE personId = :person AND NOT has
                UNION SELECT appId FROM withheldApp
                WHERE appId NOT IN (SELECT appId FROM personApp WHERE personId = :person)
                """,
            arguments: ["person": person])
        return Set(apps.map(AppID.init(unchecked:)))
    }

    private static let isOfPerson = "deviceId IN (SELECT id FROM device WHERE personId = :person)"

    private static func setHas(_ has: Bool, _ arguments: StatementArguments, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO personApp (personId, appId, has) VALUES (:person, :app, :has)
                ON CONFLICT DO UPDATE SET has = :has
                """,
            arguments: arguments + ["has": has])
    }
}
