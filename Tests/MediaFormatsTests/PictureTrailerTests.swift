import Foundation
import MediaFormats
import Testing

/// Bytes behind a picture, or between its scans, must not travel: they may say where the picture was taken.
@Suite(.timeLimit(.minutes(5))) struct PictureTrailerTests {
    private let secret = Data("GPS 50.85 4.35".utf8)
    private let exif = PictureBytes.segment(0xe1, Array("Exif\0\0GPS 50.85 4.35".utf8))
    private let pictures: [Data] = [
        PictureBytes.png(), Data(PictureBytes.gifHead + PictureBytes.gifFrame(5) + [0x3b]), Data(PictureBytes.jpeg()),
    ]

    @Test func `bytes after the end of a picture count as metadata, and are removed`() throws {
        for picture in pictures {
            let inspection = try #require(PictureInspection(picture + secret))
            #expect(inspection.isWhole && inspection.hasMetadata)
            #expect(PictureStripping.stripped(picture + secret) == picture)
            #expect(PictureInspection(picture)?.hasMetadata == false)
        }
    }

    @Test func `zeros that fill a file up are no metadata`() throws {
        for picture in pictures {
            let inspection = try #require(PictureInspection(picture + Data(count: 7)))
            #expect(inspection.isWhole && !inspection.hasMetadata)
        }
    }

    @Test func `a second JPEG behind the first goes with its location, and with the index that leads to it`() {
        let index = PictureBytes.segment(0xe2, Array("MPF\0MM".utf8))
        let profile = PictureBytes.segment(0xe2, Array("ICC_PROFILE\0".utf8))
        let file = PictureBytes.jpeg(profile + index) + PictureBytes.jpeg(exif)
        #expect(PictureInspection(Data(file))?.hasMetadata == true)
        #expect(PictureStripping.stripped(Data(file)) == Data(PictureBytes.jpeg(profile)))
        #expect(PictureInspection(Data(PictureBytes.jpeg(index)))?.hasMetadata == true)
    }

    @Test func `metadata between two scans goes, and what looks like a marker within a scan stays`() {
        // A stuffed zero and a restart interval.
        let start = Array(PictureBytes.jpeg().dropLast(2)) + [0xff, 0, 0xfe, 1, 0xff, 0xd3, 7]
        let tables = PictureBytes.segment(0xc4, [1, 2, 3])
        let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 9, 9]
        let end: [UInt8] = [0xff, 0xd9]
        let kept = Data(start + tables + scan + end)
        let file = Data(start + tables + exif + scan + exif + end)
        #expect(PictureInspection(kept)?.hasMetadata == false && PictureInspection(kept)?.isWhole == true)
        #expect(PictureInspection(file)?.hasMetadata == true && PictureInspection(file)?.isWhole == true)
        #expect(PictureStripping.stripped(file) == kept)
        // A fill byte before the end marker.
        #expect(PictureInspection(Data(start + [0xff] + end))?.isWhole == true)
        for length in 0..<file.count { _ = PictureStripping.stripped(file.prefix(length)) }
    }

    @Test func `a JPEG that ends before its first scan is not whole`() {
        let bytes = Data(PictureBytes.jpeg().dropLast(14) + [0xff, 0xd9])
        #expect(PictureInspection(bytes)?.width == 772)
        #expect(PictureInspection(bytes)?.isWhole == false)
    }
}
