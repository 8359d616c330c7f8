import AppProtocol
import Foundation
import Glibc
import Messages
import RenderTree
import SwiftUI
import UIKit

/// Warms up a process whose app nobody has opened yet: runs a whole scene of Parley's own, from the host's requests to encoded
/// patches, so that fonts are read, and the runtime knows the types. None of the author's controllers and views are made.
@MainActor enum WarmUp {
    private static let name = "PARLEY_AHEAD"

    /// Whether the host has asked for it; false from the second call on.
    static func takeWish() -> Bool {
        defer { unsetenv(name) }
        return getenv(name) != nil
    }

    /// - Parameter send: called with each frame for a host that is not there.
    static func run(_ send: @escaping @MainActor (AppFrame) -> Void = { _ = try? FrameCodec.encode($0) }) {
        let server = AppServer(principalClass: WarmUpController.self, send: send)
        var splitter = FrameSplitter()
        for request in requests {
            guard let bytes = try? FrameCodec.encode(HostFrame.request(id: 1, request)) else { continue }
            splitter.append(bytes)
            guard let body = try? splitter.next(), let frame = try? FrameCodec.decode(HostFrame.self, from: body)
            else { continue }
            server.receive(frame)
        }
    }

    private static var requests: [HostRequest] {
        let scene = SceneID(rawValue: 1)
        let creation = SceneCreation(scene: scene, style: .compact, size: TreeSize(width: 390, height: 600))
        let conversation = ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])
        return [
            .initialize(Initialization(bundlePath: "", containerPath: "")), .createScene(creation),
            .perform(scene, .activate(conversation)),
            .perform(scene, .environment(SceneEnvironment(colorScheme: .dark))), .perform(scene, .deactivate),
            .destroyScene(scene),
        ]
    }
}

/// Shows the views that most apps begin with.
private final class WarmUpController: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let hosting = UIHostingController(rootView: WarmUpView())
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.view.frame = view.bounds
        hosting.didMove(toParent: self)
    }
}

private struct WarmUpView: View {
    private static let fonts: [Font] = [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .footnote, .caption,
    ]
    @State private var text = ""
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                Image(systemName: "star.fill")
                Text("Parley").font(.title2).fontWeight(.bold)
                Spacer()
                Circle().fill(Color.accentColor).frame(width: 20, height: 20)
            }
            ForEach(0..<Self.fonts.count, id: \.self) { index in
                Text("Sphinx of black quartz, judge my vow. 0123456789").font(Self.fonts[index])
            }
            TextField("Name", text: $text)
            Toggle("Switch", isOn: $isOn)
            Button("Plain") {}
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            List { Text("Row").foregroundStyle(.secondary) }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.2)))
    }
}
