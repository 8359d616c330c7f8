import Foundation
import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

extension View {
    /// Gives the person a document as a download, while a binding is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, first(onCompletion)) {
            try document.map { [try $0.file(as: contentType, defaultFilename)] }
        }
    }

    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttypes:defaultfilename:oncompletion:oncancellation:)
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, first(onCompletion), onCancellation) {
            try document.map { [try $0.file(as: contentTypes.first, defaultFilename)] }
        }
    }

    /// Gives the person documents as downloads, while a binding is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:documents:contenttype:oncompletion:)
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, onCompletion) { try documents.map { try $0.file(as: contentType, nil) } }
    }

    /// Gives the person a document that is an object as a download, while a binding is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, first(onCompletion)) {
            try document.map { [try $0.file(as: contentType, defaultFilename)] }
        }
    }

    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttypes:defaultfilename:oncompletion:oncancellation:)
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, first(onCompletion), onCancellation) {
            try document.map { [try $0.file(as: contentTypes.first, defaultFilename)] }
        }
    }

    /// Gives the person a value as a download, while a binding is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:item:contenttypes:defaultfilename:oncompletion:oncancellation:)
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, first(onCompletion), onCancellation) {
            guard let item else { return nil }
            return [try await exportedFile(of: item, named: defaultFilename)]
        }
    }

    /// Gives the person values as downloads, while a binding is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:items:contenttypes:oncompletion:oncancellation:)
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporter(isPresented, onCompletion, onCancellation) {
            var files: [URL] = []
            for item in items { files.append(try await exportedFile(of: item, named: nil)) }
            return files
        }
    }

    /// Gives the person a copy of a file as a download. The file itself stays: a browser does not say where the copy is kept.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:)
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, first(onCompletion)) { file.map { [$0] } }
    }

    /// Source: developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:oncancellation:)
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        exporter(isPresented, first(onCompletion), onCancellation) { file.map { [$0] } }
    }

    /// Gives the person copies of files as downloads. The files themselves stay.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/filemover(ispresented:files:oncompletion:)
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        exporter(isPresented, onCompletion) { Array(files) }
    }

    /// Source: developer.apple.com/documentation/swiftui/view/filemover(ispresented:files:oncompletion:oncancellation:)
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        exporter(isPresented, onCompletion, onCancellation) { Array(files) }
    }

    private func exporter(
        _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void = {}, files: @escaping @MainActor () async throws -> [URL]?
    ) -> some View {
        modifier(
            FileExportModifier(
                isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

private func first(
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void
) -> (Result<[URL], any Error>) -> Void {
    { result in onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
    }
}

/// Offers files while a binding is true, and remembers which.
private struct FileExportModifier: ViewModifier {
    @State private var offered = Offered()
    @Binding var isPresented: Bool
    let files: @MainActor () async throws -> [URL]?
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: () -> Void

    private final class Offered {
        var files: [URL] = []
    }

    func body(content: Content) -> some View {
        content.modifier(
            FileExchangeModifier(
                isPresented: $isPresented,
                request: {
                    guard let files = try await files(), !files.isEmpty else { return nil }
                    offered.files = files
                    return .offer(files, text: nil)
                },
                onEnd: { end in
                    switch end {
                    case .done: onCompletion(.success(offered.files))
                    case .failed(let error): onCompletion(.failure(error))
                    case .cancelled: onCancellation()
                    }
                }))
    }
}

/// Writes a value into a file.
/// - Parameter name: file name; with the extension of the value's type where it has none. Nil for the file's own.
/// - Throws: `CocoaError.fileWriteUnknown` where the value has no representation as a file or text.
@MainActor func exportedFile<T: Transferable>(of item: T, named name: String?) async throws -> URL {
    nonisolated(unsafe) let sent = item  // nobody changes it while it is written
    var file = try await transferredFile(of: sent)
    if file == nil, let text = sharedText(of: item) {
        file = try .writing(Data(text.utf8), as: .plainText, name: SystemWords.naming[.textName])
    }
    guard let file else { throw CocoaError(.fileWriteUnknown) }
    return try name.map { try file.renamed(to: $0).url } ?? file.url
}
