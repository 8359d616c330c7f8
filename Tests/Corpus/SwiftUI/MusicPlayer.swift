import SwiftUI

struct Track: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let length: Duration
}

@Observable @MainActor
final class Player {
    var queue: [Track] = [
        Track(id: 1, title: "Blue", artist: "Joni", length: .seconds(183)),
        Track(id: 2, title: "Red", artist: "Taylor", length: .seconds(221)),
    ]
    var index = 0
    var elapsed: TimeInterval = 0
    var isPlaying = false
    var volume = 0.7
    @ObservationIgnored private var task: Task<Void, Never>?

    var current: Track { queue[index] }

    func toggle() {
        isPlaying.toggle()
        task?.cancel()
        guard isPlaying else { return }
        task = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                self?.elapsed += 1
            }
        }
    }

    func skip(_ step: Int) {
        index = (index + step + queue.count) % queue.count
        elapsed = 0
    }
}

struct MusicPlayer: View {
    @State private var player = Player()
    @State private var isExpanded = false
    @State private var detent = PresentationDetent.medium
    @State private var tab: PlayerTab = .library
    @Namespace private var artwork

    enum PlayerTab: Hashable { case library, search, radio(String) }

    var body: some View {
        TabView(selection: $tab) {
            Tab("Library", systemImage: "music.note.list", value: .library) {
                library
            }
            .badge(player.queue.count)
            Tab(value: .search, role: .search) {
                NavigationStack { Text("Search") }
            }
            TabSection("Radio") {
                Tab("Jazz", systemImage: "radio", value: PlayerTab.radio("jazz")) { Text("Jazz") }
                Tab("Rock", systemImage: "guitars", value: PlayerTab.radio("rock")) { Text("Rock") }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .safeAreaInset(edge: .bottom) { miniPlayer }
        .sheet(isPresented: $isExpanded, onDismiss: { detent = .medium }) {
            NowPlaying(player: player)
                .presentationDetents([.medium, .large], selection: $detent)
        }
        .environment(player)
    }

    private var library: some View {
        NavigationStack {
            List {
                ForEach(Array(zip(player.queue.indices, player.queue)), id: \.1.id) { index, track in
                    Button {
                        player.index = index
                    } label: {
                        LabeledContent {
                            Text(track.length, format: .time(pattern: .minuteSecond)).monospacedDigit()
                        } label: {
                            Text(track.title)
                            Text(track.artist)
                        }
                    }
                    .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
                    .listRowSeparator(.hidden, edges: .top)
                }
                .onMove { player.queue.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { player.queue.remove(atOffsets: $0) }
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 50)
            .navigationTitle("Library")
        }
    }

    private var miniPlayer: some View {
        HStack {
            RoundedRectangle(cornerRadius: 6)
                .fill(.angularGradient(colors: [.red, .yellow, .red], center: .center, startAngle: .zero, endAngle: .degrees(360)))
                .matchedGeometryEffect(id: "art", in: artwork, properties: .frame, anchor: .center, isSource: !isExpanded)
                .frame(width: 40, height: 40)
            Text(player.current.title).id(player.current.id).transition(.push(from: .trailing))
            Spacer()
            Button("Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill", action: player.toggle)
                .labelStyle(.iconOnly)
                .contentTransition(.symbolEffect(.replace.downUp))
        }
        .padding(8)
        .background(.regularMaterial)
        .contentShape(.interaction, .rect)
        .onTapGesture { isExpanded = true }
        .animation(.default, value: player.current)
    }
}

struct NowPlaying: View {
    @Bindable var player: Player
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Button("Close", systemImage: "chevron.down", action: dismiss.callAsFunction)
                .labelStyle(.iconOnly)
            Circle()
                .fill(.radialGradient(colors: [.purple, .black], center: .center, startRadius: 10, endRadius: 120))
                .phaseAnimator([0.95, 1.0], trigger: player.isPlaying) { view, scale in
                    view.scaleEffect(scale)
                } animation: { _ in .easeInOut(duration: 0.6) }
                .frame(maxHeight: 240)
            ProgressView(value: player.elapsed, total: Double(player.current.length.components.seconds)) {
                Text(player.current.title)
            } currentValueLabel: {
                Text(Duration.seconds(player.elapsed), format: .time(pattern: .minuteSecond))
            }
            .progressViewStyle(.linear)
            HStack(spacing: 40) {
                Button("Back", systemImage: "backward.fill") { player.skip(-1) }
                Button("Play", systemImage: "playpause.fill") { player.toggle() }
                    .keyboardShortcut(.space, modifiers: [])
                Button("Next", systemImage: "forward.fill") { player.skip(1) }
            }
            .labelStyle(.iconOnly)
            .imageScale(.large)
            Slider(value: $player.volume) { Text("Volume") }
                .accessibilityValue(Text(player.volume, format: .percent))
        }
        .padding()
        .keyframeAnimator(initialValue: 0.0, trigger: player.index) { content, angle in
            content.rotationEffect(.degrees(angle))
        } keyframes: { _ in
            KeyframeTrack {
                CubicKeyframe(3, duration: 0.1)
                SpringKeyframe(0, duration: 0.3, spring: .bouncy)
            }
        }
    }
}

#Preview { MusicPlayer() }
