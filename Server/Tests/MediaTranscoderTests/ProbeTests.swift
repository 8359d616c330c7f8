import AppProtocol
import ChatModels
import Foundation
import Synchronization
import Testing

@testable import MediaTranscoder

/// Reading FFmpeg's output, without a program.
@Suite(.timeLimit(.minutes(5))) struct ProbeTests {
    private static let video = """
        "codec_type": "video", "codec_name": "h264", "pix_fmt": "yuv420p", "width": 640, "height": 360, "bit_rate": "90000"
        """
    private static let sound = #""codec_type": "audio", "codec_name": "aac", "channels": 2, "bit_rate": "96000""#

    private func probe(_ streams: String..., duration: Double? = 2) throws -> ProbedMedia {
        let list = streams.map { "{\($0)}" }.joined(separator: ",")
        let format = duration.map { ", \"format\": {\"duration\": \"\($0)\"}" } ?? ""
        return try ProbedMedia(json: Data("{\"streams\": [\(list)]\(format)}".utf8))
    }

    private func refusal(_ media: ProbedMedia) -> MediaFailure.Code? {
        do throws(MediaFailure) { try media.check() } catch { return error.code }
        return nil
    }

    @Test func `a video and a sound each have a longest time`() throws {
        for (streams, longest) in [
            (Self.video, ProtocolLimits.videoDurationMax), (Self.sound, ProtocolLimits.soundDurationMax),
        ] {
            #expect(try refusal(probe(streams, duration: longest)) == nil)
            #expect(try refusal(probe(streams, duration: longest + 0.5)) == .tooLong)
        }
    }

    @Test func `what lasts no time, or has no picture and no sound, is damaged`() throws {
        for (streams, duration) in [
            (Self.video, 0.0), (Self.video, -1), (Self.video, nil), (#""codec_type": "data""#, 2),
        ] {
            #expect(throws: MediaFailure.self) { try probe(streams, duration: duration) }
        }
        #expect(try probe(Self.sound + #", "duration": "3.5""#, duration: nil).duration == 3.5)
    }

    @Test func `a video has sides, and no more pixels than may be`() throws {
        func sides(_ width: Int, _ height: Int) throws -> MediaFailure.Code? {
            refusal(try probe(#""codec_type": "video", "width": \#(width), "height": \#(height)"#))
        }
        let most = ProtocolLimits.mediaPixelCountMax
        #expect(try sides(most / 2, 2) == nil)
        #expect(try sides(most / 2 + 1, 2) == .tooLarge)
        #expect(try sides(0, 2) == .damaged && sides(2, 0) == .damaged)
        #expect(try refusal(probe(#""codec_type": "video""#)) == .damaged)
    }

    @Test func `a cover is no video`() throws {
        let cover = #""codec_type": "video", "width": 9, "height": 9, "disposition": {"attached_pic": 1}"#
        #expect(try !probe(cover, Self.sound).hasVideo)
        #expect(try probe(Self.video, Self.sound).hasVideo)
    }

    @Test func `what browsers play as it is is known`() throws {
        #expect(try probe(Self.video, Self.sound).isVideoReady && probe(Self.video, Self.sound).isSoundReady)
        #expect(try probe(Self.video).isSoundReady)
        for (old, new) in [
            ("h264", "hevc"), ("yuv420p", "yuv444p"), ("640", "1201"), ("360", "1201"), ("90000", "3000001"),
            ("90000", "N/A"),
        ] {
            #expect(try !probe(Self.video.replacing(old, with: new)).isVideoReady, "\(new)")
        }
        #expect(try probe(Self.video + #", "sample_aspect_ratio": "1:1""#).isVideoReady)
        #expect(try !probe(Self.video + #", "sample_aspect_ratio": "2:1""#).isVideoReady)
        for (old, new) in [("aac", "mp3"), (": 2", ": 6"), (": 2", ": 0"), ("96000", "160001")] {
            #expect(try !probe(Self.sound.replacing(old, with: new)).isSoundReady, "\(new)")
        }
    }

    @Test func `progress is told once a step, never backwards, and stays within the whole`() {
        let steps = Mutex<[Double]>([])
        let meter = ProgressMeter(duration: 10) { step in steps.withLock { $0.append(step) } }
        for micros in ["0", "400000", "500000", "900000", "5000000", "1000000", "99000000", "-7", "N/A"] {
            meter.read("out_time_us=\(micros)")
        }
        meter.read("speed=2")
        #expect(steps.withLock(\.self) == [0.05, 0.5, 1])
    }

    @Test func `a waveform is loud where the sound is, the loudest part at a hundred`() {
        let count = MediaInfo.waveformBarCount
        var samples = [Int16](repeating: 0, count: count * 10)
        samples[15] = -2_000
        samples[count * 10 - 1] = 1_000
        let bars = Waveform.bars(of: samples.withUnsafeBytes { Data($0) })
        #expect(bars.count == count && bars[1] == 100 && bars[count - 1] == 50)
        #expect(bars.enumerated().allSatisfy { [1, count - 1].contains($0.offset) || $0.element == 0 })
        #expect(Waveform.bars(of: Data()) == [Int](repeating: 0, count: count))
    }
}
