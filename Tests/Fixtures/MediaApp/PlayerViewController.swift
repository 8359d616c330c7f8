import AVKit
public import Messages
import SwiftUI

/// Plays `party.mp4` and `bell.wav` of its home folder.
public final class PlayerViewController: MSMessagesAppViewController {
    override public func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: PlayerView())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

@MainActor private final class Desk: ObservableObject, AVAudioPlayerDelegate {
    @Published var time = "not yet"
    @Published var line = "silent"
    let film = AVPlayer(url: URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("party.mp4"))
    private var bell: AVAudioPlayer?

    init() {
        _ = film.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.25, preferredTimescale: 600), queue: .main
        ) { [weak self] in self?.time = String(format: "%.0f", $0.seconds) }
    }

    func ring() {
        let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("bell.wav")
        bell = try? AVAudioPlayer(contentsOf: file)
        bell?.delegate = self
        bell?.volume = 0.25
        line = bell?.play() == true ? "ringing" : "no bell"
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { line = "rung" }
}

private struct PlayerView: View {
    @StateObject private var desk = Desk()

    var body: some View {
        VStack {
            VideoPlayer(player: desk.film).frame(height: 120)
            HStack {
                Button("Play") { desk.film.play() }
                Button("Pause") { desk.film.pause() }
                Button("Jump") { desk.film.seek(to: CMTime(seconds: 6, preferredTimescale: 600)) }
                Button("Ring") { desk.ring() }
            }
            Text(verbatim: "time \(desk.time)")
            Text(verbatim: "bell \(desk.line)")
        }
    }
}
