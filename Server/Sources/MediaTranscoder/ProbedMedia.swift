import AppProtocol
import ChatModels
import Foundation

/// Metadata of a file as reported by `ffprobe`.
struct ProbedMedia: Hashable, Sendable {
    var hasVideo: Bool
    var width = 0
    var height = 0
    /// Duration in seconds.
    var duration: Double
    /// Whether browsers play the video stream as it is, so that it need not be encoded again.
    var isVideoReady = false
    /// The same for the sound stream; true if there is none.
    var isSoundReady = false

    /// - Throws: `damaged` if there is neither video nor sound, or no positive, finite duration.
    init(json: Data) throws(MediaFailure) {
        guard let report = try? JSONDecoder().decode(Report.self, from: json) else { throw .damaged }
        // Cover art of a song is no video.
        let video = report.streams.first { $0.kind == "video" && $0.disposition?.isCover != 1 }
        guard video != nil || report.streams.contains(where: { $0.kind == "audio" }) else { throw .damaged }
        hasVideo = video != nil
        width = video?.width ?? 0
        height = video?.height ?? 0
        isVideoReady = video?.isReadyVideo ?? false
        isSoundReady = report.streams.first { $0.kind == "audio" }?.isReadySound ?? true
        let durations = [report.format?.duration] + report.streams.map(\.duration)
        guard let duration = durations.lazy.compactMap({ $0.flatMap(Double.init) }).first(where: { $0 > 0 }),
            duration.isFinite
        else { throw .damaged }
        self.duration = duration
    }

    func check() throws(MediaFailure) {
        let longest = hasVideo ? ProtocolLimits.videoDurationMax : ProtocolLimits.soundDurationMax
        guard duration <= longest else {
            throw MediaFailure(
                .tooLong, "The media lasts \(Int(duration.rounded(.up).clamped)) seconds; \(Int(longest)) are allowed.")
        }
        guard hasVideo else { return }
        let pixels = ProtocolLimits.mediaPixelCountMax
        guard width > 0, height > 0 else { throw .damaged }
        guard width <= pixels / height else {
            throw MediaFailure(.tooLarge, "The video is \(width) × \(height) pixels; \(pixels) pixels are allowed.")
        }
    }

    private struct Report: Decodable {
        var streams: [Stream]
        var format: Format?
    }
    private struct Stream: Decodable {
        var kind: String?
        var codec: String?
        var pixelFormat: String?
        /// Bits per second, in decimal digits.
        var bitRate: String?
        var channels: Int?
        var width: Int?
        var height: Int?
        var duration: String?
        /// Aspect ratio of a pixel, such as `1:1`.
        var shape: String?
        var disposition: Disposition?

        /// Whether the stream is H.264 of eight bits with 4:2:0 chroma, which every common browser plays, and small
        /// enough.
        var isReadyVideo: Bool {
            codec == "h264" && ["yuv420p", "yuvj420p"].contains(pixelFormat) && [nil, "1:1", "0:1"].contains(shape)
                && max(width ?? .max, height ?? .max) <= ProtocolLimits.mediaSideShown && has(BitRate.videoMax)
        }

        var isReadySound: Bool { codec == "aac" && (1...2).contains(channels ?? 0) && has(BitRate.soundMax) }

        private func has(_ bitRateMax: Int) -> Bool { bitRate.flatMap(Int.init).map { $0 <= bitRateMax } ?? false }

        enum CodingKeys: String, CodingKey {
            case kind = "codec_type"
            case codec = "codec_name"
            case pixelFormat = "pix_fmt"
            case bitRate = "bit_rate"
            case shape = "sample_aspect_ratio"
            case channels, width, height, duration, disposition
        }
    }
    /// Maximum bits per second of streams that are not encoded again.
    private enum BitRate {
        static let videoMax = 3_000_000
        static let soundMax = 160_000
    }

    private struct Disposition: Decodable {
        var isCover: Int?
        enum CodingKeys: String, CodingKey { case isCover = "attached_pic" }
    }
    private struct Format: Decodable { var duration: String? }
}

extension Double {
    /// The value within a range that converts to `Int`: a header can claim any number of seconds.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), 1e12) }
}
