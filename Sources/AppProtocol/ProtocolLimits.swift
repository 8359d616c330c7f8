import RenderTree

/// Limits that either side enforces on the other's frames.
public enum ProtocolLimits {
    /// Maximum bytes of one frame's JSON: room for a full tree or a picture of `pictureByteCountMax` in base64, no
    /// more.
    public static let frameByteCountMax = 8 << 20
    /// Maximum bytes of one picture (bubble picture or image asset), encoded as PNG or JPEG.
    public static let pictureByteCountMax = TreeLimits.pictureByteCountMax
    /// Maximum pixels on the longer side of a picture.
    public static let pictureSideMax = TreeLimits.pictureSideMax
    /// Maximum pixels of a picture or video frame that is scaled down before sending: enough for a camera's, and a
    /// guard against decompression bombs.
    public static let mediaPixelCountMax = 50_000_000
    /// Pixels on the longer side of a picture after scaling (docs/messages.md, B95).
    public static let mediaSideShown = 1_200
    /// Maximum seconds of one video, and of one sound.
    public static let videoDurationMax = 120.0
    public static let soundDurationMax = 600.0
    /// Maximum frames of one animated picture.
    public static let animationFrameCountMax = 1_000
    /// Maximum bytes of one attachment, video or sound: in base64 it fits into a frame.
    public static let attachmentByteCountMax = 5 << 20
    /// Maximum bytes of a sticker: 500 KB, of 1,024 bytes each (docs/messages.md, B111).
    public static let stickerByteCountMax = 500 * 1024
    /// Maximum UTF-8 bytes of an attachment's name; file systems allow no more.
    public static let attachmentNameByteCountMax = 255
    /// Maximum characters of a sticker's description (docs/messages.md, B112); the rest is cut.
    public static let stickerLabelLengthMax = 150
    /// Maximum Unicode scalars of it: a character can have any number of them.
    public static let stickerLabelScalarCountMax = 600
    /// Maximum characters of `MSMessage.url`'s absolute string, inclusive (docs/messages.md, B67).
    public static let urlCharacterCountMax = 5000
    /// Maximum UTF-8 bytes of each text of a message (caption, summary, …).
    public static let messageTextByteCountMax = 20_000
    /// Maximum bytes of one picture or answer from a network: the same as for any picture of a view.
    public static let fetchedByteCountMax = pictureByteCountMax
    /// Maximum bytes that an app sends with one request to a network.
    public static let sentByteCountMax = 1 << 20
    /// Maximum headers of such a request, and of its answer, and maximum bytes of them together: as much as servers accept.
    public static let headerCountMax = 64
    public static let headerByteCountMax = 16 << 10
    /// Maximum concurrent fetches of one app process; their responses together fit the buffer that the host keeps for a
    /// process that does not read at once.
    public static let fetchesInFlightMax = 4
    /// Maximum fonts of one bundle, and maximum bytes of each: room for a face of Chinese or Japanese.
    public static let fontCountMax = 32
    public static let fontByteCountMax = 10 << 20
    /// Maximum requests of one app process that wait for a response.
    public static let requestsInFlightMax = 64
    /// Maximum pictures that one app process may hand over, and maximum bytes of them together.
    public static let assetCountMax = 512
    public static let assetByteCountMax = 32 << 20
    /// Maximum videos and sounds that one app process may announce for its views.
    public static let fileCountMax = 128
    /// Maximum Unicode scalars of each text of an app's diagnostic: a few lines of a log. The rest is cut.
    public static let diagnosticScalarCountMax = 500
    /// Maximum diagnostics of one app on one device kept per minute: more than an author reads. The rest is counted.
    public static let diagnosticsPerMinuteMax = 120
    /// Maximum number of key events a minute that reach one scene: 60 a second, twice what a held key repeats.
    public static let keysPerMinuteMax = 3_600
    /// Schemes that are harmless even if an app chooses the address: no `javascript`, `data`, `file` or other programs.
    public static let addressSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]
    /// Maximum UTF-8 bytes of an address that an app opens: more than browsers show.
    public static let addressByteCountMax = 4_096
    /// Milliseconds after a touch during which an app may open an address: as long as browsers let a page open a window
    /// after a click.
    public static let addressTouchLifetime: Int64 = 5_000
}
