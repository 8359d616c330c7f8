import ChatModels
import Foundation
import MediaFormats
import MediaSamples
import MediaTranscoder
import ProgramRunner
import Testing

/// Media that is none, or too much: a code, and nothing left behind.
@Suite(.timeLimit(.minutes(5))) struct BadMediaTests {
    private func failure(
        _ bytes: Data, as format: MediaFormat? = nil, limits: MediaLimits = MediaLimits(), tools: MediaTools = .beside
    ) async throws -> MediaFailure.Code? {
        let job = MediaJob(format: try #require(format ?? MediaFormat(bytes)), bytes: bytes)
        do throws(MediaFailure) {
            _ = try await MediaTranscoder(tools: tools, limits: limits).prepare(job)
            return nil
        } catch {
            #expect(!error.message.isEmpty && !error.message.contains("/tmp"))
            return error.code
        }
    }

    @Test func `a JPEG that breaks off is damaged`() async throws {
        let whole = try MediaSamples.jpeg(width: 1600, height: 800)
        #expect(try await failure(whole.prefix(whole.count / 2)) == .damaged)
    }

    @Test func `a video that is no video is damaged`() async throws {
        let words = Data([0, 0, 0, 24]) + Data("ftypisom".utf8) + Data(repeating: 65, count: 4_000)
        #expect(try await failure(words) == .damaged)
        let video = try MediaSamples.movie(width: 64, height: 64)
        #expect(try await failure(video.prefix(200)) == .damaged)
        #expect(try await failure(Data("RIFF\u{1}\u{1}\u{1}\u{1}WAVEjunkjunk".utf8)) == .damaged)
    }

    @Test func `a list that leads to other files is not followed`() async throws {
        let list = Data("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n".utf8)
        #expect(MediaFormat(list) == nil)
        #expect(try await failure(list, as: .movie) == .damaged)
    }

    @Test func `a video that lasts too long is refused before it is made smaller`() async throws {
        let sound = try MediaSamples.sound("mp3", seconds: 601)
        #expect(try await failure(sound) == .tooLong)
    }

    @Test func `a program that takes too long is ended`() async throws {
        var limits = MediaLimits()
        limits.timeMax = .milliseconds(100)
        let video = try MediaSamples.movie(width: 1400, height: 700, seconds: 20)
        #expect(try await failure(video, limits: limits) == .tooSlow)
    }

    @Test func `a result that is too large is refused`() async throws {
        var limits = MediaLimits()
        limits.resultByteCountMax = 1_000
        #expect(try await failure(MediaSamples.jpeg(width: 1600, height: 800), limits: limits) == .tooLarge)
        limits = MediaLimits()
        limits.fileByteCountMax = 2_000
        #expect(try await failure(MediaSamples.movie(width: 640, height: 480), limits: limits) != nil)
    }

    @Test func `a picture that needs more memory than it may have is refused`() async throws {
        var limits = MediaLimits()
        limits.memoryByteCountMax = 24 << 20
        #expect(try await failure(MediaSamples.png(width: 4000, height: 4000), limits: limits) != nil)
    }

    @Test func `without the programs media is refused, and they are named`() async throws {
        var tools = MediaTools.beside
        tools.folder = URL(fileURLWithPath: "/nonexistent")
        #expect(tools.missing == ["vips", "ffmpeg", "ffprobe"])
        #expect(try await failure(MediaSamples.jpeg(width: 1600, height: 800), tools: tools) == .toolMissing)
        #expect(MediaTools.beside.missing.isEmpty)
    }

    @Test func `what is taken back ends at once`() async throws {
        let bytes = try MediaSamples.movie(width: 1400, height: 700, seconds: 20)
        let transcoder = MediaTranscoder(tools: .beside)
        let (steps, step) = AsyncStream.makeStream(of: Double.self)
        let work = Task { () async -> MediaFailure.Code? in
            do throws(MediaFailure) {
                _ = try await transcoder.prepare(MediaJob(format: .movie, bytes: bytes)) { step.yield($0) }
                return nil
            } catch {
                return error.code
            }
        }
        var iterator = steps.makeAsyncIterator()
        _ = await iterator.next()
        work.cancel()
        #expect(await work.value == .cancelled)
    }

    @Test func `a place is free again after a job, however that ended`() async throws {
        var limits = MediaLimits()
        limits.processCountMax = 1
        limits.waitingCountMax = 0
        let transcoder = MediaTranscoder(tools: .beside, limits: limits)
        let picture = try MediaSamples.jpeg(width: 300, height: 200)
        for bytes in [picture, picture.prefix(picture.count / 2), picture] {
            let job = MediaJob(format: .jpeg, bytes: bytes)
            do throws(MediaFailure) {
                _ = try await transcoder.prepare(job)
            } catch {
                #expect(error.code == .damaged && bytes.count < picture.count)
            }
        }
    }

    @Test func `so many wait and no more`() async throws {
        var limits = MediaLimits()
        limits.processCountMax = 1
        limits.waitingCountMax = 0
        let transcoder = MediaTranscoder(tools: .beside, limits: limits)
        let bytes = try MediaSamples.movie(width: 1400, height: 700, seconds: 20)
        let (steps, step) = AsyncStream.makeStream(of: Double.self)
        let first = Task {
            _ = try? await transcoder.prepare(MediaJob(format: .movie, bytes: bytes)) { step.yield($0) }
        }
        var iterator = steps.makeAsyncIterator()
        _ = await iterator.next()
        await #expect(throws: MediaFailure.self) {
            try await transcoder.prepare(
                MediaJob(format: .jpeg, bytes: try MediaSamples.jpeg(width: 1600, height: 800)))
        }
        first.cancel()
        await first.value
    }
}
