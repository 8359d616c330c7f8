import SwiftUI

struct Photo: Identifiable, Hashable, Transferable {
    var id: Int
    var title: String
    var isFavorite = false
    var color: Color { Color(hue: Double(id % 12) / 12, saturation: 0.6, brightness: 0.9) }

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.title)
    }
}

struct PhotoGrid: View {
    @State private var photos = (0..<30).map { Photo(id: $0, title: "Photo \($0)") }
    @State private var zoomed: Photo?
    @State private var columns = 3
    @State private var showsFavorites = false
    @State private var isImporting = false
    @State private var failure: (any Error)?
    @Namespace private var namespace

    private var shown: [Photo] { showsFavorites ? photos.filter(\.isFavorite) : photos }

    var body: some View {
        NavigationStack {
            ScrollView(.vertical, showsIndicators: false) {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columns), spacing: 2) {
                    ForEach(shown) { photo in
                        NavigationLink {
                            PhotoDetail(photo: binding(for: photo))
                                .navigationTransition(.zoom(sourceID: photo.id, in: namespace))
                        } label: {
                            tile(photo)
                        }
                        .matchedTransitionSource(id: photo.id, in: namespace)
                    }
                }
                .geometryGroup()
            }
            .animation(.smooth, value: columns)
            .navigationTitle("Photos")
            .toolbar(content: toolbar)
            .toolbar(.hidden, for: .tabBar)
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
                switch result {
                case .success(let urls):
                    photos += urls.enumerated().map { Photo(id: 100 + $0.offset, title: $0.element.lastPathComponent) }
                case .failure(let error):
                    failure = error
                }
            }
            .fullScreenCover(item: $zoomed) { photo in
                photo.color.ignoresSafeArea().onTapGesture { zoomed = nil }
            }
        }
    }

    private func tile(_ photo: Photo) -> some View {
        photo.color
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
                Image(systemName: photo.isFavorite ? "heart.fill" : "heart")
                    .symbolEffect(.bounce.up, value: photo.isFavorite)
                    .contentTransition(.symbolEffect(.replace))
                    .foregroundStyle(.white.shadow(.drop(radius: 2)))
                    .padding(6)
            }
            .clipped()
            .contentShape(Rectangle())
            .draggable(photo) {
                photo.color.frame(width: 80, height: 80)
            }
            .accessibilityLabel(photo.title)
            .accessibilityHint("Opens the photo")
            .accessibilityAddTraits(.isImage)
            .accessibilityIdentifier("photo-\(photo.id)")
    }

    @ToolbarContentBuilder
    private func toolbar() -> some ToolbarContent {
        ToolbarItem(placement: .navigationBarLeading) {
            Toggle("Favorites", systemImage: "heart", isOn: $showsFavorites)
                .toggleStyle(.button)
        }
        ToolbarItemGroup(placement: .navigationBarTrailing) {
            Button("Import", systemImage: "plus") { isImporting = true }
            ControlGroup {
                Button { columns = min(columns + 1, 6) } label: { Image(systemName: "minus.magnifyingglass") }
                Button { columns = max(columns - 1, 1) } label: { Image(systemName: "plus.magnifyingglass") }
            } label: {
                Label("Zoom", systemImage: "magnifyingglass")
            }
            .controlGroupStyle(.navigation)
        }
    }

    private func binding(for photo: Photo) -> Binding<Photo> {
        guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return .constant(photo) }
        return $photos[index]
    }
}

struct PhotoDetail: View {
    @Binding var photo: Photo
    @State private var scale = 1.0
    @State private var offset: CGSize = .zero
    @GestureState private var pinch = 1.0

    var body: some View {
        photo.color
            .hueRotation(.degrees(photo.isFavorite ? 30 : 0))
            .saturation(1.2)
            .contrast(1.1)
            .scaleEffect(scale * pinch)
            .offset(offset)
            .gesture(
                MagnificationGesture()
                    .updating($pinch) { value, state, _ in state = value }
                    .onEnded { scale = max(1, scale * $0) }
                    .simultaneously(with: DragGesture().onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation { offset = .zero } })
            )
            .onTapGesture(count: 2, coordinateSpace: .local) { location in
                withAnimation { scale = scale > 1 ? 1 : 2 }
                print(location)
            }
            .navigationTitle($photo.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Button("Favorite", systemImage: "heart") { photo.isFavorite.toggle() }
                        .symbolVariant(photo.isFavorite ? .fill : .none)
                }
                ToolbarItem(placement: .bottomBar) {
                    ShareLink(item: photo, preview: SharePreview(photo.title))
                }
            }
            .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20))
    }
}

#Preview { PhotoGrid() }
