import AppProtocol
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct FileNameTests {
    @Test(arguments: [
        ("photo.HEIC", "image/jpeg", "photo.jpg"), ("photo.JPG", "image/jpeg", "photo.JPG"),
        ("photo.jpeg", "image/jpeg", "photo.jpeg"), ("photo.jpeg", "image/png", "photo.png"),
        ("photo.png", "image/jpeg", "photo.jpg"), ("a.b.mov", "video/mp4", "a.b.mp4"),
        ("song", "audio/mp4", "song.m4a"),
        ("notes.txt", "text/plain", "notes.txt"),
    ])
    func `a converted file has the ending of what it is now`(name: String, mediaType: String, expected: String) {
        #expect(FileName.replacingExtension(of: name, for: mediaType) == expected)
    }
}
