import Foundation
import QuickLook
import SwiftUI
import Testing
import UIKit

private final class Files: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var urls: [URL] = []
    var calls: [String] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        urls[index] as NSURL
    }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { calls.append("dismiss") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A preview of files` {
    @Test func `shows pictures, words and names`() throws {
        let folder = URL.temporaryDirectory.appending(component: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = Files()
        files.urls = ["a.txt", "b.png", "c.bin"].map { folder.appending(component: $0) }
        try Data("hello".utf8).write(to: files.urls[0])
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        try #require(picture.pngData()).write(to: files.urls[1])
        try Data([0xFF, 0xFE, 0]).write(to: files.urls[2])
        let controller = QLPreviewController()
        controller.dataSource = files
        controller.loadViewIfNeeded()
        let words = try #require(controller.view.subviews.compactMap { $0 as? UITextView }.first)
        let image = try #require(controller.view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(controller.title == "a.txt" && words.text == "hello" && image.image == nil)
        controller.currentPreviewItemIndex = 1
        #expect(image.image != nil && words.isHidden)
        controller.currentPreviewItemIndex = 2
        #expect(words.text == "c.bin" && !words.isHidden && image.image == nil)
        controller.currentPreviewItemIndex = 3
        #expect(controller.currentPreviewItem == nil && words.text == "")
        #expect(QLPreviewController.canPreview(files.urls[0] as NSURL))
        #expect(!QLPreviewController.canPreview(folder.appending(component: "none") as NSURL))
    }

    private func words(of url: URL) throws -> String? {
        let files = Files()
        files.urls = [url]
        let controller = QLPreviewController()
        controller.dataSource = files
        controller.loadViewIfNeeded()
        return try #require(controller.view.subviews.compactMap { $0 as? UITextView }.first).text
    }

    @Test func `shows the beginning of a long text, to the last whole character`() throws {
        let file = URL.temporaryDirectory.appending(component: "\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(("a" + String(repeating: "ö", count: 60_000)).utf8).write(to: file)
        #expect(try words(of: file) == "a" + String(repeating: "ö", count: 49_999))
    }

    @Test func `shows the name of what is no file, without waiting for it`() throws {
        let pipe = URL.temporaryDirectory.appending(component: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: pipe) }
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(
            !QLPreviewController.canPreview(pipe as NSURL)
                && !QLPreviewController.canPreview(NSURL(fileURLWithPath: "/")))
        #expect(try words(of: pipe) == pipe.lastPathComponent)
    }
}
