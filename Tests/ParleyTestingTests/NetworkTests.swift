import AppProtocol
import Foundation
import Messages
import ParleyTesting
import SwiftUI
import Testing
import UIKit

/// `AsyncImage` against the network of a world.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NetworkTests {
    private static let address = "https://img.example.org/mussel.png"

    private func world() throws -> World {
        try World(app: MusselPicture.self, name: "Mussel", people: ["Kate", "John"], networkHosts: ["*.example.org"])
    }

    private var picture: Data {
        get throws { try #require(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.pngData()) }
    }

    @Test func `a picture is seen once it is there`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try world.network.hold(Self.address)
        try await kate.openApp()
        #expect(kate.texts == ["empty", "Hide"] && world.network.waitingCount == 1)
        try await world.network.release(Self.address, with: picture)
        #expect(kate.texts == ["success", "Hide"])
        #expect(world.network.requests == [URL(string: Self.address)])
    }

    @Test func `a failure has a code`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try world.network.fail(Self.address, with: .timedOut)
        try await kate.openApp()
        #expect(kate.texts == ["failure \(URLError.Code.timedOut.rawValue)", "Hide"])
        try world.network.serve(Data("<p>".utf8), at: Self.address)
        try await kate.closeApp()
        try await kate.openApp()
        #expect(kate.texts == ["failure \(URLError.Code.cannotDecodeContentData.rawValue)", "Hide"])
    }

    @Test func `a host that the manifest does not name is not asked`() async throws {
        let world = try World(app: MusselPicture.self, name: "Mussel", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        #expect(kate.texts == ["failure \(URLError.Code.dataNotAllowed.rawValue)", "Hide"])
        #expect(kate.diagnostics.map(\.code) == ["host_not_allowed"] && world.network.requests.isEmpty)
        #expect(throws: TestFailure.self) { try world.network.serve(Data(), at: Self.address) }
    }

    @Test func `a view that goes, or an app that is closed, asks for nothing any more`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        world.network.answer = { _ in .wait }
        try await kate.openApp()
        try await kate.tap("Hide")
        #expect(kate.texts == ["Hide"] && world.network.waitingCount == 0)
        try await kate.closeApp()
        try await kate.openApp()
        #expect(world.network.waitingCount == 1)
        try await kate.closeApp()
        #expect(world.network.waitingCount == 0)
    }
}

private final class MusselPicture: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: MusselView())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct MusselView: View {
    @State private var isHidden = false

    var body: some View {
        VStack {
            if !isHidden {
                AsyncImage(url: URL(string: "https://img.example.org/mussel.png")) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success: Text("success")
                    case .failure(let error): Text(verbatim: "failure \((error as? URLError)?.errorCode ?? 0)")
                    }
                }
            }
            Button("Hide") { isHidden = true }
        }
    }
}
