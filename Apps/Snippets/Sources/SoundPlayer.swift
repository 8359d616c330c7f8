import AVFoundation
import SwiftUI

/// Plays the previewed sound, and tracks when it ends.
@MainActor @Observable final class SoundPlayer: NSObject, AVAudioPlayerDelegate {
    private(set) var isPlaying = false
    /// A problem, in words for the person.
    private(set) var problem: String?
    @ObservationIgnored private var player: AVAudioPlayer?

    /// Plays from the beginning.
    func play(_ file: URL) {
        stop()
        do {
            let player = try AVAudioPlayer(contentsOf: file)
            player.delegate = self
            self.player = player
            isPlaying = player.play()
        } catch {
            problem = Self.cannotPlay
        }
    }

    func stop() {
        player?.stop()
        player = nil
        isPlaying = false
        problem = nil
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { stop() }

    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        stop()
        problem = Self.cannotPlay
    }

    private static let cannotPlay = "This sound cannot be played here."
}

/// Plays and stops a sound.
struct PlayButton: View {
    let file: URL
    @State private var player = SoundPlayer()

    var body: some View {
        VStack(spacing: 6) {
            Button {
                if player.isPlaying { player.stop() } else { player.play(file) }
            } label: {
                Label(player.isPlaying ? "Stop" : "Play", systemImage: player.isPlaying ? "stop.fill" : "play.fill")
            }
            .buttonStyle(.bordered)
            if let problem = player.problem { Text(problem).font(.footnote).foregroundStyle(.red) }
        }
        .onDisappear { player.stop() }
    }
}
