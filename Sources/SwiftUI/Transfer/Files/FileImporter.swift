import RenderTree
import UIKit

extension View {
    /// Asks the person for a file, by the browser's chooser, while a binding is true. The file is a copy in the app's own folder; a
    /// picture has no metadata.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, 1, { result in onCompletion(result.flatMap(\.firstFile)) }, {})
    }

    /// Asks the person for files, by the browser's chooser, while a binding is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, allowsMultipleSelection ? FileLimits.countMax : 1, onCompletion, {})
    }

    /// Asks the person for files, and says when the person does not choose.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:oncancellation:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, allowsMultipleSelection ? FileLimits.countMax : 1, onCompletion,
            onCancellation)
    }

    private func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], _ countMax: Int,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileExchangeModifier(
                isPresented: isPresented, request: { .choose(FileWish(files: types, countMax: countMax)) },
                onEnd: { end in
                    switch end {
                    case .done(let files): onCompletion(.success(files.map(\.url)))
                    case .failed(let error): onCompletion(.failure(error))
                    case .cancelled: onCancellation()
                    }
                }))
    }
}

extension [URL] {
    fileprivate var firstFile: Result<URL, any Error> {
        first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
    }
}
