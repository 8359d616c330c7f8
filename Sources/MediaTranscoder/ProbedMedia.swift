import AppProtocol
import ChatModels
import Foundation

/// What `ffprobe` says of a file.
struct ProbedMedia: Hashable, Sendable {
    var hasVideo: Bool
    var width = 0
    var height = 0
    /// In seconds.
    var duration: Double

    /// - Throws: `damaged` where there is neither picture nor sound, or no end.
    init(json: Data) throws(MediaFailure) {
        guard let report = try? JSONDecoder().decode(Report.self, from: json) else { throw .damaged }
        // The cover of a song is no video.
        let video = report.streams.first { $0.codec_type == "video" && $0.disposition?.attached_pic != 1 }
        guard video != nil || report.streams.contains(where: { $0.codec_type == "audio" }) else { throw .damaged }
        hasVideo = video != nil
        width = video?.width ?? 0
        height = video?.height ?? 0
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
        var codec_type: String?
        var width: Int?
        var height: Int?
        var duration: String?
        var disposition: Disposition?
    }
    private struct Disposition: Decodable { var attached_pic: Int? }
    private struct Format: Decodable { var duration: String? }
}

extension Double {
    /// A header can say any number of seconds.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), 1e12) }
}
