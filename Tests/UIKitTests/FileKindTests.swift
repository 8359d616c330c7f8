import Testing

@testable import UIKit

@Suite(.timeLimit(.minutes(5))) struct FileKindTests {
    @Test func `extensions and media types name a kind, in capitals too`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "xyz") == nil)
        #expect(UTType(mimeType: "Text/CSV") == .commaSeparatedText)
        #expect(UTType(mimeType: "text/xyz") == nil)
    }

    @Test func `a kind has the extension and media type that are written first`() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.utf8PlainText.preferredFilenameExtension == "txt")
        #expect(UTType.utf8PlainText.preferredMIMEType == "text/plain")
        #expect(UTType.image.preferredFilenameExtension == nil)
        #expect(UTType.data.preferredMIMEType == nil)
    }

    @Test func `a kind is one of its parents and theirs, and of no other`() {
        #expect(UTType.utf8PlainText.conforms(to: .text) && UTType.utf8PlainText.conforms(to: .data))
        #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
        #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent) && !UTType.mpeg4Movie.conforms(to: .audio))
        #expect(UTType.folder.conforms(to: .item) && !UTType.folder.conforms(to: .data))
        #expect(!UTType.item.conforms(to: .data))
    }

    @Test func `a chooser accepts what a kind consists of`() {
        #expect(UTType.movie.acceptedMediaTypes == ["video/*"])
        #expect(UTType.audiovisualContent.acceptedMediaTypes == ["audio/*", "video/*"])
        #expect(UTType.commaSeparatedText.acceptedMediaTypes == ["text/csv"])
        #expect(UTType.item.acceptedExtensions.isEmpty)
        #expect(UTType.audio.acceptedExtensions == ["mp3", "wav", "m4a"])
        #expect(UTType.xml.acceptedExtensions == ["svg", "xml"])
    }
}
