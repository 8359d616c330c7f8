/// A video, or a sound without visible player. The painter plays the file with its own player and reports its progress
/// (`InputEvent.media`).
public struct MediaContent: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case video, audio }

    public var media: Kind
    /// Identifier of a file that the app announced before.
    public var file: AssetID
    /// True to show the painter's own controls.
    public var hasControls: Bool?
    public var order: PlaybackCommand

    public init(media: Kind, file: AssetID, hasControls: Bool? = nil, order: PlaybackCommand = PlaybackCommand()) {
        self.media = media
        self.file = file
        self.hasControls = hasControls
        self.order = order
    }
}

/// A command to a player. A painter executes it once, when its number changes; until then the person's use of the
/// controls wins.
public struct PlaybackCommand: Hashable, Sendable, Codable {
    public var number: Int
    public var isPlaying: Bool
    /// Playback rate within `rates`; 1 is normal speed.
    public var rate: Double
    /// 0…1.
    public var volume: Double
    public var isMuted: Bool
    /// Number of repetitions after the first playback; -1 repeats for ever.
    public var loopCount: Int
    /// Position to seek to, once.
    public var seek: MediaSeek?

    /// Playback rates at which browsers play with sound.
    public static let rates = 0.0625...16.0
    /// Maximum time in seconds: no file lasts longer.
    public static let timeMax = 1e6

    public init(
        number: Int = 0, isPlaying: Bool = false, rate: Double = 1, volume: Double = 1, isMuted: Bool = false,
        loopCount: Int = 0, seek: MediaSeek? = nil
    ) {
        self.number = number
        self.isPlaying = isPlaying
        self.rate = rate
        self.volume = volume
        self.isMuted = isMuted
        self.loopCount = loopCount
        self.seek = seek
    }
}

/// A seek, executed once when its number changes.
public struct MediaSeek: Hashable, Sendable, Codable {
    public var number: Int
    /// Seconds from the beginning, 0…`PlaybackCommand.timeMax`.
    public var time: Double

    public init(number: Int, time: Double) {
        self.number = number
        self.time = time
    }
}

/// State and progress of a painter's player.
public struct MediaReport: Hashable, Sendable, Codable {
    public enum State: String, Hashable, Sendable, Codable {
        /// The metadata of the file has loaded.
        case ready
        case playing
        case paused
        /// The last repetition played to its end.
        case ended
        /// The file cannot be played.
        case failed
    }

    public var state: State
    /// Seconds, 0…`PlaybackCommand.timeMax`.
    public var time: Double
    /// Seconds of the whole file; nil if unknown.
    public var duration: Double?
    public var rate: Double
    /// Number of the last order that was executed.
    public var order: Int

    public init(state: State, time: Double, duration: Double? = nil, rate: Double = 1, order: Int = 0) {
        self.state = state
        self.time = time
        self.duration = duration
        self.rate = rate
        self.order = order
    }
}

extension MediaContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.picture(file)
        examination.number(order.rate, in: PlaybackCommand.rates)
        examination.number(order.volume, in: 0...1)
        examination.number(order.seek?.time, in: 0...PlaybackCommand.timeMax)
        examination.order(order.loopCount >= -1)
    }
}
