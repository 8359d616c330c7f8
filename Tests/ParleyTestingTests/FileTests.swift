import ChatModels
import Foundation
import Messages
import ParleyTesting
import PhotosUI
import RenderTree
import SwiftUI
import Testing
import UIKit

/// Requests and offers of files, as the person of a test sees them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FileTests {
    private func kate(_ app: MSMessagesAppViewController.Type) async throws -> (World, Device) {
        let world = try World(app: app, name: "Album", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        return (world, kate)
    }

    private var picture: TestFile {
        get throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
            return TestFile(name: "mussel.png", bytes: try #require(image.pngData()), mediaType: "image/png")
        }
    }

    @Test func `an importer gets files, and hears when there are none`() async throws {
        let (world, kate) = try await kate(ImporterApp.self)
        try await kate.tap("Import")
        #expect(kate.fileRequest?.wish == FileWish(mediaTypes: ["text/csv"], extensions: ["csv"], countMax: 20))
        try await kate.choose(
            TestFile(name: "a.csv", bytes: Data("1".utf8)), TestFile(name: "b.csv", bytes: Data("2".utf8)))
        #expect(kate.texts.contains("a.csv=1 b.csv=2") && kate.fileRequest == nil)
        try await kate.tap("Import")
        try await kate.cancelFiles()
        #expect(kate.texts.contains("cancelled"))
        try await kate.tap("Import")
        await #expect(throws: ChatError.self) { try await kate.choose(TestFile(name: "a.exe", bytes: Data())) }
        try await world.settle()
    }

    @Test func `a picker's item becomes data, an image or a type of the app's own`() async throws {
        let (world, kate) = try await kate(PhotosApp.self)
        try await kate.tap("Choose a picture")
        #expect(kate.fileRequest?.wish?.source == .photos && kate.fileRequest?.wish?.countMax == 1)
        let picture = try picture
        let withPlace = TestFile(
            name: picture.name, bytes: picture.bytes + Data("52.5,13.4".utf8), mediaType: "image/png")
        try await kate.choose(withPlace)
        try await settled(world, kate) {
            $0.texts.contains("\(picture.bytes.count) bytes, image, own \(picture.bytes.count)")
        }
    }

    @Test func `a document comes to the person under its name`() async throws {
        let (world, kate) = try await kate(ExporterApp.self)
        try await kate.tap("Export")
        try await settled(world, kate) { $0.fileRequest != nil }
        #expect(kate.fileRequest?.offer?.files == [OfferedFile(name: "Menu.txt", byteCount: 7)])
        #expect(try await kate.keepFiles() == [TestFile(name: "Menu.txt", bytes: Data("Mussels".utf8))])
        #expect(kate.texts.contains("Menu.txt"))
        try await kate.tap("Share")
        try await settled(world, kate) { $0.fileRequest?.offer != nil }
        let shared = try #require(try await kate.keepFiles().first)
        #expect(shared.name == "Image.png" && UIImage(data: shared.bytes) != nil)
    }

    @Test func `UIKit's pickers tell their delegates`() async throws {
        let (world, kate) = try await kate(PickerApp.self)
        try await kate.tap("photo")
        #expect(kate.fileRequest?.wish?.mediaTypes == ["image/gif", "image/jpeg", "image/png"])
        try await kate.choose(try picture)
        let sides = UIImage(data: try picture.bytes).sides
        #expect(sides != "–" && kate.texts.contains("photo \(sides)"))
        try await kate.tap("document")
        try await kate.choose(TestFile(name: "menu.pdf", bytes: Data("%PDF".utf8)))
        #expect(kate.texts.contains("document menu.pdf"))
        try await kate.tap("document")
        try await kate.cancelFiles()
        #expect(kate.texts.contains("no document"))
        try await kate.tap("document")
        try await kate.tap("Cancel")
        #expect(kate.fileRequest == nil)
        try await kate.tap("several")
        #expect(kate.fileRequest?.wish?.countMax == 3)
        try await kate.choose(try picture, try picture)
        try await settled(world, kate) { $0.texts.contains("several 2, \(sides)") }
    }

    /// Lets work on other threads end.
    private func settled(_ world: World, _ device: Device, until isDone: @MainActor (Device) -> Bool) async throws {
        for _ in 0..<500 where !isDone(device) {
            try await Task.sleep(for: .milliseconds(10))
            try await world.settle()
        }
        #expect(isDone(device), "\(device.texts)")
    }
}

