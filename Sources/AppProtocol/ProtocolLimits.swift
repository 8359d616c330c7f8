/// What either side refuses to take from the other.
public enum ProtocolLimits {
    /// Bytes of one frame's JSON: room for a full tree or a picture of `pictureByteCountMax` in base64, no more.
    public static let frameByteCountMax = 8 << 20
    /// Bytes of one picture (bubble picture or image asset), encoded as PNG or JPEG.
    public static let pictureByteCountMax = 2 << 20
    /// Pixels on the longer side of a picture.
    public static let pictureSideMax = 4096
    /// Pixels of a picture, video frame included, that is made smaller on its way: a camera's, and no bomb.
    public static let mediaPixelCountMax = 50_000_000
    /// Pixels on the longer side of what readers get (docs/messages.md, B95).
    public static let mediaSideShown = 1_200
    /// Seconds of one video, and of one sound.
    public static let videoDurationMax = 120.0
    public static let soundDurationMax = 600.0
    /// Frames of one animated picture.
    public static let animationFrameCountMax = 1_000
    /// Bytes of one attachment, video or sound: in base64 it fits into a frame.
    public static let attachmentByteCountMax = 5 << 20
    /// 500 KB, of 1,024 bytes each (docs/messages.md, B111).
    public static let stickerByteCountMax = 500 * 1024
    /// UTF-8 bytes of an attachment's name; file systems allow no more.
    public static let attachmentNameByteCountMax = 255
    /// Characters of a sticker's description (B112); the rest is cut.
    public static let stickerLabelLengthMax = 150
    /// Characters of `MSMessage.url`'s absolute string (docs/messages.md, B67): exactly so many are allowed.
    public static let urlCharacterCountMax = 5000
    /// UTF-8 bytes of each text of a message (caption, summary, …).
    public static let messageTextByteCountMax = 20_000
    /// Bytes of one picture that comes from a network: what a view may show.
    public static let fetchedByteCountMax = pictureByteCountMax
    /// Fetches of one app process at a time; their answers together are less than the host keeps for a process that does
    /// not read at once.
    public static let fetchesInFlightMax = 4
    /// Requests from one app process that wait for an answer.
    public static let requestsInFlightMax = 64
    /// Pictures that one app process may have handed over, and their bytes together.
    public static let assetCountMax = 512
    public static let assetByteCountMax = 32 << 20
    /// Videos and sounds that one app process may have named for its views.
    public static let fileCountMax = 128
    /// Unicode scalars of each text of a diagnostic that an app sends: a few lines of a log. The rest is cut.
    public static let diagnosticScalarCountMax = 500
    /// Diagnostics of one app on one device that are kept within a minute: more than an author reads. The rest is counted.
    public static let diagnosticsPerMinuteMax = 120
    /// Schemes that cannot do harm when an app chooses the address: no `javascript`, `data`, `file` or other programs.
    public static let addressSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]
    /// UTF-8 bytes of an address that an app has opened: more than browsers show.
    public static let addressByteCountMax = 4_096
    /// Milliseconds after a touch within which an app may have an address opened: as long as browsers let a page open a
    /// window after a click.
    public static let addressTouchLifetime: Int64 = 5_000
}
