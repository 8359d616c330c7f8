/// A video, or a sound that is only heard. The painter plays the file with its own player, and says how far it is
/// (`InputEvent.media`).
public struct MediaContent: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case video, audio }

    public var media: Kind
    /// A file that the app has named before.
    public var file: AssetID
    /// The painter's own controls; nil for none.
    public var hasControls: Bool?
    public var order: MediaOrder

    public init(media: Kind, file: AssetID, hasControls: Bool? = nil, order: MediaOrder = MediaOrder()) {
        self.media = media
        self.file = file
        self.hasControls = hasControls
        self.order = order
    }
}

/// What the app wants of a player. A painter carries it out once, when its number is another than before: in between, what the
/// person does with the controls counts.
public struct MediaOrder: Hashable, Sendable, Codable {
    public var number: Int
    public var isPlaying: Bool
    /// 1 is as recorded, `rates`.
    public var rate: Double
    /// 0…1.
    public var volume: Double
    public var isMuted: Bool
    /// How often it begins again at its end; -1 for ever.
    public var loopCount: Int
    /// Where to go, once.
    public var seek: MediaSeek?

    /// What browsers play with sound.
    public static let rates = 0.0625...16.0
    /// Seconds: no file lasts longer.
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

/// Carried out when the number is another than before.
public struct MediaSeek: Hashable, Sendable, Codable {
    public var number: Int
    /// Seconds from the beginning, 0…`MediaOrder.timeMax`.
    public var time: Double

    public init(number: Int, time: Double) {
        self.number = number
        self.time = time
    }
}

/// How far a painter's player is.
public struct MediaReport: Hashable, Sendable, Codable {
    public enum State: String, Hashable, Sendable, Codable {
        /// The file is known now.
        case ready
        case playing
        case paused
        /// Played to its end, for the last time.
        case ended
        /// The file cannot be played.
        case failed
    }

    public var state: State
    /// Seconds, 0…`MediaOrder.timeMax`.
    public var time: Double
    /// Of the whole file, where it is known.
    public var duration: Double?
    public var rate: Double
    /// Of the last order that was carried out.
    public var order: Int

    public init(state: State, time: Double, duration: Double? = nil, rate: Double = 1, order: Int = 0) {
        self.state = state
        self.time = time
        self.duration = duration
        self.rate = rate
        self.order = order
    }
}

extension MediaContent {
    var numbers: [Double] { [order.rate, order.volume, order.seek?.time ?? 0] }

    var isOrdered: Bool {
        MediaOrder.rates.contains(order.rate) && (0...1).contains(order.volume)
            && (order.seek.map { (0...MediaOrder.timeMax).contains($0.time) } ?? true) && order.loopCount >= -1
    }
}
