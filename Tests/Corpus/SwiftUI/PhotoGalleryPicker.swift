import CoreTransferable
import PhotosUI
import SwiftUI

struct PickedPhoto: Identifiable {
    let id = UUID()
    let image: Image
}

struct TransferredImage: Transferable {
    let image: UIImage

    enum TransferError: Error {
        case importFailed
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let uiImage = UIImage(data: data) else { throw TransferError.importFailed }
            return TransferredImage(image: uiImage)
        }
    }
}

@MainActor
final class GalleryModel: ObservableObject {
    @Published var selection: [PhotosPickerItem] = [] {
        didSet { load() }
    }
    @Published private(set) var photos: [PickedPhoto] = []
    @Published var errorMessage: String?

    private func load() {
        Task {
            for item in selection {
                do {
                    if let picked = try await item.loadTransferable(type: TransferredImage.self) {
                        photos.append(PickedPhoto(image: Image(uiImage: picked.image)))
                    }
                } catch {
                    errorMessage = error.localizedDescription
                }
            }
            selection.removeAll()
        }
    }
}

struct PhotoGalleryPicker: View {
    @StateObject private var model = GalleryModel()
    @State private var zoomed: PickedPhoto?
    @State private var avatarItem: PhotosPickerItem?
    @State private var avatar: Image?

    private let columns = [GridItem(.adaptive(minimum: 100, maximum: 160), spacing: 2)]

    var body: some View {
        NavigationStack {
            ScrollView {
                PhotosPicker("Choose avatar", selection: $avatarItem, matching: .images)
                avatar?.resizable().scaledToFit().frame(width: 120, height: 120).clipShape(Circle())
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(model.photos) { photo in
                        photo.image
                            .resizable()
                            .aspectRatio(1, contentMode: .fill)
                            .clipped()
                            .contentShape(Rectangle())
                            .onTapGesture { zoomed = photo }
                    }
                }
            }
            .navigationTitle("Gallery")
            .toolbar {
                PhotosPicker(
                    selection: $model.selection, maxSelectionCount: 10, selectionBehavior: .ordered,
                    matching: .any(of: [.images, .not(.screenshots)]), photoLibrary: .shared()
                ) {
                    Image(systemName: "plus")
                }
            }
            .fullScreenCover(item: $zoomed) { photo in
                ZoomView(image: photo.image)
            }
            .alert("Problem", isPresented: Binding(get: { model.errorMessage != nil }, set: { if !$0 { model.errorMessage = nil } })) {
                Button("OK") {}
            } message: {
                Text(model.errorMessage ?? "")
            }
            .onChange(of: avatarItem) {
                Task {
                    avatar = try? await avatarItem?.loadTransferable(type: Image.self)
                }
            }
        }
    }
}

struct ZoomView: View {
    let image: Image
    @GestureState private var pinch: CGFloat = 1
    @State private var scale: CGFloat = 1
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        image.resizable().scaledToFit()
            .scaleEffect(scale * pinch)
            .gesture(
                MagnifyGesture()
                    .updating($pinch) { value, state, _ in state = value.magnification }
                    .onEnded { scale = min(max(scale * $0.magnification, 1), 4) }
            )
            .onTapGesture(count: 2) { withAnimation { scale = scale > 1 ? 1 : 2 } }
            .overlay(alignment: .topTrailing) {
                Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
                    .labelStyle(.iconOnly).font(.title).padding()
            }
            .background(.black)
            .statusBarHidden()
    }
}
