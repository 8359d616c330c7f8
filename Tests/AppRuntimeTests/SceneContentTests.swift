import AppProtocol
import AppRuntime
import Foundation
import Messages
import RenderTree
import SwiftUI
import Testing
import UIKit

/// Content of a scene beside the tree: the device's language, pictures, and files that are played.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SceneContentTests {
    @Test func `views see the app's language in the device's region, and when it changes`() throws {
        let loopback = try Loopback.showing(LanguageView())
        #expect(try loopback.tree().texts == ["en"])
        #expect(try loopback.perform(.environment(SceneEnvironment(locale: "nl"))) == .done)
        #expect(try loopback.tree().texts == ["en_NL"])
    }

    @Test(arguments: [0, 1]) func `a picture of 2 MiB is shown, and of a larger one the author hears`(
        more: Int
    ) throws {
        let drawing = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        var bytes = try #require(drawing.jpegData(compressionQuality: 1))
        // Makes the file too large by bytes behind the end of the JPEG.
        bytes.append(Data(count: ProtocolLimits.pictureByteCountMax + more - bytes.count))
        let picture = try #require(UIImage(data: bytes))
        let loopback = try Loopback.showing(Image(uiImage: picture))
        let counts: [Int] = loopback.notifications.compactMap { notification in
            if case .asset(_, let bytes) = notification { bytes.count } else { nil }
        }
        #expect(counts == (more == 0 ? [ProtocolLimits.pictureByteCountMax] : []))
        #expect(loopback.diagnosticCodes == (more == 0 ? [] : ["picture_too_large"]))
    }

    @Test func `a film's file is told before the patch that plays it, and the author hears of a missing one`() throws {
        let there = URL(fileURLWithPath: #filePath)
        let film = MediaPlayback(url: there)
        let missing = MediaPlayback(url: URL(fileURLWithPath: "/nowhere/party.mp4"))
        let loopback = try Loopback.showing(
            VStack {
                MediaView(film)
                MediaView(missing)
            })
        var told: [AssetID: AppFile] = [:]
        for notification in loopback.notifications {
            if case .patch = notification { break }
            if case .file(let asset, let file) = notification { told[asset] = file }
        }
        let played: [AssetID] = try loopback.tree().inDrawingOrder.compactMap { place in
            if case .media(let media) = place.node.content { media.file } else { nil }
        }
        let paths = played.map { told[$0]?.path }
        #expect(paths == [there.lastPathComponent, nil])
        #expect(loopback.diagnosticCodes == ["file_not_played"])
    }
}

/// Shows what a test gives it.
private final class ShowingApp: MSMessagesAppViewController {
    func show(_ content: some View) {
        let child = UIHostingController(rootView: content)
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct LanguageView: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(verbatim: locale.identifier) }
}

extension Loopback {
    /// An active scene with this view from its first patch on.
    static func showing(_ content: some View) throws -> Loopback {
        let loopback = try withScene(ShowingApp.self)
        let app = try #require(loopback.server.controller(of: scene) as? ShowingApp)
        app.show(content)
        let state = ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])
        #expect(try loopback.perform(.activate(state)) == .done)
        return loopback
    }

    fileprivate var diagnosticCodes: [String] {
        notifications.compactMap { if case .diagnostic(let found) = $0 { found.code } else { nil } }
    }
}
