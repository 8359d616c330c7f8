import ChatModels
import Foundation
import MediaFormats
import MediaSamples
import MediaTranscoder
import ProgramRunner
import Synchronization
import Testing

/// The real programs, each in its own process (docs/messages.md, B93 and B95).
@Suite(.timeLimit(.minutes(5))) struct TranscodingTests {
    private let transcoder = MediaTranscoder(tools: .beside)

    private func prepare(_ bytes: Data) async throws -> PreparedMedia {
        let format = try #require(MediaFormat(bytes))
        let job = MediaJob(format: format, hasAlpha: PictureInspection(bytes)?.hasAlpha ?? false, bytes: bytes)
        return try await transcoder.prepare(job)
    }

    @Test func `a photo is turned upright, made smaller, and tells nothing beside itself`() async throws {
        let photo = try MediaSamples.jpeg(width: 1600, height: 800)
        #expect(PictureInspection(photo)?.hasMetadata == true)
        let media = try await prepare(photo)
        #expect(media.info == MediaInfo(mediaType: "image/jpeg", width: 600, height: 1200))
        let picture = try #require(PictureInspection(media.bytes))
        #expect(!picture.hasMetadata && picture.isWhole && media.poster == nil)
    }

    @Test(arguments: ["jpeg", "small", "png", "gif", "movingPNG"])
    func `a square is cut from the middle of any picture, without motion and transparency`(kind: String) async throws {
        let picture =
            switch kind {
            case "jpeg": try MediaSamples.jpeg(width: 1600, height: 800)
            case "small": try MediaSamples.jpeg(width: 40, height: 30)
            case "png": try MediaSamples.png(width: 500, height: 900, hasAlpha: true)
            case "gif": try MediaSamples.gif(width: 300, height: 130)
            default: try MediaSamples.movingPNG(width: 300, height: 131)
            }
        let format = try #require(MediaFormat(picture))
        let media = try await transcoder.prepare(MediaJob(format: format, bytes: picture, squareSide: 256))
        #expect(media.info == MediaInfo(mediaType: "image/jpeg", width: 256, height: 256) && media.poster == nil)
        let square = try #require(PictureInspection(media.bytes))
        #expect(square.width == 256 && square.height == 256 && square.isWhole && !square.hasMetadata)
        #expect(media.bytes.count < 32 << 10)
    }

    @Test func `a small photo with metadata keeps its size`() async throws {
        let media = try await prepare(MediaSamples.jpeg(width: 300, height: 200))
        #expect(media.info.width == 200 && media.info.height == 300)
    }

    @Test func `a large PNG becomes a JPEG`() async throws {
        let media = try await prepare(MediaSamples.png(width: 2000, height: 500))
        #expect(media.info == MediaInfo(mediaType: "image/jpeg", width: 1200, height: 300))
    }

    @Test func `a picture without a profile keeps its colours`() async throws {
        let media = try await prepare(MediaSamples.flat("0x2878DC", width: 2000, height: 500))
        #expect(media.info.width == 1200)
        for (color, wanted) in zip(try MediaSamples.firstPixel(of: media.bytes), [0x28, 0x78, 0xDC]) {
            #expect(abs(Int(color) - wanted) <= 4)
        }
    }

    @Test(arguments: ["gray", "ya8", "gray16be", "monob", "a JPEG"])
    func `a grey picture is converted, and stays as grey as it was`(kind: String) async throws {
        let gray =
            try kind == "a JPEG"
            ? MediaSamples.grayJPEG(width: 2000, height: 500)
            : MediaSamples.flat("white", width: 2000, height: 500, pixels: kind)
        #expect(PictureInspection(gray)?.isGray == true)
        let media = try await prepare(gray)
        #expect(media.info.width == 1200)
        #expect(try MediaSamples.firstPixel(of: media.bytes).allSatisfy { $0 >= 245 })
        let format = try #require(MediaFormat(gray))
        let square = try await transcoder.prepare(MediaJob(format: format, bytes: gray, squareSide: 256))
        #expect(square.info.width == 256 && square.info.height == 256)
    }

    @Test func `a large PNG that one can see through stays a PNG`() async throws {
        let media = try await prepare(MediaSamples.png(width: 2000, height: 500, hasAlpha: true))
        #expect(media.info == MediaInfo(mediaType: "image/png", width: 1200, height: 300))
        #expect(PictureInspection(media.bytes)?.hasAlpha == true)
    }

    @Test func `a large animation moves on, with its first frame beside it`() async throws {
        let media = try await prepare(MediaSamples.gif(width: 1300, height: 130))
        #expect(media.info.mediaType == "image/gif" && media.info.width == 1200 && media.info.hasPoster)
        #expect(PictureAnimation(media.bytes)?.frameCount == 10)
        #expect(media.poster.flatMap(PictureAnimation.init)?.frameCount == 1)
    }

    @Test func `a large animated PNG moves on, too`() async throws {
        let large = try MediaSamples.movingPNG(width: 1300, height: 131)
        #expect(PictureAnimation(large)?.frameCount == 10)
        let media = try await prepare(large)
        #expect(media.info.mediaType == "image/png" && media.info.width == 1200 && media.info.height == 120)
        #expect(PictureAnimation(media.bytes)?.frameCount == 10)
        #expect(PictureInspection(media.bytes)?.isWhole == true && PictureInspection(media.bytes)?.hasMetadata == false)
        #expect(abs((media.info.duration ?? 0) - 1) < 0.2)
    }

    @Test func `a video becomes H.264 and AAC in MP4, without its title, with a still picture`() async throws {
        let steps = Mutex<[Double]>([])
        let bytes = try MediaSamples.movie(width: 1400, height: 700, seconds: 3)
        let job = MediaJob(format: .movie, bytes: bytes)
        let media = try await transcoder.prepare(job) { step in steps.withLock { $0.append(step) } }
        #expect(media.info.mediaType == "video/mp4" && abs((media.info.duration ?? 0) - 3) < 0.2)
        let facts = try MediaSamples.probe(
            media.bytes, entries: "stream=codec_name,pix_fmt,width,height:format_tags=title")
        for fact in ["codec_name=h264", "codec_name=aac", "pix_fmt=yuv420p", "width=1200", "height=600"] {
            #expect(facts.contains(fact), "\(facts)")
        }
        #expect(!facts.contains("Secret"))
        #expect(media.poster.flatMap(PictureHeader.size)?.width == 600)
        let seen = steps.withLock(\.self)
        #expect(!seen.isEmpty && seen == seen.sorted() && seen.allSatisfy { (0...1).contains($0) })
    }

    @Test func `a video that browsers play as it is is copied, without title and encoder's notes`() async throws {
        let bytes = try MediaSamples.playableMovie(width: 640, height: 360)
        let media = try await prepare(bytes)
        #expect(media.info.mediaType == "video/mp4" && media.info.width == 600 && media.info.height == 338)
        #expect(try frames(of: media.bytes) == frames(of: bytes))
        #expect(bytes.contains(Data("x264".utf8)) && !media.bytes.contains(Data("x264".utf8)))
        #expect(bytes.contains(Data("Secret".utf8)) && !media.bytes.contains(Data("Secret".utf8)))
    }

    @Test func `a copied video is still shown turned, and its size is the turned one`() async throws {
        let bytes = try MediaSamples.turned(try MediaSamples.playableMovie(width: 640, height: 360))
        let media = try await prepare(bytes)
        let rotation = "stream_side_data=rotation"
        #expect(try MediaSamples.probe(bytes, entries: rotation).contains("rotation=90"))
        #expect(try MediaSamples.probe(media.bytes, entries: rotation).contains("rotation=90"))
        #expect(try frames(of: media.bytes) == frames(of: bytes))
        #expect(try #require(media.info.width) < #require(media.info.height), "\(media.info)")
    }

    @Test(arguments: [
        ["-vf", "scale=1300:-2"], ["-pix_fmt", "yuv444p"], ["-vf", "setsar=2/1"],
        ["-b:v", "6M", "-minrate", "6M", "-maxrate", "6M", "-bufsize", "6M", "-x264opts", "nal-hrd=cbr"],
    ])
    func `a video that is more than browsers need is encoded anew`(change: [String]) async throws {
        let bytes = try MediaSamples.playableMovie(width: 640, height: 360, change)
        let media = try await prepare(bytes)
        #expect(try frames(of: media.bytes) != frames(of: bytes))
        let facts = try MediaSamples.probe(media.bytes, entries: "stream=pix_fmt,width,sample_aspect_ratio")
        #expect(facts.contains("pix_fmt=yuv420p") && facts.contains("sample_aspect_ratio=1:1"), "\(facts)")
    }

    /// A digest of every picture after decoding, in order.
    private func frames(of bytes: Data) throws -> [Substring] {
        try MediaSamples.frameDigests(bytes).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .compactMap { $0.split(separator: ",").last }
    }

    @Test(arguments: ["wav", "mp3", "m4a", "caf", "aiff"])
    func `a sound becomes AAC with a waveform`(ending: String) async throws {
        let media = try await prepare(MediaSamples.sound(ending))
        #expect(media.info.mediaType == "audio/mp4" && media.info.width == nil && !media.info.hasPoster)
        #expect(abs((media.info.duration ?? 0) - 1) < 0.2)
        let bars = try #require(media.info.waveform)
        #expect(bars.count == MediaInfo.waveformBarCount && bars.max() == 100)
        #expect(bars.allSatisfy { (0...100).contains($0) })
        #expect(try MediaSamples.probe(media.bytes, entries: "stream=codec_name").contains("aac"))
    }
}

extension MediaTools {
    /// The launcher that the build puts beside the tests.
    static var beside: MediaTools {
        MediaTools(
            launcher: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent("AppLauncher"))
    }
}
