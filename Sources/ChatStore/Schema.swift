import GRDB

/// The tables. A migration that has landed is never edited: a change is a new one after it.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 people and conversations") { try $0.execute(sql: peopleAndConversations) }
        migrator.registerMigration("2 log") { try $0.execute(sql: log) }
        migrator.registerMigration("3 device state") { try $0.execute(sql: deviceState) }
        migrator.registerMigration("4 draft attachments") { try $0.execute(sql: draftAttachments) }
        migrator.registerMigration("5 device setup") { try $0.execute(sql: deviceSetup) }
        migrator.registerMigration("6 still pictures of what moves") { db in
            try db.execute(sql: "ALTER TABLE picture ADD COLUMN poster BLOB")
        }
        return migrator
    }

    private static let peopleAndConversations = """
        CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) STRICT;
        CREATE TABLE person (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT;
        CREATE TABLE device (
            id TEXT NOT NULL PRIMARY KEY,
            personId TEXT NOT NULL REFERENCES person (id)
        ) STRICT;
        CREATE INDEX deviceByPerson ON device (personId);
        CREATE TABLE conversation (id TEXT NOT NULL PRIMARY KEY, title TEXT NOT NULL) STRICT;
        CREATE TABLE participant (
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            personId TEXT NOT NULL REFERENCES person (id),
            position INTEGER NOT NULL,
            PRIMARY KEY (conversationId, personId),
            UNIQUE (conversationId, position)
        ) STRICT;
        CREATE INDEX participantByPerson ON participant (personId);
        """

    /// `part` counts the entries of one Send from 0, so that the key is unique and a Send may make two entries.
    private static let log = """
        CREATE TABLE picture (id TEXT NOT NULL PRIMARY KEY, mediaType TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
        CREATE TABLE entry (
            conversationId TEXT NOT NULL,
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            senderId TEXT NOT NULL,
            deviceId TEXT NOT NULL REFERENCES device (id),
            sendKey TEXT NOT NULL,
            part INTEGER NOT NULL,
            sentAt INTEGER NOT NULL,
            kind TEXT NOT NULL,
            appId TEXT,
            sessionId TEXT,
            pictureId TEXT REFERENCES picture (id),
            payload BLOB NOT NULL,
            PRIMARY KEY (conversationId, sequence),
            UNIQUE (deviceId, sendKey, part),
            FOREIGN KEY (conversationId, senderId) REFERENCES participant (conversationId, personId)
        ) STRICT;
        CREATE INDEX entryBySession ON entry (conversationId, appId, sessionId, sequence) WHERE sessionId IS NOT NULL;
        CREATE INDEX entryByPicture ON entry (pictureId) WHERE pictureId IS NOT NULL;
        CREATE INDEX entryBySender ON entry (conversationId, senderId);
        """

    private static let draftAttachments = """
        CREATE TABLE draftAttachment (
            deviceId TEXT NOT NULL REFERENCES device (id),
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            position INTEGER NOT NULL,
            attachment BLOB NOT NULL,
            pictureId TEXT NOT NULL REFERENCES picture (id),
            PRIMARY KEY (deviceId, conversationId, position)
        ) STRICT;
        CREATE INDEX draftAttachmentByPicture ON draftAttachment (pictureId);
        """

    /// `revision` counts the changes of what the device shows that no entry made.
    private static let deviceSetup = """
        ALTER TABLE device ADD COLUMN isOld INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE device ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE deviceApp (
            deviceId TEXT NOT NULL REFERENCES device (id),
            appId TEXT NOT NULL,
            isInstalled INTEGER NOT NULL,
            install INTEGER NOT NULL,
            PRIMARY KEY (deviceId, appId)
        ) STRICT;
        """

    private static let deviceState = """
        CREATE TABLE draft (
            deviceId TEXT NOT NULL REFERENCES device (id),
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            text TEXT NOT NULL,
            message BLOB,
            pictureId TEXT REFERENCES picture (id),
            PRIMARY KEY (deviceId, conversationId)
        ) STRICT;
        CREATE INDEX draftByPicture ON draft (pictureId) WHERE pictureId IS NOT NULL;
        CREATE TABLE receipt (
            conversationId TEXT NOT NULL,
            personId TEXT NOT NULL,
            delivered INTEGER NOT NULL DEFAULT 0,
            read INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (conversationId, personId),
            FOREIGN KEY (conversationId, personId) REFERENCES participant (conversationId, personId)
        ) STRICT;
        """
}
