import Foundation
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

    @Test func `a kind knows its tags, and they know it`() {
        #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
        #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg"] && UTType.image.tags.isEmpty)
        #expect(UTType(tag: "PNG", tagClass: .filenameExtension, conformingTo: .image) == .png)
        #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .text) == nil)
        #expect(UTType.types(tag: "image/gif", tagClass: .mimeType, conformingTo: nil) == [.gif])
        #expect(UTType.types(tag: "gif", tagClass: .mimeType, conformingTo: nil).isEmpty)
    }

    @Test func `a kind is below its supertypes, and not below itself`() {
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
        #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        #expect(!UTType.image.isSubtype(of: .png))
        #expect(UTType.data.isSupertype(of: .png) && !UTType.png.isSupertype(of: .png))
        #expect(UTType.png.isPublic && !UTType.gif.isPublic && UTType.png.isDeclared && !UTType.png.isDynamic)
    }

    @Test func `a file is named after its kind, unless it is already`() {
        var file = URL(fileURLWithPath: "/tmp/puppy")
        #expect(file.appendingPathExtension(for: .png).path == "/tmp/puppy.png")
        #expect(file.appendingPathExtension(for: .image) == file)
        file.appendPathExtension(for: .jpeg)
        #expect(file.lastPathComponent == "puppy.jpeg")
        file.appendPathExtension(for: .jpeg)
        #expect(file.lastPathComponent == "puppy.jpeg")
        file.appendPathExtension(for: .plainText)
        #expect(file.lastPathComponent == "puppy.jpeg.txt")
    }

    @Test func `a file in a folder is named after its kind, unless it is already`() {
        var folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
        #expect(folder.appendingPathComponent("puppy.JPG", conformingTo: .jpeg).path == "/tmp/puppy.JPG")
        #expect(folder.appendingPathComponent("puppy.jpg", conformingTo: .image).path == "/tmp/puppy.jpg")
        #expect(folder.appendingPathComponent("puppy.jpg", conformingTo: .plainText).path == "/tmp/puppy.jpg.txt")
        folder.appendPathComponent("dogs", conformingTo: .folder)
        #expect(folder.absoluteString == "file:///tmp/dogs/")
    }
}
