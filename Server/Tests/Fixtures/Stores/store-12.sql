BEGIN TRANSACTION;
CREATE TABLE conversation (id TEXT NOT NULL PRIMARY KEY, name TEXT) STRICT;
INSERT INTO "conversation" VALUES('kate-and-john',NULL);
CREATE TABLE device (
    id TEXT NOT NULL PRIMARY KEY,
    personId TEXT NOT NULL REFERENCES person (id)
, isOld INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "device" VALUES('kate-phone','49DF4C63-D802-4430-8B92-4FD1743CAE76',0,0);
INSERT INTO "device" VALUES('john-phone','E1660F81-6003-4CCE-B0AB-0E8A8CE8B0EB',1,1);
INSERT INTO "device" VALUES('kate-phone-2','49DF4C63-D802-4430-8B92-4FD1743CAE76',0,0);
INSERT INTO "device" VALUES('joined-df0cb960-f1d6-4c8c-8d0c-bcf23153ab7a','53205D39-76E0-4FCE-BA24-0C7693D873FC',0,0);
CREATE TABLE deviceApp (
    deviceId TEXT NOT NULL REFERENCES device (id),
    appId TEXT NOT NULL,
    isInstalled INTEGER NOT NULL,
    install INTEGER NOT NULL,
    PRIMARY KEY (deviceId, appId)
) STRICT;
CREATE TABLE draft (
    deviceId TEXT NOT NULL REFERENCES device (id),
    conversationId TEXT NOT NULL REFERENCES conversation (id),
    text TEXT NOT NULL,
    message BLOB,
    pictureId TEXT REFERENCES picture (id),
    PRIMARY KEY (deviceId, conversationId)
) STRICT;
CREATE TABLE draftAttachment (
    deviceId TEXT NOT NULL REFERENCES device (id),
    conversationId TEXT NOT NULL REFERENCES conversation (id),
    position INTEGER NOT NULL,
    attachment BLOB NOT NULL,
    pictureId TEXT NOT NULL REFERENCES picture (id),
    PRIMARY KEY (deviceId, conversationId, position)
) STRICT;
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
    payload BLOB NOT NULL, expires INTEGER NOT NULL DEFAULT 0, target INTEGER,
    PRIMARY KEY (conversationId, sequence),
    UNIQUE (deviceId, sendKey, part),
    FOREIGN KEY (conversationId, senderId) REFERENCES participant (conversationId, personId)
) STRICT;
INSERT INTO "entry" VALUES('kate-and-john',1,'49DF4C63-D802-4430-8B92-4FD1743CAE76','kate-phone','k1',0,1795622415929,'text',NULL,NULL,NULL,X'7B226B696E64223A2274657874222C2274657874223A224D757373656C73206F6E204672696461793F227D',0,NULL);
INSERT INTO "entry" VALUES('kate-and-john',2,'E1660F81-6003-4CCE-B0AB-0E8A8CE8B0EB','john-phone','j1',0,1795622416055,'text',NULL,NULL,NULL,X'7B226B696E64223A2274657874222C2274657874223A22596573227D',0,NULL);
INSERT INTO "entry" VALUES('kate-and-john',3,'53205D39-76E0-4FCE-BA24-0C7693D873FC','joined-df0cb960-f1d6-4c8c-8d0c-bcf23153ab7a','joined-C7ABE86C-45C4-47AD-BD84-7556AF90AFDB',0,1795622419125,'membership',NULL,NULL,NULL,X'7B226368616E6765223A226A6F696E6564222C226B696E64223A226D656D62657273686970227D',0,NULL);
INSERT INTO "entry" VALUES('kate-and-john',4,'49DF4C63-D802-4430-8B92-4FD1743CAE76','kate-phone','k2',0,1795622419509,'text',NULL,NULL,NULL,X'7B226B696E64223A2274657874222C2274657874223A2257656C636F6D652C204D617279227D',0,NULL);
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
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 people and conversations');
INSERT INTO "grdb_migrations" VALUES('2 log');
INSERT INTO "grdb_migrations" VALUES('3 device state');
INSERT INTO "grdb_migrations" VALUES('4 draft attachments');
INSERT INTO "grdb_migrations" VALUES('5 device setup');
INSERT INTO "grdb_migrations" VALUES('6 still pictures of what moves');
INSERT INTO "grdb_migrations" VALUES('7 memberships');
INSERT INTO "grdb_migrations" VALUES('8 unsent');
INSERT INTO "grdb_migrations" VALUES('9 expiry');
INSERT INTO "grdb_migrations" VALUES('10 stickers on bubbles');
INSERT INTO "grdb_migrations" VALUES('11 invitations');
INSERT INTO "grdb_migrations" VALUES('12 names of conversations');
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
INSERT INTO "invitation" VALUES('cd5ce14916be1f97','kate-and-john','49DF4C63-D802-4430-8B92-4FD1743CAE76',X'30D5EF9852782EA67EB2A67AD8636CC405F7D5DD5B782B76A50E3D68170ABB12',1796227216653,1);
CREATE TABLE membership (
    conversationId TEXT NOT NULL,
    personId TEXT NOT NULL,
    firstSequence INTEGER NOT NULL CHECK (firstSequence > 0),
    lastSequence INTEGER CHECK (lastSequence >= firstSequence),
    PRIMARY KEY (conversationId, personId, firstSequence),
    FOREIGN KEY (conversationId, personId) REFERENCES participant (conversationId, personId)
) STRICT;
INSERT INTO "membership" VALUES('kate-and-john','49DF4C63-D802-4430-8B92-4FD1743CAE76',1,NULL);
INSERT INTO "membership" VALUES('kate-and-john','E1660F81-6003-4CCE-B0AB-0E8A8CE8B0EB',1,NULL);
INSERT INTO "membership" VALUES('kate-and-john','53205D39-76E0-4FCE-BA24-0C7693D873FC',3,NULL);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) STRICT;
CREATE TABLE participant (
    conversationId TEXT NOT NULL REFERENCES conversation (id),
    personId TEXT NOT NULL REFERENCES person (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (conversationId, personId),
    UNIQUE (conversationId, position)
) STRICT;
INSERT INTO "participant" VALUES('kate-and-john','49DF4C63-D802-4430-8B92-4FD1743CAE76',0);
INSERT INTO "participant" VALUES('kate-and-john','E1660F81-6003-4CCE-B0AB-0E8A8CE8B0EB',1);
INSERT INTO "participant" VALUES('kate-and-john','53205D39-76E0-4FCE-BA24-0C7693D873FC',2);
CREATE TABLE person (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT;
INSERT INTO "person" VALUES('49DF4C63-D802-4430-8B92-4FD1743CAE76','Kate');
INSERT INTO "person" VALUES('E1660F81-6003-4CCE-B0AB-0E8A8CE8B0EB','John');
INSERT INTO "person" VALUES('53205D39-76E0-4FCE-BA24-0C7693D873FC','Mary');
CREATE TABLE picture (id TEXT NOT NULL PRIMARY KEY, mediaType TEXT NOT NULL, bytes BLOB NOT NULL, poster BLOB) STRICT;
CREATE TABLE receipt (
    conversationId TEXT NOT NULL,
    personId TEXT NOT NULL,
    delivered INTEGER NOT NULL DEFAULT 0,
    read INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (conversationId, personId),
    FOREIGN KEY (conversationId, personId) REFERENCES participant (conversationId, personId)
) STRICT;
INSERT INTO "receipt" VALUES('kate-and-john','49DF4C63-D802-4430-8B92-4FD1743CAE76',2,2);
CREATE TABLE unsent (
    deviceId TEXT NOT NULL REFERENCES device (id),
    conversationId TEXT NOT NULL REFERENCES conversation (id),
    position INTEGER NOT NULL,
    sendKey TEXT NOT NULL,
    content BLOB NOT NULL,
    pictureId TEXT REFERENCES picture (id),
    PRIMARY KEY (deviceId, conversationId, position)
) STRICT;
CREATE INDEX deviceByPerson ON device (personId);
CREATE INDEX participantByPerson ON participant (personId);
CREATE INDEX entryBySession ON entry (conversationId, appId, sessionId, sequence) WHERE sessionId IS NOT NULL;
CREATE INDEX entryByPicture ON entry (pictureId) WHERE pictureId IS NOT NULL;
CREATE INDEX entryBySender ON entry (conversationId, senderId);
CREATE INDEX draftByPicture ON draft (pictureId) WHERE pictureId IS NOT NULL;
CREATE INDEX draftAttachmentByPicture ON draftAttachment (pictureId);
CREATE UNIQUE INDEX membershipNow ON membership (conversationId, personId) WHERE lastSequence IS NULL;
CREATE INDEX unsentByPicture ON unsent (pictureId) WHERE pictureId IS NOT NULL;
CREATE INDEX entryThatExpires ON entry (conversationId, sequence) WHERE expires;
CREATE INDEX expiryToCome ON expiry (conversationId, expiresAt) WHERE NOT isKept AND NOT isGone;
CREATE INDEX entryByTarget ON entry (conversationId, target, sequence) WHERE target IS NOT NULL;
COMMIT;
