import Foundation
import MediaFormats
import Testing

@Suite(.timeLimit(.minutes(5))) struct MediaFormatTests {
    private func format(_ head: String, _ more: [UInt8] = []) -> MediaFormat? {
        MediaFormat(Data(head.utf8) + Data(more))
    }

    @Test func `each kind is told by its first bytes`() {
        #expect(MediaFormat(PictureBytes.png()) == .png)
        #expect(MediaFormat(Data(PictureBytes.jpeg())) == .jpeg)
        #expect(MediaFormat(Data(PictureBytes.gifHead)) == .gif)
        #expect(format("GIF87a") == .gif)
        for name in ["ftyp", "moov", "mdat", "wide"] { #expect(format("\0\0\0\u{8}\(name)") == .movie) }
        #expect(format("RIFF1234WAVE") == .wav)
        #expect(format("FORM1234AIFF") == .aiff)
        #expect(format("FORM1234AIFC") == .aiff)
        #expect(format("caff") == .caf)
        #expect(format("ID3") == .mp3)
        #expect(format("", [0xff, 0xfb, 0x90, 0]) == .mp3)
    }

    @Test func `what only begins like one is none`() {
        for head in ["", "GIF88a", "ftyp", "RIFF1234AVI ", "FORM1234ILBM", "XORM1234AIFF", "caf", "ID", "<script>"] {
            #expect(format(head) == nil, "\(head)")
        }
        // Eleven bits set, and each value that is not used.
        for bytes in [
            [0xff, 0xfb, 0x90], [0xfe, 0xfb, 0x90, 0], [0xff, 0x1b, 0x90, 0], [0xff, 0xeb, 0x90, 0],
            [0xff, 0xf9, 0x90, 0], [0xff, 0xfd, 0x90, 0], [0xff, 0xfb, 0xf0, 0], [0xff, 0xfb, 0x9c, 0],
        ] as [[UInt8]] {
            #expect(format("", bytes) == nil, "\(bytes)")
        }
    }

    @Test func `pictures are told from what sounds or plays`() {
        let all = [MediaFormat.png, .jpeg, .gif, .movie, .mp3, .wav, .aiff, .caf]
        #expect(all.filter(\.isPicture) == [.png, .jpeg, .gif])
    }
}
