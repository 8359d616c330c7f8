import Foundation
import Testing

@testable import UIKit

private final class Saver: NSObject {
    var results: [String] = []

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: Saver.self)
            members.action("image:didFinishSavingWithError:contextInfo:") {
                (it: Saver, image: UIImage, error: (any Error)?, context: UnsafeRawPointer) in
                it.results.append(error.map { "\(($0 as? CocoaError)?.code == .userCancelled)" } ?? "saved")
            }
            return members
        }
    }
}

/// Source: developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picture that an app saves` {
    private let saver = Saver()

    private func save(_ end: FileExchange.End) -> [URL] {
        let (before, window) = (UIApplication.shared.keyWindow, UIWindow())
        defer { UIApplication.shared.keyWindow = before }
        var offered: [URL] = []
        window.exchangeFiles = { exchange in
            if case .offer(let files, nil) = exchange.request { offered = files }
            exchange.end(end)
        }
        UIApplication.shared.keyWindow = window
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        UIImageWriteToSavedPhotosAlbum(image, saver, "image:didFinishSavingWithError:contextInfo:", nil)
        return offered
    }

    @Test func `is offered to the person, and the app is told whether they kept it`() throws {
        let files = save(.done([]))
        let file = try #require(files.first)
        #expect(files.count == 1 && UIImage(contentsOfFile: file.path) != nil)
        #expect(saver.results == ["saved"])
        _ = save(.cancelled)
        #expect(saver.results == ["saved", "true"])
        UISaveVideoAtPathToSavedPhotosAlbum("/none.mp4", nil, nil, nil)
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/none.mp4"))
    }
}
