import AppProtocol
import ChatModels
import Foundation
import MediaFormats
import ProgramRunner

// Pictures, converted by libvips.
extension MediaWork {
    /// Converts a picture: rotates it upright, scales it down if needed, converts it to sRGB and strips metadata.
    func picture(_ job: MediaJob) async throws(MediaFailure) -> PreparedMedia {
        if let side = job.squareSide { return try await square(of: side, job) }
        let isMovingPNG = job.format == .png && (PictureAnimation(job.bytes)?.frameCount ?? 1) > 1
        let bytes = isMovingPNG ? try await movingPNG() : try await pictureOfVips(job)
        guard let size = PictureHeader.size(of: bytes), let mediaType = PictureHeader.mediaType(of: bytes) else {
            throw .damaged
        }
        let animation = PictureAnimation(bytes).flatMap { $0.frameCount > 1 ? $0 : nil }
        return PreparedMedia(
            bytes: bytes,
            info: MediaInfo(
                mediaType: mediaType, width: size.width, height: size.height, duration: animation?.duration),
            poster: animation?.firstFrame)
    }

    /// Cuts a square from the middle of a picture's first frame, and makes it exactly so large; what was transparent is white.
    private func square(of side: Int, _ job: MediaJob) async throws(MediaFailure) -> PreparedMedia {
        let output = "output.jpg"
        try await run(
            .vips,
            [
                "thumbnail", folder.path(Self.input), folder.path(output) + "[Q=80,strip,background=255]", "\(side)",
                "--height", "\(side)", "--size", "both", "--crop", "centre",
            ] + Self.toSRGB(job))
        return PreparedMedia(
            bytes: try result(output), info: MediaInfo(mediaType: "image/jpeg", width: side, height: side))
    }

    private func pictureOfVips(_ job: MediaJob) async throws(MediaFailure) -> Data {
        let side = "\(job.sideMax ?? ProtocolLimits.mediaSideShown)"
        let output = job.outputName
        try await run(
            .vips,
            [
                "thumbnail", folder.path(Self.input) + (job.format == .gif ? "[n=-1]" : ""),
                folder.path(output) + job.outputOptions, side, "--height", side, "--size", "down",
            ] + Self.toSRGB(job))
        return try result(output)
    }

    /// Options by which a picture becomes one in sRGB, and a damaged one fails. A picture without a profile counts as sRGB, which libvips
    /// would take for one of another space; for a grey picture it refuses that profile.
    private static func toSRGB(_ job: MediaJob) -> [String] {
        let isGray = PictureInspection(job.bytes)?.isGray ?? false
        return (isGray ? [] : ["--import-profile", "srgb"]) + ["--export-profile", "srgb", "--fail-on", "truncated"]
    }

    /// Converts an animated PNG with FFmpeg, since libvips reads its first frame only. The result always loops for
    /// ever.
    private func movingPNG() async throws(MediaFailure) -> Data {
        let output = "output.png"
        try await run(
            .ffmpeg,
            Self.ffmpegCommon + ["-nostdin", "-y", "-f", "apng", "-i", folder.path(Self.input)] + Self.bare + [
                "-vf", Self.scale(to: ProtocolLimits.mediaSideShown, divisibleBy: 1), "-plays", "0", "-f", "apng",
                folder.path(output),
            ])
        return try result(output)
    }
}

extension MediaJob {
    /// Name of the output file, whose extension chooses the format. A photo handed over as PNG becomes a JPEG of a
    /// fifth of its size, as on Apple's systems.
    fileprivate var outputName: String {
        switch format {
        case .gif: "output.gif"
        case .png where hasAlpha: "output.png"
        default: "output.jpg"
        }
    }

    fileprivate var outputOptions: String { outputName.hasSuffix(".jpg") ? "[Q=85,strip]" : "[strip]" }
}
