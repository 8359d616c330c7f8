import SwiftUI
import PhotosUI

struct PhotoItem: Identifiable, Transferable {
    let id: UUID
    let image: Image
    let caption: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.image)
    }
}

@MainActor
final class CarouselModel: ObservableObject {
    @Published var photos: [PhotoItem] = []
    @Published var selection: [PhotosPickerItem] = []
    @Published private(set) var failure: String?
    @Published var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        for item in selection {
            do {
                guard let data = try await item.loadTransferable(type: Data.self), let image = UIImage(data: data) else {
                    failure = "The picture could not be read."
                    continue
                }
                photos.append(PhotoItem(id: UUID(), image: Image(uiImage: image), caption: item.itemIdentifier ?? "Photo"))
            } catch {
                failure = error.localizedDescription
            }
        }
        selection.removeAll()
    }
}

struct PhotoCarousel: View {
    @StateObject private var model = CarouselModel()
    @State private var current: PhotoItem.ID?
    @State private var zoom: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    @Namespace private var hero
    @State private var expanded: PhotoItem?

    var body: some View {
        VStack(spacing: 12) {
            if model.photos.isEmpty {
                ContentUnavailableView {
                    Label("No photos", systemImage: "photo.on.rectangle.angled")
                } description: {
                    Text("Choose a few to share with the group.")
                } actions: {
                    picker
                }
            } else {
                carousel
                pageDots
                HStack { picker; share }
            }
        }
        .overlay { if model.isLoading { ProgressView().controlSize(.large).padding(30).background(.thinMaterial, in: .rect(cornerRadius: 16)) } }
        .onChange(of: model.selection) { Task { await model.load() } }
        .alert("Sorry", isPresented: .constant(model.failure != nil), presenting: model.failure) { _ in
            Button("OK") {}
        } message: { Text($0) }
        .fullScreenCover(item: $expanded) { photo in
            photo.image.resizable().scaledToFit()
                .scaleEffect(zoom * pinch)
                .gesture(MagnifyGesture().updating($pinch) { value, state, _ in state = value.magnification }
                    .onEnded { zoom = min(max(1, zoom * $0.magnification), 5) })
                .simultaneousGesture(TapGesture(count: 2).onEnded { withAnimation { zoom = zoom > 1 ? 1 : 2 } })
                .navigationTransition(.zoom(sourceID: photo.id, in: hero))
                .background(.black)
                .onTapGesture { expanded = nil }
        }
    }

    private var carousel: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(model.photos) { photo in
                    photo.image
                        .resizable()
                        .aspectRatio(contentMode: .fill)
                        .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 10)
                        .clipShape(.rect(cornerRadius: 24, style: .continuous))
                        .overlay(alignment: .bottomLeading) {
                            Text(photo.caption).font(.caption).padding(8).background(.ultraThinMaterial, in: Capsule()).padding()
                        }
                        .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                            content.scaleEffect(phase.isIdentity ? 1 : 0.85).opacity(phase.isIdentity ? 1 : 0.6)
                                .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
                        }
                        .matchedTransitionSource(id: photo.id, in: hero)
                        .draggable(photo)
                        .onTapGesture { expanded = photo }
                        .contextMenu {
                            Button("Remove", systemImage: "trash", role: .destructive) { model.photos.removeAll { $0.id == photo.id } }
                        } preview: {
                            photo.image.resizable().frame(width: 240, height: 240)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollPosition(id: $current, anchor: .center)
        .scrollIndicators(.never)
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .scrollClipDisabled()
        .frame(height: 320)
    }

    private var pageDots: some View {
        HStack {
            ForEach(model.photos) { photo in
                Capsule().fill(photo.id == current ? Color.accentColor : .secondary)
                    .frame(width: photo.id == current ? 18 : 6, height: 6)
            }
        }
        .animation(.smooth, value: current)
        .accessibilityHidden(true)
    }

    private var picker: some View {
        PhotosPicker(selection: $model.selection, maxSelectionCount: 6, selectionBehavior: .ordered, matching: .any(of: [.images, .not(.screenshots)])) {
            Label("Choose", systemImage: "photo.badge.plus")
        }
        .photosPickerStyle(.presentation)
    }

    @ViewBuilder private var share: some View {
        if let photo = model.photos.first(where: { $0.id == current }) ?? model.photos.first {
            ShareLink(item: photo, subject: Text("A photo"), message: Text(photo.caption), preview: SharePreview(photo.caption, image: photo.image))
        }
    }
}
