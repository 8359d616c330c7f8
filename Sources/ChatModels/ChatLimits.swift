/// What the server takes from a browser, and keeps.
public enum ChatLimits {
    public static let identifierByteCountMax = 128
    /// Bytes of a request's body: the longest text and the longest edit fit, nothing larger is ever sent.
    public static let bodyByteCountMax = 256 * 1024
    /// UTF-8 bytes of one text in the conversation.
    public static let textByteCountMax = 20_000
    /// Files and stickers in one input field.
    public static let attachmentCountMax = 10
    /// Stickers on one bubble.
    public static let stickersPerBubbleMax = 30
    /// How small and how large a sticker may be made on a bubble.
    public static let stickerScales = 0.25...4.0
    /// What apps on one device have handed over and is not ready yet.
    public static let preparingCountMax = 10
    /// Direct sends of one device that could not be stored and wait for the person.
    public static let unsentCountMax = 16
    /// How long a message that is to expire stays after its reader has read it (docs/messages.md, B73: “shortly”).
    public static let expiryDelay = Duration.seconds(120)
    /// Live bubbles that one report names: more than stand on any screen.
    public static let liveEntryCountMax = 32
    /// Side of a live bubble's area in points.
    public static let liveSideMin = 40.0
    public static let liveSideMax = 1_000.0
    public static let displayNameByteCountMax = 200
    public static let participantCountMax = 32
    /// Somebody can leave while so many stay.
    public static let participantCountMin = 2
    /// Devices of one person in a simulator.
    public static let devicesPerPersonMax = 8
    /// How long an invitation is open.
    public static let invitationLifetime = Duration.seconds(7 * 24 * 60 * 60)
    /// People who join by one invitation, also where some of them leave again.
    public static let joinsPerInvitationMax = 64
    /// People who join one conversation by invitations within a minute.
    public static let joinsPerMinuteMax = 10
    /// Events that wait for one slow reader of the stream; a reader further behind is cut off and resumes.
    public static let eventsQueuedMax = 1_000
    public static let eventStreamsPerDeviceMax = 8
    /// Shared streams of all browsers together, each an open connection.
    public static let sharedStreamCountMax = 1_000
    /// Devices and inspectors that one shared stream carries: the phones of a few simulators' tabs.
    public static let channelsPerStreamMax = 64
    /// Pages of a device of which something is remembered: those with a stream, and those whose stream is still to come.
    public static let pagesPerDeviceMax = 16
    /// Sends of one device in one conversation that are not on disk yet.
    public static let sendsInFlightMax = 16
    /// Requests of one device in one conversation that wait for the one before: with an app on each of many pages, a person
    /// has a dozen.
    public static let jobsWaitingMax = 256
    /// Jobs of a device or conversation that wait, the server's own among them: what comes faster than it is done ends the
    /// session, which is made anew from what is stored.
    public static let jobsPostedMax = 4_096
    /// Loops, readers of app processes, media and pictures that the server is busy with at a time.
    public static let backgroundWorkMax = 16_384
    /// Devices in conversations that the server keeps in memory at a time.
    public static let sessionCountMax = 4_096
    /// How long one is kept that no page, app or work needs. Longer than any request lasts.
    public static let sessionIdleTime = Duration.seconds(600)
    /// Side of the panel's area in points.
    public static let panelSideMin = 100.0
    public static let panelSideMax = 4_000.0
    /// Entries that one snapshot carries; older ones are fetched by page.
    public static let entriesPerSnapshotMax = 500
    /// Entries of one page, where the request does not say how many, and at most.
    public static let entriesPerPage = 100
    public static let entriesPerPageMax = 200
}
