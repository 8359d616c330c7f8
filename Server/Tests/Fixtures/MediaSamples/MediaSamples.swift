package import Foundation
import Synchronization

/// Media of every kind, made by FFmpeg when a test first asks for it.
package enum MediaSamples {
    private static let made = Mutex<[String: Data]>([:])

    /// A picture with metadata that tells where it was taken, in pixels.
    package static func jpeg(width: Int, height: Int) throws -> Data {
        let plain = try make("jpg", ["-f", "lavfi", "-i", source(width, height), "-frames:v", "1"])
        // A turn to the right by a quarter, which readers are to make: orientation 6 (Exif 2.3, section 4.6.4).
        let tiff: [UInt8] = [
            0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ]
        let exif = Data("Exif".utf8) + Data([0, 0] + tiff)
        return plain.prefix(2) + Data([0xff, 0xe1, 0, UInt8(exif.count + 2)]) + exif + plain.dropFirst(2)
    }

    package static func png(width: Int, height: Int, hasAlpha: Bool = false) throws -> Data {
        let filter = hasAlpha ? ["-vf", "format=rgba,colorchannelmixer=aa=0.5"] : []
        return try make("png", ["-f", "lavfi", "-i", source(width, height)] + filter + ["-frames:v", "1"])
    }

    /// A PNG of one colour, without a profile.
    /// - Parameter pixels: FFmpeg's name for the channels, such as `gray` and `ya8`.
    package static func flat(
        _ color: String, width: Int, height: Int, pixels: String = "rgb24"
    ) throws -> Data {
        let source = ["-f", "lavfi", "-i", "color=c=\(color):s=\(width)x\(height)"]
        return try make("png", source + ["-pix_fmt", pixels, "-frames:v", "1"])
    }

    /// A white JPEG with one channel, by libvips: FFmpeg writes three.
    package static func grayJPEG(width: Int, height: Int) throws -> Data {
        let (png, jpeg) = (file("png"), file("jpg"))
        defer { for each in [png, jpeg] { try? FileManager.default.removeItem(at: each) } }
        try flat("white", width: width, height: height, pixels: "gray").write(to: png)
        _ = try run("vips", ["copy", png.path, jpeg.path + "[strip]"])
        return try Data(contentsOf: jpeg)
    }

    private static func file(_ ending: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
    }

    /// Returns red, green and blue of a picture's first pixel.
    package static func firstPixel(of picture: Data) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try picture.write(to: file)
        let raw = ["-vf", "format=rgb24,crop=1:1:0:0", "-pix_fmt", "rgb24", "-frames:v", "1", "-f", "rawvideo", "-"]
        return [UInt8](try run("ffmpeg", ["-v", "error", "-nostdin", "-i", file.path] + raw))
    }

    /// - Parameter seconds: ten frames each.
    package static func gif(width: Int, height: Int, seconds: Int = 1) throws -> Data {
        try make("gif", ["-f", "lavfi", "-i", source(width, height, rate: 10), "-t", "\(seconds)"])
    }

    /// An animated PNG of ten frames, with words.
    package static func movingPNG(width: Int, height: Int) throws -> Data {
        try make("apng", ["-f", "lavfi", "-i", source(width, height, rate: 10), "-t", "1", "-plays", "0"])
    }

    /// With sound, and a title.
    package static func movie(width: Int, height: Int, seconds: Int = 1, ending: String = "mov") throws -> Data {
        try make(
            ending,
            [
                "-f", "lavfi", "-i", source(width, height, rate: 10), "-f", "lavfi", "-i", "sine=frequency=440",
                "-t", "\(seconds)", "-metadata", "title=Secret", "-c:v", "mpeg4", "-c:a", "aac",
            ])
    }

    /// H.264 and AAC in MP4, with a title, and with the name of its encoder among the pictures.
    /// - Parameter change: more options of FFmpeg for the result.
    package static func playableMovie(width: Int, height: Int, _ change: [String] = []) throws -> Data {
        try make(
            "mp4",
            [
                "-f", "lavfi", "-i", source(width, height, rate: 10), "-f", "lavfi", "-i", "sine=frequency=440",
                "-t", "1", "-metadata", "title=Secret", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac",
            ] + change)
    }

    /// Returns an MP4 whose pictures are the same and are to be shown turned by a quarter, as a phone held upright writes them.
    package static func turned(_ movie: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
        defer { try? FileManager.default.removeItem(at: file) }
        try movie.write(to: file)
        return try make("mp4", ["-i", file.path, "-c", "copy", "-metadata:s:v", "rotate=90"])
    }

    /// Returns the output of FFmpeg's `framemd5` for a video: a line for each picture, the digest at its end.
    package static func frameDigests(_ bytes: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try bytes.write(to: file)
        return String(
            decoding: try run("ffmpeg", ["-v", "error", "-nostdin", "-i", file.path, "-an", "-f", "framemd5", "-"]),
            as: UTF8.self)
    }

    /// - Parameter ending: `wav`, `mp3`, `m4a`, `caf` or `aiff`.
    package static func sound(_ ending: String, seconds: Int = 1) throws -> Data {
        try make(ending, ["-f", "lavfi", "-i", "sine=frequency=440", "-t", "\(seconds)"])
    }

    private static func source(_ width: Int, _ height: Int, rate: Int = 1) -> String {
        "testsrc2=size=\(width)x\(height):rate=\(rate)"
    }

    /// Reads any file, as `ffprobe` shows it: names and values, a line each.
    package static func probe(_ bytes: Data, entries: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try bytes.write(to: file)
        return String(
            decoding: try run(
                "ffprobe", ["-v", "error", "-of", "default=noprint_wrappers=1", "-show_entries", entries, file.path]),
            as: UTF8.self)
    }

    private static func make(_ ending: String, _ arguments: [String]) throws -> Data {
        let name = "\(ending) \(arguments)"
        if let known = made.withLock({ $0[name] }) { return known }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try run("ffmpeg", ["-v", "error", "-nostdin", "-y"] + arguments + [file.path])
        let bytes = try Data(contentsOf: file)
        made.withLock { $0[name] = bytes }
        return bytes
    }

    /// Not by Foundation's `Process`: it reads past the end of the list of open descriptors where they are many.
    private static func run(_ program: String, _ arguments: [String]) throws -> Data {
        let words = ["/usr/bin/\(program)"] + arguments
        let command = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
        guard let output = popen(command, "r") else { throw Problem.failed(program, arguments) }
        let chunkSize = 1 << 16
        var bytes = Data()
        var chunk = [UInt8](repeating: 0, count: chunkSize)
        while case let count = fread(&chunk, 1, chunkSize, output), count > 0 { bytes += chunk[..<count] }
        guard pclose(output) == 0 else { throw Problem.failed(program, arguments) }
        return bytes
    }

    enum Problem: Error { case failed(String, [String]) }
}
