import SwiftUI

struct Song: Identifiable, Hashable {
    let id: Int
    var title: String { "Song \(id)" }
    var artist: String { "Artist \(id % 7)" }
}

@MainActor @Observable
final class NowPlaying {
    var song: Song?
    var isPlaying = false
    var progress = 0.3

    func play(_ song: Song) {
        self.song = song
        isPlaying = true
    }
}

struct GlassTabShell: View {
    enum Section: Hashable { case library, radio, search }

    @State private var selection = Section.library
    @State private var player = NowPlaying()
    @State private var searchText = ""
    @State private var showPlayer = false
    @Namespace private var transition

    var body: some View {
        TabView(selection: $selection) {
            Tab("Library", systemImage: "music.note.house", value: Section.library) {
                NavigationStack {
                    SongList(songs: (1...60).map(Song.init(id:)))
                        .navigationTitle("Library")
                        .navigationSubtitle("60 songs")
                }
            }
            Tab("Radio", systemImage: "dot.radiowaves.left.and.right", value: Section.radio) {
                RadioTab()
            }
            Tab(value: Section.search, role: .search) {
                NavigationStack {
                    SongList(songs: (1...60).map(Song.init(id:)).filter { searchText.isEmpty || $0.title.contains(searchText) })
                        .navigationTitle("Search")
                }
            }
        }
        .searchable(text: $searchText, prompt: "Songs and artists")
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory {
            MiniPlayer()
                .matchedTransitionSource(id: "player", in: transition)
                .onTapGesture { showPlayer = true }
        }
        .tabViewSearchActivation(.searchTabSelection)
        .tabViewStyle(.sidebarAdaptable)
        .environment(player)
        .sheet(isPresented: $showPlayer) {
            FullPlayer()
                .environment(player)
                .presentationDetents([.medium, .large])
                .navigationTransition(.zoom(sourceID: "player", in: transition))
        }
    }
}

struct SongList: View {
    let songs: [Song]
    @Environment(NowPlaying.self) private var player

    var body: some View {
        List(songs) { song in
            Button { player.play(song) } label: {
                LabeledContent(song.title, value: song.artist)
            }
            .listRowBackground(song == player.song ? Color.accentColor.opacity(0.15) : nil)
            .sectionIndexLabel(String(song.title.suffix(1)))
        }
        .listSectionIndexVisibility(.visible)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollEdgeEffectStyle(.hard, for: .bottom)
        .safeAreaBar(edge: .top, spacing: 0) {
            Text("Recently added").font(.caption).frame(maxWidth: .infinity).padding(8)
        }
    }
}

struct RadioTab: View {
    @State private var volume = 0.4

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<30) { index in
                    Text("Station \(index)").frame(maxWidth: .infinity).padding()
                }
            }
        }
        .scrollEdgeEffectHidden(true, for: .top)
        .safeAreaBar(edge: .bottom, alignment: .center) {
            Slider(value: $volume, in: 0...1, neutralValue: 0.5) {
                Text("Volume")
            } currentValueLabel: {
                Text(volume, format: .percent)
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            .sliderThumbVisibility(.hidden)
            .padding()
            .glassEffect(.regular.interactive(), in: .capsule)
        }
    }
}

struct MiniPlayer: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @Environment(NowPlaying.self) private var player

    var body: some View {
        HStack {
            Image(systemName: "waveform").symbolEffect(.variableColor, isActive: player.isPlaying)
            Text(player.song?.title ?? "Not Playing").lineLimit(1)
            Spacer()
            Button("Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") { player.isPlaying.toggle() }
            if placement == .expanded {
                Button("Next", systemImage: "forward.fill") {}
            }
        }
        .labelStyle(.iconOnly)
        .padding(.horizontal)
    }
}

struct FullPlayer: View {
    @Environment(NowPlaying.self) private var player

    var body: some View {
        @Bindable var player = player
        VStack(spacing: 24) {
            Image(systemName: "music.note").font(.system(size: 120)).symbolColorRenderingMode(.gradient)
            Text(player.song?.title ?? "—").font(.title)
            Slider(value: $player.progress)
            Image(systemName: "speaker.wave.3", variableValue: player.progress)
                .symbolVariableValueMode(.draw)
            if player.isPlaying {
                Image(systemName: "checkmark").transition(.symbolEffect(.drawOn.byLayer))
            }
        }
        .padding()
    }
}
