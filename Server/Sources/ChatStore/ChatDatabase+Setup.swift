package import ChatModels
import Foundation
import GRDB

/// A former install of an app on a device.
package struct RemovedInstall: Hashable, Sendable {
    package var device: DeviceID
    package var app: AppID
    package var install: Int

    package init(device: DeviceID, app: AppID, install: Int) {
        self.device = device
        self.app = app
        self.install = install
    }
}

extension ChatDatabase {
    /// Returns the last former install of each app on each device, whose container may still exist.
    package func removedInstalls() throws -> [RemovedInstall] {
        try pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT deviceId, appId, install - isInstalled AS last FROM deviceApp WHERE install >= isInstalled
                    """
            ).map { row in
                RemovedInstall(
                    device: DeviceID(unchecked: row["deviceId"]), app: AppID(unchecked: row["appId"]),
                    install: row["last"])
            }
        }
    }

    /// Returns the device's setup; the default one where there is no such device.
    package func setup(of device: DeviceID) async throws -> DeviceSetup {
        try await pool.read { db in
            var setup = DeviceSetup()
            setup.isOld =
                try Bool.fetchOne(db, sql: "SELECT isOld FROM device WHERE id = ?", arguments: [device.rawValue])
                ?? false
            let rows = try Row.fetchAll(
                db, sql: "SELECT appId, isInstalled, install FROM deviceApp WHERE deviceId = ?",
                arguments: [device.rawValue])
            for row in rows {
                let app = AppID(unchecked: row["appId"])
                setup.installs[app] = row["install"]
                if row["isInstalled"] == false { setup.removedApps.insert(app) }
            }
            if let owner = try String.fetchOne(
                db, sql: "SELECT personId FROM device WHERE id = ?", arguments: [device.rawValue])
            {
                setup.removedApps.formUnion(try Self.lackedApps(of: owner, in: db))
            }
            return setup
        }
    }

    /// Installs the app; does nothing if it is installed. A new install after an uninstall gets the next number.
    package func install(_ app: AppID, on device: DeviceID) async throws {
        try await write { db in
            try db.execute(
                sql: """
                    UPDATE deviceApp SET isInstalled = 1, install = install + 1
                    WHERE deviceId = ? AND appId = ? AND NOT isInstalled
                    """,
                arguments: [device.rawValue, app.rawValue])
        }
    }

    /// Uninstalls the app, and forgets its notices and whether the person allows them.
    package func uninstall(_ app: AppID, from device: DeviceID) async throws {
        try await write { db in
            try db.execute(
                sql: """
                    INSERT INTO deviceApp (deviceId, appId, isInstalled, install) VALUES (?, ?, 0, 0)
                    ON CONFLICT DO UPDATE SET isInstalled = 0
                    """,
                arguments: [device.rawValue, app.rawValue])
            try Self.forgetNotices(of: app, on: device, db)
        }
    }

    package func setOld(_ isOld: Bool, _ device: DeviceID) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE device SET isOld = :isOld, revision = revision + (isOld <> :isOld) WHERE id = :device",
                arguments: ["isOld": isOld, "device": device.rawValue])
        }
    }

    /// Returns the value for `DeviceState.revision`.
    package func revision(of device: DeviceID) async throws -> Int {
        try await pool.read { db in
            try Int.fetchOne(db, sql: "SELECT revision FROM device WHERE id = ?", arguments: [device.rawValue]) ?? 0
        }
    }
}
