// Tables of people on their own server. A simulator's store has them, too, and leaves them empty.
extension Schema {
    /// Name and version of the app that a line is about.
    static let appsInTheAudit = "ALTER TABLE audit ADD COLUMN app TEXT;"

    /// Adds the small pictures of people and conversations.
    static let avatars = """
        ALTER TABLE person ADD COLUMN avatarId TEXT REFERENCES picture (id);
        ALTER TABLE conversation ADD COLUMN avatarId TEXT REFERENCES picture (id);
        CREATE INDEX personByAvatar ON person (avatarId) WHERE avatarId IS NOT NULL;
        CREATE INDEX conversationByAvatar ON conversation (avatarId) WHERE avatarId IS NOT NULL;
        """

    /// `digest` is NULL once a device is revoked; its row stays, since entries name it. Codes and secrets are stored as digests.
    static let accounts = """
        CREATE TABLE account (
            personId TEXT NOT NULL PRIMARY KEY REFERENCES person (id),
            role TEXT NOT NULL CHECK (role IN ('owner', 'person', 'guest')),
            isSuspended INTEGER NOT NULL DEFAULT 0,
            joinedAt INTEGER NOT NULL,
            removedAt INTEGER
        ) STRICT;
        CREATE TABLE signIn (
            deviceId TEXT NOT NULL PRIMARY KEY REFERENCES device (id),
            name TEXT NOT NULL,
            digest BLOB,
            addedAt INTEGER NOT NULL,
            usedAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE deviceCode (
            personId TEXT NOT NULL PRIMARY KEY REFERENCES person (id),
            digest BLOB NOT NULL UNIQUE,
            expiresAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE recoveryCode (
            digest BLOB NOT NULL PRIMARY KEY,
            personId TEXT NOT NULL REFERENCES person (id)
        ) STRICT;
        CREATE INDEX recoveryCodeByPerson ON recoveryCode (personId);
        CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT;
        CREATE TABLE audit (
            id INTEGER NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL,
            actorId TEXT REFERENCES person (id),
            action TEXT NOT NULL,
            subjectId TEXT REFERENCES person (id)
        ) STRICT;
        CREATE TABLE newInvitation (
            id TEXT NOT NULL PRIMARY KEY,
            conversationId TEXT,
            inviterId TEXT REFERENCES person (id),
            digest BLOB NOT NULL,
            expiresAt INTEGER NOT NULL,
            joins INTEGER NOT NULL DEFAULT 0,
            joinsMax INTEGER NOT NULL DEFAULT 64,
            role TEXT NOT NULL DEFAULT 'guest' CHECK (role IN ('owner', 'person', 'guest')),
            isOfOwner INTEGER NOT NULL DEFAULT 0,
            FOREIGN KEY (conversationId, inviterId) REFERENCES participant (conversationId, personId)
        ) STRICT;
        INSERT INTO newInvitation (id, conversationId, inviterId, digest, expiresAt, joins)
        SELECT id, conversationId, inviterId, digest, expiresAt, joins FROM invitation;
        DROP TABLE invitation;
        ALTER TABLE newInvitation RENAME TO invitation;
        CREATE UNIQUE INDEX invitationOfParticipant ON invitation (conversationId, inviterId) WHERE NOT isOfOwner;
        CREATE INDEX invitationByInviter ON invitation (inviterId);
        """

    /// `pair` holds the identifiers of the two people of a conversation between two, in order.
    static let conversationsOfPeople = """
        ALTER TABLE conversation ADD COLUMN begunAt INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE conversation ADD COLUMN pair TEXT;
        CREATE UNIQUE INDEX conversationByPair ON conversation (pair) WHERE pair IS NOT NULL;
        """

    /// Adds the columns of `ListChoice`, 1 where the person has pinned, or muted, the conversation.
    static let choicesInTheList = """
        ALTER TABLE participant ADD COLUMN isPinned INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE participant ADD COLUMN isMuted INTEGER NOT NULL DEFAULT 0;
        """

