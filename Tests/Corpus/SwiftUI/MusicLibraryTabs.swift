import SwiftUI

struct Album: Identifiable, Hashable {
    let id: Int
    let title: String, artist: String
    let color: Color
    var rating: Double
}

struct MusicLibraryTabs: View {
    @State private var albums = (0..<12).map { Album(id: $0, title: "Album \($0)", artist: "Artist \($0 % 4)", color: Color(hue: Double($0) / 12, saturation: 0.7, brightness: 0.8), rating: 3) }
    @State private var expanded = false
    @State private var current: Album?
    @State private var time = 42.0
    @Namespace private var player
    @State private var selectedTab = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            TabView(selection: $selectedTab) {
                library.tabItem { Label("Library", systemImage: "music.note.list") }.tag(0)
                Text("Radio").tabItem { Image(systemName: "dot.radiowaves.left.and.right"); Text("Radio") }.tag(1).badge("New")
                Color.clear.tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
            }
            .toolbarBackground(.ultraThinMaterial, for: .tabBar)
            if let current, !expanded { miniPlayer(current) }
        }
        .overlay { if let current, expanded { fullPlayer(current).transition(.move(edge: .bottom)) } }
        .animation(.spring(response: 0.4, dampingFraction: 0.85, blendDuration: 0), value: expanded)
        .statusBar(hidden: expanded)
    }

    private var library: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140, maximum: 200))], spacing: 20) {
                    ForEach($albums) { $album in
                        NavigationLink(value: album) {
                            VStack(alignment: .leading) {
                                album.color.aspectRatio(1, contentMode: .fit).clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20))
                                Text(album.title).font(.subheadline).lineLimit(1)
                                Text(album.artist).font(.caption).foregroundStyle(.secondary)
                            }
                        }
                        .buttonStyle(.plain)
                        .matchedTransitionSource(id: album.id, in: player)
                        .simultaneousGesture(TapGesture().onEnded { current = album })
                    }
                }
                .padding()
            }
            .navigationDestination(for: Album.self) { album in
                AlbumPage(album: album).navigationTransition(.zoom(sourceID: album.id, in: player))
            }
            .navigationTitle("Library")
        }
    }

    private func miniPlayer(_ album: Album) -> some View {
        HStack {
            album.color.frame(width: 40, height: 40).cornerRadius(6).matchedGeometryEffect(id: "art", in: player)
            Text(album.title).matchedGeometryEffect(id: "title", in: player, properties: .position)
            Spacer()
            Button { } label: { Image(systemName: "play.fill") }
            Button { } label: { Image(systemName: "forward.fill") }.disabled(true)
        }
        .padding(8)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, 8)
        .padding(.bottom, 56)
        .onTapGesture { expanded = true }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Now playing")
        .accessibilityAction { expanded = true }
    }

    private func fullPlayer(_ album: Album) -> some View {
        VStack(spacing: 24) {
            Capsule().fill(.secondary).frame(width: 40, height: 5)
            album.color.aspectRatio(1, contentMode: .fit).cornerRadius(12).matchedGeometryEffect(id: "art", in: player)
            Text(album.title).font(.title2.bold()).matchedGeometryEffect(id: "title", in: player, properties: .position)
            VStack {
                Slider(value: $time, in: 0...240)
                HStack {
                    Text(Duration.seconds(time), format: .time(pattern: .minuteSecond))
                    Spacer()
                    Text("-\(Duration.seconds(240 - time).formatted(.time(pattern: .minuteSecond)))")
                }
                .font(.caption.monospacedDigit())
            }
            HStack(spacing: 40) {
                Image(systemName: "backward.fill")
                Image(systemName: "pause.fill").font(.largeTitle)
                Image(systemName: "forward.fill")
            }
            .imageScale(.large)
            .symbolEffect(.variableColor.iterative.reversing, isActive: time > 0)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Rectangle().fill(album.color.gradient).ignoresSafeArea() }
        .gesture(DragGesture().onEnded { if $0.predictedEndTranslation.height > 200 { expanded = false } })
        .environment(\.colorScheme, .dark)
    }
}

struct AlbumPage: View {
    let album: Album
    @State private var offset = CGPoint.zero
    var body: some View {
        List(0..<10, id: \.self) { track in
            HStack { Text("\(track + 1)").foregroundStyle(.secondary).frame(width: 24); Text("Track \(track + 1)") }
                .alignmentGuide(.listRowSeparatorLeading) { d in d[.leading] }
        }
        .listStyle(.plain)
        .safeAreaInset(edge: .top) { Text(album.artist).frame(maxWidth: .infinity).background(.bar) }
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, new in offset = new }
        .navigationTitle(album.title)
        .navigationBarTitleDisplayMode(offset.y > 40 ? .inline : .large)
    }
}
