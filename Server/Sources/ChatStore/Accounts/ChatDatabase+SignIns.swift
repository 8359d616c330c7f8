package import ChatModels
package import Foundation
import GRDB

// Devices of people, and the codes by which they get further ones.
extension ChatDatabase {
    /// Returns the person's signed-in devices in order of the last use.
    package func signIns(of person: PersonID) async throws -> [AccountDevice] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT deviceId, name, addedAt, usedAt FROM signIn JOIN device ON device.id = deviceId
                    WHERE personId = ? AND digest IS NOT NULL ORDER BY usedAt DESC, signIn.rowid DESC
                    """,
                arguments: [person.uuid.uuidString]
            ).map { row in
                AccountDevice(
                    id: DeviceID(unchecked: row["deviceId"]), name: row["name"], addedAt: row["addedAt"],
                    usedAt: row["usedAt"])
            }
        }
    }

    package func noteUse(of device: DeviceID, at now: Int64) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE signIn SET usedAt = max(usedAt, ?) WHERE deviceId = ?", arguments: [now, device.rawValue])
        }
    }

    /// Forgets the device's secret, so that nobody signs in with it again.
    /// - Throws: `ChatStoreError`: `unknownDevice` where it is not a signed-in device of the person.
    package func revoke(_ device: DeviceID, of person: PersonID) async throws {
        try await write { db in
            try db.execute(
                sql: """
                    UPDATE signIn SET digest = NULL WHERE deviceId = ? AND digest IS NOT NULL
                    AND deviceId IN (SELECT id FROM device WHERE personId = ?)
                    """,
                arguments: [device.rawValue, person.uuid.uuidString])
            guard db.changesCount > 0 else { throw ChatStoreError(.unknownDevice, "There is no such device.") }
            for table in ["pushSubscription", "noticeBook"] {
                try db.execute(sql: "DELETE FROM \(table) WHERE deviceId = ?", arguments: [device.rawValue])
            }
        }
    }

    /// Stores a code for one more device, in the place of the person's earlier one.
    package func setDeviceCode(_ digest: Data, of person: PersonID, expiresAt: Int64) async throws {
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO deviceCode (personId, digest, expiresAt) VALUES (?, ?, ?)",
                arguments: [person.uuid.uuidString, digest, expiresAt])
        }
    }

    /// Stores recovery codes in the place of the person's earlier ones.
    package func setRecoveryCodes(_ digests: [Data], of person: PersonID) async throws {
        try await write { db in
            try db.execute(sql: "DELETE FROM recoveryCode WHERE personId = ?", arguments: [person.uuid.uuidString])
            for digest in digests {
                try db.execute(
                    sql: "INSERT INTO recoveryCode (digest, personId) VALUES (?, ?)",
                    arguments: [digest, person.uuid.uuidString])
            }
        }
    }

    package func recoveryCodeCount(of person: PersonID) async throws -> Int {
        try await pool.read { db in
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM recoveryCode WHERE personId = ?", arguments: [person.uuid.uuidString])
                ?? 0
        }
    }

    /// Adds a device of the person whose code this is, and uses the code up.
    /// - Throws: `ChatStoreError`: `wrongCode`, `tooManyDevices`.
    package func signIn(_ device: NewSignIn, by digest: Data, at now: Int64) async throws {
        try await write { db in
            guard let person = try Self.use(code: digest, at: now, in: db) else {
                throw ChatStoreError(.wrongCode, "This code does not work: it was used, is over, or never was one.")
            }
            try Self.add(device, of: person, at: now, in: db)
        }
    }

    // MARK: Within a transaction

    /// - Throws: `ChatStoreError`: `tooManyDevices`.
    static func add(_ device: NewSignIn, of person: String, at now: Int64, in db: Database) throws {
        let count = try Int.fetchOne(
            db,
            sql: """
                SELECT count(*) FROM signIn JOIN device ON device.id = deviceId
                WHERE personId = ? AND digest IS NOT NULL
                """, arguments: [person])
        guard count ?? 0 < ChatLimits.signedInDevicesMax else {
            throw ChatStoreError(
                .tooManyDevices, "A person has \(ChatLimits.signedInDevicesMax) devices at most. Sign one of them out.")
        }
        try db.execute(
            sql: "INSERT INTO device (id, personId) VALUES (?, ?)", arguments: [device.device.rawValue, person])
        try insert(device, at: now, in: db)
    }

    /// Returns the owner of a code that holds, and removes it; nil where there is none.
    private static func use(code digest: Data, at now: Int64, in db: Database) throws -> String? {
        let mine = "digest = ? AND personId IN (SELECT personId FROM account WHERE \(isPresent))"
        if let person = try String.fetchOne(
            db, sql: "DELETE FROM deviceCode WHERE \(mine) AND expiresAt > ? RETURNING personId",
            arguments: [digest, now])
        {
            return person
        }
        return try String.fetchOne(
            db, sql: "DELETE FROM recoveryCode WHERE \(mine) RETURNING personId", arguments: [digest])
    }
}
