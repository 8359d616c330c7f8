import SwiftUI

struct Album: Identifiable, Hashable {
    let id: String
    var artist: String
    var songs: [Song]
}

struct Song: Identifiable, Hashable {
    var id: String { title }
    var title: String
    var seconds: Int
}

struct Folder: Identifiable {
    let id = UUID()
    var name: String
    var children: [Folder]?
}

struct SidebarLibrary: View {
    @State private var visibility: NavigationSplitViewVisibility = .all
    @State private var preferred: NavigationSplitViewColumn = .sidebar
    @State private var albumID: Album.ID?
    @State private var songs: Set<Song.ID> = []
    @State private var order = [KeyPathComparator(\Song.title)]
    @State private var albums = [
        Album(id: "Blue", artist: "Joni", songs: [Song(title: "Carey", seconds: 180), Song(title: "River", seconds: 240)]),
        Album(id: "Kid A", artist: "Radiohead", songs: [Song(title: "Idioteque", seconds: 309)]),
    ]
    private let folders = [Folder(name: "Music", children: [Folder(name: "Live"), Folder(name: "Studio", children: [Folder(name: "1999")])])]
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var album: Album? { albums.first { $0.id == albumID } }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferred) {
            List(selection: $albumID) {
                Section("Albums") {
                    ForEach($albums, editActions: [.move, .delete]) { $album in
                        Label(album.id, systemImage: "music.note.list").tag(album.id)
                    }
                }
                Section("Folders") {
                    OutlineGroup(folders, children: \.children) { folder in
                        Label(folder.name, systemImage: folder.children == nil ? "doc" : "folder")
                    }
                }
                DisclosureGroup("More") {
                    Text("Radio").selectionDisabled()
                }
            }
            .listStyle(.sidebar)
            .navigationSplitViewColumnWidth(min: 180, ideal: 220)
            .navigationTitle("Library")
        } content: {
            if let album {
                Table(album.songs.sorted(using: order), selection: $songs, sortOrder: $order) {
                    TableColumn("Title", value: \.title)
                    TableColumn("Length", value: \.seconds) { song in
                        Text(Duration.seconds(song.seconds), format: .time(pattern: .minuteSecond)).monospacedDigit()
                    }
                    .width(80)
                }
                .navigationTitle(album.id)
                .contextMenu(forSelectionType: Song.ID.self) { ids in
                    Button("Play \(ids.count)") {}
                }
            } else {
                ContentUnavailableView {
                    Label("No Album", systemImage: "music.note")
                } description: {
                    Text("Choose one from the list.")
                } actions: {
                    Button("Choose the first") { albumID = albums.first?.id }.buttonStyle(.bordered)
                }
            }
        } detail: {
            Group {
                if let first = songs.first { Text(first).font(.largeTitle) } else { Text("Choose a song").foregroundStyle(.tertiary) }
            }
            .navigationBarTitleDisplayMode(sizeClass == .compact ? .inline : .large)
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: albumID, initial: true) { preferred = albumID == nil ? .sidebar : .content }
    }
}
