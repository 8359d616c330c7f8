import GRDB

/// The tables and their migrations. A released migration is never edited: each change is a new one after it.
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
        migrator.registerMigration("7 memberships") { try $0.execute(sql: memberships) }
        migrator.registerMigration("8 unsent") { try $0.execute(sql: unsent) }
        migrator.registerMigration("9 expiry") { try $0.execute(sql: expiry) }
        migrator.registerMigration("10 stickers on bubbles") { try $0.execute(sql: stickersOnBubbles) }
        migrator.registerMigration("11 invitations") { try $0.execute(sql: invitations) }
        migrator.registerMigration("12 names of conversations") { try $0.execute(sql: namesOfConversations) }
        migrator.registerMigration("13 accounts") { try $0.execute(sql: accounts) }
        migrator.registerMigration("14 conversations of people") { try $0.execute(sql: conversationsOfPeople) }
        migrator.registerMigration("15 search") { try $0.execute(sql: search) }
        migrator.registerMigration("16 replies and edits") { try $0.execute(sql: repliesAndEdits) }
        migrator.registerMigration("17 choices in the list") { try $0.execute(sql: choicesInTheList) }
        migrator.registerMigration("18 mentions") { try $0.execute(sql: mentions) }
        migrator.registerMigration("19 values of groups") { try $0.execute(sql: valuesOfGroups) }
        migrator.registerMigration("20 push subscriptions") { try $0.execute(sql: pushSubscriptions) }
        migrator.registerMigration("21 blocks and reports") { try $0.execute(sql: blocksAndReports) }
        migrator.registerMigration("22 notices of apps") { try $0.execute(sql: noticesOfApps) }
        migrator.registerMigration("23 retention") { db in
            try db.execute(sql: "ALTER TABLE conversation ADD COLUMN retentionDays INTEGER")
        }
        migrator.registerMigration("24 apps of people") { try $0.execute(sql: appsOfPeople) }
        migrator.registerMigration("25 passkeys") { try $0.execute(sql: passkeys) }
        migrator.registerMigration("26 presence") { try $0.execute(sql: presence) }
        migrator.registerMigration("27 apps in the audit") { try $0.execute(sql: appsInTheAudit) }
        migrator.registerMigration("28 avatars") { try $0.execute(sql: avatars) }
        migrator.registerMigration("29 left conversations in the list") { db in
            // The end of a membership up to which its person has taken the conversation off their list.
            try db.execute(sql: "ALTER TABLE participant ADD COLUMN unlistedUpTo INTEGER NOT NULL DEFAULT 0")
        }
        migrator.registerMigration("30 names at the end of memberships") { db in
            try db.execute(sql: namesAtTheEnd)
        }
        return migrator
    }

    /// Keeps the name that a conversation had when somebody left it. Who has left before there were left conversations in the list
    /// gets none of them back.
    private static let namesAtTheEnd = """
        ALTER TABLE membership ADD COLUMN nameAtEnd TEXT;
        UPDATE membership SET nameAtEnd = (SELECT name FROM conversation WHERE conversation.id = conversationId)
        WHERE lastSequence IS NOT NULL;
        UPDATE participant SET unlistedUpTo = max(unlistedUpTo, coalesce((
            SELECT max(lastSequence) FROM membership
            WHERE membership.conversationId = participant.conversationId
            AND membership.personId = participant.personId), 0));
        """

    /// Turns presence off for existing accounts: their last visits were noted before anybody could choose.
    private static let presence = """
        ALTER TABLE account ADD COLUMN showsPresence INTEGER NOT NULL DEFAULT 1;
        UPDATE account SET showsPresence = 0;
        """

    /// Replaces the title, which was derived from the first people's names, by an optional name.
    private static let namesOfConversations = """
        ALTER TABLE conversation DROP COLUMN title;
        ALTER TABLE conversation ADD COLUMN name TEXT;
        """

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

    /// `part` numbers the entries of one Send from 0: a Send may make several entries under one key.
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

    /// `target` is the entry on which a sticker is placed or from which it is removed.
    private static let stickersOnBubbles = """
        ALTER TABLE entry ADD COLUMN target INTEGER;
        CREATE INDEX entryByTarget ON entry (conversationId, target, sequence) WHERE target IS NOT NULL;
        """

    /// `replyTo` is the entry that this one answers; `editedAt` the time at which its text was changed last.
    private static let repliesAndEdits = """
        ALTER TABLE entry ADD COLUMN replyTo INTEGER;
        ALTER TABLE entry ADD COLUMN editedAt INTEGER;
        CREATE INDEX entryByReply ON entry (conversationId, replyTo, sequence) WHERE replyTo IS NOT NULL;
        """

    /// `revision` counts changes of the device's transcript that no entry caused.
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

    /// Intervals in which a person takes part, from an entry to an entry, both inclusive; `lastSequence` is NULL while
    /// they do. People may see the entries of these intervals and no others.
    private static let memberships = """
        CREATE TABLE membership (
            conversationId TEXT NOT NULL,
            personId TEXT NOT NULL,
            firstSequence INTEGER NOT NULL CHECK (firstSequence > 0),
            lastSequence INTEGER CHECK (lastSequence >= firstSequence),
            PRIMARY KEY (conversationId, personId, firstSequence),
            FOREIGN KEY (conversationId, personId) REFERENCES participant (conversationId, personId)
        ) STRICT;
        CREATE UNIQUE INDEX membershipNow ON membership (conversationId, personId) WHERE lastSequence IS NULL;
        INSERT INTO membership (conversationId, personId, firstSequence)
        SELECT conversationId, personId, 1 FROM participant;
        """

    /// Direct sends of apps that could not be appended; the person retries or discards them.
    private static let unsent = """
        CREATE TABLE unsent (
            deviceId TEXT NOT NULL REFERENCES device (id),
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            position INTEGER NOT NULL,
            sendKey TEXT NOT NULL,
            content BLOB NOT NULL,
            pictureId TEXT REFERENCES picture (id),
            PRIMARY KEY (deviceId, conversationId, position)
        ) STRICT;
        CREATE INDEX unsentByPicture ON unsent (pictureId) WHERE pictureId IS NOT NULL;
        """

    /// One row for each expiring message and each person who has read or kept it.
    private static let expiry = """
        ALTER TABLE entry ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
        UPDATE entry SET expires = coalesce(json_extract(CAST(payload AS TEXT), '$.message.state.shouldExpire'), 0)
        WHERE kind = 'message';
        CREATE INDEX entryThatExpires ON entry (conversationId, sequence) WHERE expires;
        CREATE TABLE expiry (
            conversationId TEXT NOT NULL,
            personId TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            expiresAt INTEGER NOT NULL,
            isKept INTEGER NOT NULL DEFAULT 0,
            isGone INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (conversationId, personId, sequence),
            FOREIGN KEY (conversationId, sequence) REFERENCES entry (conversationId, sequence)
        ) STRICT;
        CREATE INDEX expiryToCome ON expiry (conversationId, expiresAt) WHERE NOT isKept AND NOT isGone;
        """

    /// One link for each person and conversation. Only a digest of its secret is stored.
    private static let invitations = """
        CREATE TABLE invitation (
            id TEXT NOT NULL PRIMARY KEY,
            conversationId TEXT NOT NULL,
            inviterId TEXT NOT NULL,
            digest BLOB NOT NULL,
            expiresAt INTEGER NOT NULL,
            joins INTEGER NOT NULL DEFAULT 0,
            UNIQUE (conversationId, inviterId),
            FOREIGN KEY (conversationId, inviterId) REFERENCES participant (conversationId, personId)
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