private class HostingApp: MSMessagesAppViewController {
    var root: AnyView { AnyView(EmptyView()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: root)
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private final class ImporterApp: HostingApp {
    override var root: AnyView { AnyView(Importer()) }

    private struct Importer: View {
        @State private var isImporting = false
        @State private var found = "none"
        var body: some View {
            VStack {
                Text(verbatim: found)
                Button("Import") { isImporting = true }
            }
            .fileImporter(
                isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText], allowsMultipleSelection: true
            ) { result in
                let urls = (try? result.get()) ?? []
                found = urls.map { url in
                    let isOpen = url.startAccessingSecurityScopedResource()
                    defer { url.stopAccessingSecurityScopedResource() }
                    return
                        "\(url.lastPathComponent)=\(isOpen ? (try? String(contentsOf: url, encoding: .utf8)) ?? "–" : "–")"
                }.joined(separator: " ")
            } onCancellation: {
                found = "cancelled"
            }
        }
    }
}

private final class PhotosApp: HostingApp {
    override var root: AnyView { AnyView(Album()) }

    private struct Own: Transferable {
        let count: Int
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { Own(count: $0.count) }
        }
    }

    private struct Album: View {
        @State private var item: PhotosPickerItem?
        @State private var found = "none"
        var body: some View {
            VStack {
                Text(verbatim: found)
                PhotosPicker("Choose a picture", selection: $item, matching: .images)
            }
            .onChange(of: item) { _, item in
                Task { @MainActor in
                    let data = try await item?.loadTransferable(type: Data.self)
                    let image = try await item?.loadTransferable(type: Image.self)
                    let own = try await item?.loadTransferable(type: Own.self)
                    found = "\(data?.count ?? 0) bytes, \(image == nil ? "none" : "image"), own \(own?.count ?? 0)"
                }
            }
        }
    }
}

private final class ExporterApp: HostingApp {
    override var root: AnyView { AnyView(Exporter()) }

    private struct Document: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "Mussels"
        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Exporter: View {
        @State private var isExporting = false
        @State private var found = "none"
        var body: some View {
            VStack {
                Text(verbatim: found)
                Button("Export") { isExporting = true }
                ShareLink("Share", item: Image(systemName: "star"), preview: SharePreview("Star"))
            }
            .fileExporter(
                isPresented: $isExporting, document: Document(), contentType: .plainText, defaultFilename: "Menu"
            ) { result in
                found = (try? result.get().lastPathComponent) ?? "failed"
            }
        }
    }
}

private final class PickerApp: MSMessagesAppViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "none"
        let stack = UIStackView(arrangedSubviews: [
            label, button("photo") { $0.pickPhoto() }, button("document") { $0.pickDocument() },
            button("several") { $0.pickSeveral() },
        ])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.addSubview(stack)
    }

    private func button(_ title: String, _ action: @escaping @MainActor (PickerApp) -> Void) -> UIButton {
        UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: title) { [weak self] _ in if let self { action(self) } })
    }

    private func pickPhoto() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        label.text = "photo \((info[.originalImage] as? UIImage).sides)"
    }

    private func pickDocument() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = self
        present(picker, animated: true)
    }

    private func pickSeveral() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 3
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    fileprivate func show(_ text: String) { label.text = text }
}

extension PickerApp: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        show("document \(urls.map(\.lastPathComponent).joined())")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { show("no document") }
}

extension PickerApp: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let first = results.first?.itemProvider, first.canLoadObject(ofClass: UIImage.self) else { return }
        first.loadObject(ofClass: UIImage.self) { image, _ in
            let sides = (image as? UIImage).sides
            DispatchQueue.main.async { self.show("several \(results.count), \(sides)") }
        }
    }
}

extension UIImage? {
    fileprivate var sides: String { map { "\(Int($0.size.width)) × \(Int($0.size.height))" } ?? "–" }
}
