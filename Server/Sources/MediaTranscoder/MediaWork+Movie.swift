import AppProtocol
import ChatModels
import Foundation
import MediaFormats
import ProgramRunner

// Videos and sounds, converted by FFmpeg.
extension MediaWork {
    /// Converts to H.264 and AAC in MP4, or AAC alone, which every common browser plays, and adds a poster or a
    /// waveform.
    func movieOrSound(
        _ job: MediaJob, _ progress: @escaping @Sendable (Double) -> Void
    ) async throws(MediaFailure) -> PreparedMedia {
        let probed = try await probe(job)
        try probed.check()
        let meter = ProgressMeter(duration: probed.duration, report: progress)
        let output = probed.hasVideo ? videoArguments(probed) : soundArguments(probed)
        try await run(
            .ffmpeg,
            Self.ffmpegCommon + ["-progress", "pipe:1", "-nostdin", "-y"] + inputArguments(job) + output,
            line: { meter.read($0) })
        return try probed.hasVideo ? video(probed) : sound(probed)
    }

    private func probe(_ job: MediaJob) async throws(MediaFailure) -> ProbedMedia {
        let output = CollectedLines()
        try await run(
            .ffprobe,
            Self.ffmpegCommon + [
                "-of", "json", "-show_entries",
                "format=duration:stream=codec_type,codec_name,pix_fmt,sample_aspect_ratio,bit_rate,channels,width,height,"
                    + "duration:stream_disposition=attached_pic",
            ] + inputArguments(job), line: { output.add($0) })
        return try ProbedMedia(json: Data(output.text.utf8))
    }

    /// Restricts FFmpeg to local files, so that the media cannot refer to other addresses, as playlists do.
    static let ffmpegCommon = ["-hide_banner", "-loglevel", "fatal", "-protocol_whitelist", "file,pipe"]

    private func inputArguments(_ job: MediaJob) -> [String] {
        ["-f", job.demuxer, "-i", folder.path(Self.input)]
    }

    static let bare = ["-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn", "-fflags", "+bitexact"]

    private func videoArguments(_ probed: ProbedMedia) -> [String] {
        ["-map", "0:V:0", "-map", "0:a:0?"] + Self.bare
            + (probed.isVideoReady ? Self.copiedVideo : Self.encodedVideo)
            + (probed.isSoundReady ? Self.copiedSound : Self.encodedSound) + [
                "-movflags", "+faststart", "-f", "mp4", folder.path("output.mp4"),
                "-map", "0:V:0", "-frames:v", "1", "-vf", Self.scale(to: limits.posterSide), "-q:v", "5", "-f",
                "image2",
                folder.path("poster.jpg"),
            ]
    }

    private func soundArguments(_ probed: ProbedMedia) -> [String] {
        ["-map", "0:a:0"] + Self.bare + (probed.isSoundReady ? Self.copiedSound : Self.encodedSound) + [
            "-movflags", "+faststart", "-f", "ipod", folder.path("output.m4a"),
            "-map", "0:a:0", "-ac", "1", "-ar", "\(Waveform.sampleRate)", "-f", "s16le", folder.path("samples"),
        ]
    }

    /// Drops SEI units (H.264, type 6): notes of the encoder between the pictures, with arbitrary content.
    private static let copiedVideo = ["-c:v", "copy", "-bsf:v", "filter_units=remove_types=6"]
    private static let encodedVideo = [
        "-vf", scale(to: ProtocolLimits.mediaSideShown), "-c:v", "libx264", "-preset", "veryfast", "-crf", "26",
        "-pix_fmt", "yuv420p",
    ]
    private static let copiedSound = ["-c:a", "copy"]
    private static let encodedSound = ["-c:a", "aac", "-b:a", "96k", "-ac", "2"]

    /// Returns a filter that only scales down. Encoding video requires even sides.
    static func scale(to side: Int, divisibleBy divisor: Int = 2) -> String {
        "scale=w='min(\(side),iw)':h='min(\(side),ih)':force_original_aspect_ratio=decrease:force_divisible_by=\(divisor),"
            + "setsar=1"
    }

    private func video(_ probed: ProbedMedia) throws(MediaFailure) -> PreparedMedia {
        let poster = try result("poster.jpg")
        // A rotated video has swapped sides by now; the poster has the resulting shape.
        guard let size = PictureHeader.size(of: poster) else { throw .damaged }
        return PreparedMedia(
            bytes: try result("output.mp4"),
            info: MediaInfo(
                mediaType: "video/mp4", width: size.width, height: size.height, duration: probed.duration),
            poster: poster)
    }

    private func sound(_ probed: ProbedMedia) throws(MediaFailure) -> PreparedMedia {
        guard let samples = folder.read("samples"), !samples.isEmpty else { throw .damaged }
        return PreparedMedia(
            bytes: try result("output.m4a"),
            info: MediaInfo(
                mediaType: "audio/mp4", duration: probed.duration, waveform: Waveform.bars(of: samples)))
    }
}

extension MediaJob {
    /// FFmpeg's name of the format. It is always given, so that FFmpeg detects no other.
    fileprivate var demuxer: String { format == .movie ? "mov" : format.rawValue }
}
