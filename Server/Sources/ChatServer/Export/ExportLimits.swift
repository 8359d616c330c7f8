import ChatModels

/// Limits of the file by which people take their data along.
enum ExportLimits {
    /// Maximum number of files that are written at a time, for all people together.
    static let countMax = 8
    /// Maximum bytes of the file. A ZIP archive has 4 GiB at most, without additions that some programs do not read.
    static let byteCountMax = 4_000_000_000
    /// Maximum number of files in it; such an archive has 65,535 at most.
    static let fileCountMax = 60_000
    /// Names of files without room that are listed, and bytes that stay free for the list.
    static let namesLeftOutMax = 1_000
    static let summaryByteCountMax = 256 << 10
    /// Entries in one file of a conversation, which is in memory while it is written.
    static let entriesPerFileMax = ChatLimits.entriesPerSnapshotMax
    /// Files whose names are read from the store at a time.
    static let filesPerReadMax = 200
    /// Bytes that are handed to the connection at a time.
    static let pieceByteCount = 128 << 10
}
