/// Limits on what the server accepts from browsers and keeps in memory.
public enum ChatLimits {
    public static let identifierByteCountMax = 128
    /// Maximum UTF-8 bytes of the name of a locale, and of that of a time zone.
    public static let localeByteCountMax = 64
    /// Maximum bytes of a request body. The longest text and the longest edit fit; clients send nothing larger.
    public static let bodyByteCountMax = 256 * 1024
    /// Maximum UTF-8 bytes of one text in the conversation.
    public static let textByteCountMax = 20_000
    /// Maximum number of files and stickers in the input field.
    public static let attachmentCountMax = 10
    /// Maximum bytes of a file that a person puts into the input field. It is in memory while it is looked at.
    public static let ownFileByteCountMax = 32 << 20
    /// Maximum bytes of all files together that stand in the input field when a person adds one: they are in memory with it.
    public static let draftByteCountMax = 64 << 20
    /// Maximum number of stickers on one bubble.
    public static let stickersPerBubbleMax = 30
    /// Maximum UTF-8 bytes of an emoji; the longest that fonts know, families and flags of regions, have up to 41.
    public static let emojiByteCountMax = 64
    /// Times that one person changes their reaction to an entry. Each is an entry of the log.
    public static let reactionsPerPersonAndEntryMax = 20
    /// Time after sending in which a text can be edited, and how often; and in which it can be taken back.
    public static let editTime = Duration.seconds(15 * 60)
    public static let editsPerEntryMax = 5
    public static let withdrawTime = Duration.seconds(2 * 60)
    /// Replies to one entry. They are told anew to all devices when the entry changes.
    public static let repliesPerEntryMax = 50
    /// Mentions in one text: as many as a conversation has people.
    public static let mentionsPerTextMax = participantCountMax
    /// Range of a sticker's scale factor on a bubble.
    public static let stickerScales = 0.25...4.0
    /// Maximum number of a device's media items in preparation at a time.
    public static let preparingCountMax = 10
    /// Maximum number of a device's failed direct sends that wait for the person's decision.
    public static let unsentCountMax = 16
    /// Maximum number of files that are uploaded for apps at a time, of all devices, and that wait for it. Each holds its bytes in
    /// memory while a picture loses its metadata.
    public static let uploadsMax = 8
    public static let uploadsWaitingMax = 64
    /// Maximum number of them of one person, who could otherwise have all others wait by sending nothing, and of those that wait for
    /// these.
    public static let uploadsPerPersonMax = 3
    public static let uploadsWaitingPerPersonMax = 12
    /// Time that an expiring message stays after its reader has read it (docs/messages.md, B73: “shortly”).
    public static let expiryDelay = Duration.seconds(120)
    /// Maximum number of live bubbles in one report: more than fit on any screen.
    public static let liveEntryCountMax = 32
    /// Range of either side of a live bubble's area in points.
    public static let liveSideMin = 40.0
    public static let liveSideMax = 1_000.0
    public static let displayNameByteCountMax = 200
    /// Maximum bytes of a picture of which a small one of a person or conversation is made, pixels of its sides, and maximum bytes.
    public static let avatarSourceByteCountMax = 16 << 20
    public static let avatarSide = 256
    public static let avatarByteCountMax = 64 << 10
    public static let participantCountMax = 32
    /// Smallest number of participants with which somebody may still leave.
    public static let participantCountMin = 2
    /// Maximum number of devices of one person in a simulator.
    public static let devicesPerPersonMax = 8
    /// Maximum number of signed-in devices of one person on a server.
    public static let signedInDevicesMax = 20
    /// Time until a code for one more device expires.
    public static let deviceCodeLifetime = Duration.seconds(600)
    /// Number of recovery codes that are made at a time.
    public static let recoveryCodeCount = 10
    /// Maximum number of passkeys of one person.
    public static let passkeysMax = 20
    /// Time until a challenge expires, and maximum number of used challenges that are remembered until then.
    public static let passkeyChallengeLifetime = Duration.seconds(300)
    public static let usedChallengesMax = 4_096
    /// Maximum bytes of each part of a passkey's data. Credential and user handle: W3C Web Authentication, sections 6.5.1 and 5.4.3.
    /// Authenticator data holds a credential, a key of 300 bytes and extensions; an RSA signature has 256 bytes.
    public static let clientDataByteCountMax = 4_096
    public static let authenticatorDataByteCountMax = 4_096
    public static let credentialByteCountMax = 1_023
    public static let signatureByteCountMax = 512
    public static let userHandleByteCountMax = 64
    /// Maximum number of wrong codes a minute: from one address, and from all together. A code for a device has 40 random bits and
    /// holds for ten minutes.
    public static let wrongCodesPerMinuteMax = 10
    public static let wrongCodesOfAllPerMinuteMax = 100
    /// Maximum number of requests that change something a minute: of a device, of a person, and from one address, behind which
    /// a whole family may be.
    public static let changesPerDeviceAndMinuteMax = 1_200
    public static let changesPerPersonAndMinuteMax = 2_400
    public static let changesPerAddressAndMinuteMax = 12_000
    /// Maximum number of searches a minute of a person: a page searches while they type.
    public static let searchesPerPersonAndMinuteMax = 240
    /// Maximum number of conversations and invitations that a person makes a minute.
    public static let newThingsPerMinuteMax = 20
    /// Maximum number of people, devices and addresses that are counted at a time.
    public static let countedSourcesMax = 100_000
    /// Maximum number of conversations that a person takes part in.
    public static let conversationsPerPersonMax = 500
    /// Unread messages up to which they are counted.
    public static let unreadCountMax = 100
    public static let conversationNameByteCountMax = 200
    /// Maximum characters of the last line in the list of conversations.
    public static let lastLineLengthMax = 160
    /// Maximum bytes and words of a search, and entries that it finds.
    public static let searchByteCountMax = 400
    public static let searchWordsMax = 16
    public static let searchResultsMax = 50
    /// Maximum number of days that an owner's invitation holds, and of invitations that are open at a time.
    public static let invitationDaysMax = 30
    public static let openInvitationsMax = 100
    /// People whom one person has blocked; reports that wait for the owners, of one person and of all; messages and bytes of words in
    /// one.
    public static let blocksPerPersonMax = 500
    public static let openReportsPerPersonMax = 20
    public static let openReportsMax = 500
    public static let entriesPerReportMax = 20
    public static let reportByteCountMax = 2_000
    /// Days for which a conversation can keep its entries, besides for ever; entries that are erased in one transaction.
    public static let retentionDays = [1, 7, 30]
    public static let erasedAtOnceMax = 200
    public static let auditLinesMax = 200
    /// Bytes of a packed app that an owner uploads, and how many are uploaded at a time.
    public static let appPackageByteCountMax = 256 << 20
    public static let appUploadsMax = 1
    /// People that an app's page in the directory names; pictures of one app there, and apps whose pictures the server keeps.
    public static let appUsersMax = 50
    public static let picturesPerAppMax = 6
    public static let picturedAppsMax = 50
    /// Apps that wait until their pictures are drawn, one after another.
    public static let picturesWaitingMax = 16
    /// Bytes of all pictures of apps that the server keeps.
    public static let picturesByteCountMax = 128 << 20
    /// Pictures that may end an app's process before the rest is left undrawn. Each process has half a minute.
    public static let pictureFailuresMax = 2
    /// Time after which an app that could not draw its pictures is asked again.
    public static let pictureFailureTime = Duration.seconds(10 * 60)
    /// Time until an invitation expires.
    public static let invitationLifetime = Duration.seconds(7 * 24 * 60 * 60)
    /// Maximum number of joins per invitation. People who leave again count too.
    public static let joinsPerInvitationMax = 64
    /// Maximum number of joins by invitation per conversation and minute.
    public static let joinsPerMinuteMax = 10
    /// Processes of apps that a device has started ahead, in one conversation.
    public static let startsAheadPerMinuteMax = 30
    /// Maximum changes of shared values (`GroupStore`) that the apps of one device make in one conversation within a minute.
    public static let groupChangesPerMinuteMax = 600
    /// Time for which a person counts as writing; their pages say so again in half of it.
    public static let typingTime = Duration.seconds(6)
    /// Time over which changes of presence are collected before they are told.
    public static let presenceDelay = Duration.seconds(1)
    public static let eventStreamsPerDeviceMax = 8
    /// Maximum number of shared streams of all browsers together; each is an open connection.
    public static let sharedStreamCountMax = 1_000
    /// Maximum number of them of one device that has signed in: its tabs, and those that have ended without the server having noticed.
    public static let sharedStreamsPerDeviceMax = 32
    /// Maximum number of devices and inspectors on one shared stream: the phones of a few simulator tabs.
    public static let channelsPerStreamMax = 64
    /// Maximum number of pages per device that the server keeps state for: those with a stream, and those whose stream
    /// has not connected yet.
    public static let pagesPerDeviceMax = 16
    /// Maximum number of Sends of one device in one conversation that are not on disk yet.
    public static let sendsInFlightMax = 16
    /// Maximum number of queued requests of one device in one conversation. A person with an app open on each of many
    /// pages has about a dozen.
    public static let jobsWaitingMax = 256
    /// Maximum number of queued jobs of a device or conversation, including the server's own. If jobs arrive faster
    /// than they complete, the session ends and is recreated from the store.
    public static let jobsPostedMax = 4_096
    /// Maximum number of concurrent background tasks: loops, readers of app processes, media and picture work.
    public static let backgroundWorkMax = 16_384
    /// Maximum number of sessions (one per device and conversation) in memory at a time.
    public static let sessionCountMax = 4_096
    /// Maximum number of them of one device, who could otherwise take all.
    public static let sessionsPerDeviceMax = 256
    /// Time that a session without page, app or work is kept. Longer than any request lasts.
    public static let sessionIdleTime = Duration.seconds(600)
    /// Range of either side of the panel's area in points.
    public static let panelSideMin = 100.0
    public static let panelSideMax = 4_000.0
    /// Maximum number of entries in one snapshot; older ones are fetched by page.
    public static let entriesPerSnapshotMax = 500
    /// Entries per page: the default, and the maximum that a request may ask for.
    public static let entriesPerPage = 100
    public static let entriesPerPageMax = 200
}
