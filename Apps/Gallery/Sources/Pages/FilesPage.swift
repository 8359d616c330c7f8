import PhotosUI
import SwiftUI

/// Tries files that the person gives the app, and gets from it.
struct FilesPage: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var item: PhotosPickerItem?
    @State private var image: Image?
    @State private var news = "Nothing yet"

    var body: some View {
        VStack(spacing: 16) {
            Text(verbatim: news)
            Button("Import texts") { isImporting = true }
            Button("Import later") {
                Task {
                    try await Task.sleep(for: .seconds(6))
                    isImporting = true
                }
            }
            PhotosPicker("Choose a picture", selection: $item, matching: .images)
            Button("Export a note") { isExporting = true }
            ShareLink("Share a star", item: Image(systemName: "star.fill"), preview: SharePreview("Star"))
            if let image {
                image.resizable().scaledToFit().frame(width: 120, height: 80).accessibilityLabel("Chosen picture")
            }
        }
        .padding()
        .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) { result in
            let urls = (try? result.get()) ?? []
            news = urls.map { "\($0.lastPathComponent): \((try? String(contentsOf: $0, encoding: .utf8)) ?? "–")" }
                .joined(separator: ", ")
        } onCancellation: {
            news = "Nothing chosen"
        }
        .fileExporter(
            isPresented: $isExporting, document: Note(text: "Mussels at eight"), contentType: .plainText,
            defaultFilename: "Note"
        ) { result in
            news = (try? result.get().lastPathComponent).map { "\($0) is yours" } ?? "Not exported"
        }
        .onChange(of: item) { _, item in
            Task { image = try? await item?.loadTransferable(type: Image.self) }
        }
    }
}

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
