/// Limits of an app process: resources, and the time that the host waits for it.
public struct AppHostLimits: Hashable, Sendable {
    // Time.
    /// For one answer, from the moment when no older request waits: longer than any layout, and as long as a person waits.
    public var answerTimeMax: Duration = .seconds(5)
    /// For the first answer: on a busy machine, linking and reading fonts come on top.
    public var startTimeMax: Duration = .seconds(10)
    /// From the end of the connection to the kill, and from the end of the process to the end of reading.
    public var grace: Duration = .milliseconds(500)
    /// How many times `grace` a process may take to end by itself, once it has closed its connection and its log: on a busy computer
    /// the launcher around it needs that to take the walls down, and says only then how the app has ended.
    public var endingGraceCountMax = 20

    // Processes that are started before anybody opens their apps.
    /// How many wait at a time: each has some 5 MB of memory of its own.
    public var preparedCountMax = 6
    /// How often one is looked at, and how many times before it ends because nobody has wanted it.
    public var preparedLookPause: Duration = .seconds(5)
    public var preparedLookCountMax = 12
    /// Bytes that the computer must still have to give away.
    public var preparedMemoryByteCountMin = 512 << 20

    // Counts and bytes of what is between host and process.
    /// Processes of one `AppHost` at a time.
    public var processCountMax = 256
    /// Requests of the host that wait for an answer; within `answerTimeMax` no person makes so many.
    public var unansweredCountMax = 1024
    /// Bytes on the way to the process: two frames of the largest size.
    public var outboundByteCountMax = 16 << 20
    /// Elements and bytes that wait for the reader of `AppProcess.output`; the host stops reading the process above them.
    public var outputCountMax = 256
    public var outputByteCountMax = 16 << 20
    /// Bytes kept of standard output and error together: the newest lines.
    public var logByteCountMax = 64 << 10
    /// UTF-8 bytes of one line; the rest of it is dropped.
    public var logLineByteCountMax = 1000

    /// How often within a minute the host's own log says that a process has written something.
    public var logEntriesPerMinuteMax = 600
    /// Bytes a second that a process may send for long: what animations and typing make is far below. Whoever sends more
    /// finds its pipe full, so that no app keeps the host from serving the others.
    public var inboundBytesPerSecond = 2 << 20
    /// Bytes that it may send at once above that: the pictures of a first screen, or two frames of the largest size.
    public var inboundBurstByteCount = 16 << 20
    /// How long it may go on sending as much as it can, before it is ended.
    public var overrunTimeMax: Duration = .seconds(30)

    // Decoding, which one loop does for many apps.
    /// Bytes of a frame that are decoded on that loop; a larger one is decoded away from it, by threads that stand back. A tap
    /// changes far less.
    public var loopFrameByteCountMax = 16 << 10
    /// Bytes of one app's frames that are decoded there before other apps get their turn.
    public var turnByteCountMax = 64 << 10
    /// How much of one processor an app's large frames may take for long; the app is not read any further meanwhile.
    public var decodingShareMax = 0.2
    /// Time of a processor that they may take at once above that: some first screens.
    public var decodingBurst: Duration = .seconds(1)

    // Limits of the kernel on the process (`AppLauncher`).
    /// Private writable memory: an app with a list open has about 20 MB.
    public var memoryByteCountMax = 512 << 20
    /// All mappings; far above the other, because address space that is only reserved costs nothing.
    public var addressSpaceByteCountMax = 4 << 30
    public var openFileCountMax = 256
    /// How far an app stands back for the server, as nice(2) counts: where both want the processor, the server gets three
    /// times as much.
    public var niceness = 5
    /// Threads of an app, its own and those of the libraries; within the walls alone, where its user has no others.
    public var threadCountMax = 200
    /// Bytes of one file, which the kernel refuses to exceed.
    public var fileByteCountMax = 64 << 20
    /// Bytes of `/tmp`, which is memory.
    public var temporaryByteCountMax = 16 << 20
    /// Bytes and files of an app's folder. No kernel limits a folder without help from whoever set the disk up, so
    /// `AppLauncher` looks at it at the start and, where the app has worked, four times a second, and ends an app that is above.
    public var containerByteCountMax = 256 << 20
    public var containerFileCountMax = 10_000
    /// Seconds of processor over the whole life of a process. Nil, because a person may use an app all day.
    public var processorSecondsMax: Int?

    public init() {}
}

/// Limits of what is read from a bundle.
public enum AppBundleLimits {
    /// Bytes of `Info.plist`. Property list parsers recurse: this also bounds the nesting.
    static let manifestByteCountMax = 16 << 10
    /// Bytes of an identifier, as the App Store has it.
    static let identifierByteCountMax = 155
    /// Bytes of the other texts, file names among them.
    static let textByteCountMax = 255
    /// Entries of a folder of bundles.
    static let bundleCountMax = 1000
    /// Bytes of `ParleyDescription`.
    static let descriptionByteCountMax = 1000
    /// Files and folders of a bundle that is installed, and their bytes.
    public static let fileCountMax = 10_000
    public static let byteCountMax = 1 << 30
}