    /// Holds what people of a conversation share in an app. `lastTag` outlives the values, so that no tag is used again.
    static let valuesOfGroups = """
        CREATE TABLE groupStore (
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            appId TEXT NOT NULL,
            lastTag INTEGER NOT NULL,
            PRIMARY KEY (conversationId, appId)
        ) STRICT;
        CREATE TABLE groupValue (
            conversationId TEXT NOT NULL,
            appId TEXT NOT NULL,
            key TEXT NOT NULL,
            tag INTEGER NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (conversationId, appId, key),
            FOREIGN KEY (conversationId, appId) REFERENCES groupStore (conversationId, appId)
        ) STRICT;
        """

    /// Holds where devices are told what is new while no page is open in them: `PushSubscription`.
    static let pushSubscriptions = """
        CREATE TABLE pushSubscription (
            deviceId TEXT NOT NULL PRIMARY KEY REFERENCES device (id),
            endpoint TEXT NOT NULL UNIQUE,
            publicKey BLOB NOT NULL,
            secret BLOB NOT NULL,
            showsTexts INTEGER NOT NULL
        ) STRICT;
        """

    /// `entries` is a JSON array of the numbers of entries.
    static let blocksAndReports = """
        CREATE TABLE block (
            personId TEXT NOT NULL REFERENCES person (id),
            blockedId TEXT NOT NULL REFERENCES person (id),
            at INTEGER NOT NULL,
            PRIMARY KEY (personId, blockedId)
        ) STRICT;
        CREATE TABLE report (
            id INTEGER NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL,
            reporterId TEXT NOT NULL REFERENCES person (id),
            subjectId TEXT NOT NULL REFERENCES person (id),
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            entries TEXT NOT NULL,
            words TEXT NOT NULL
        ) STRICT;
        CREATE INDEX reportByReporter ON report (reporterId);
        """

    /// Holds each app's `NoticeBook` whole. `nextAt` is the time of its next notice, `hasNew` whether no page has shown something of it.
    static let noticesOfApps = """
        CREATE TABLE noticeBook (
            deviceId TEXT NOT NULL REFERENCES device (id),
            conversationId TEXT NOT NULL REFERENCES conversation (id),
            appId TEXT NOT NULL,
            book BLOB NOT NULL,
            nextAt INTEGER,
            hasNew INTEGER NOT NULL,
            PRIMARY KEY (deviceId, conversationId, appId)
        ) STRICT;
        CREATE INDEX noticeBookByTime ON noticeBook (nextAt) WHERE nextAt IS NOT NULL;
        CREATE TABLE noticePermission (
            personId TEXT NOT NULL REFERENCES person (id),
            appId TEXT NOT NULL,
            isAllowed INTEGER NOT NULL,
            PRIMARY KEY (personId, appId)
        ) STRICT;
        """

    /// Holds who has got or removed which app. Who has done neither has it, unless it stands in `withheldApp`: then people who join
    /// begin without it.
    static let appsOfPeople = """
        CREATE TABLE personApp (
            personId TEXT NOT NULL REFERENCES person (id),
            appId TEXT NOT NULL,
            has INTEGER NOT NULL,
            PRIMARY KEY (personId, appId)
        ) STRICT;
        CREATE TABLE withheldApp (appId TEXT NOT NULL PRIMARY KEY) STRICT;
        CREATE INDEX entryByApp ON entry (appId, conversationId, senderId) WHERE appId IS NOT NULL;
        """

    /// `mentions` is a JSON array of `Mention`; NULL where the text mentions nobody.
    static let mentions = """
        ALTER TABLE entry ADD COLUMN mentions TEXT;
        CREATE INDEX entryWithMentions ON entry (conversationId, sequence) WHERE mentions IS NOT NULL;
        """

    /// Holds keys by which people sign in: `StoredPasskey`, what it is called, and when it was used last.
    static let passkeys = """
        CREATE TABLE passkey (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            credential BLOB NOT NULL UNIQUE,
            personId TEXT NOT NULL REFERENCES person (id),
            algorithm INTEGER NOT NULL,
            publicKey BLOB NOT NULL,
            counter INTEGER NOT NULL,
            name TEXT NOT NULL,
            addedAt INTEGER NOT NULL,
            usedAt INTEGER
        ) STRICT;
        CREATE INDEX passkeyByPerson ON passkey (personId);
        """
}
