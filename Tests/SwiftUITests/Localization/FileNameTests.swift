import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Files without a name` {
    /// Returns the names of the files that an exporter of a Spanish app offers.
    private func names<Item: Transferable>(exporting item: Item) async -> [String] {
        var screen: Screen?
        let files = await withCheckedContinuation { (offered: CheckedContinuation<[URL], Never>) in
            screen = Screen(
                Text("menu").fileExporter(isPresented: .constant(true), item: item, onCompletion: { _ in })
                    .environment(\.exchangeFiles) { exchange in
                        if case .offer(let files, _) = exchange.request { offered.resume(returning: files) }
                    }
                    .environment(\.systemWords, SystemWords(language: "es")))
        }
        withExtendedLifetime(screen) {}
        return files.map(\.lastPathComponent)
    }

    @Test func `have one in the app's language`() async {
        #expect(await names(exporting: Image(systemName: "heart")) == ["Imagen.png"])
        #expect(await names(exporting: "mussels") == ["Texto.txt"])
    }

    @Test func `have an English one where nobody is asked`() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addFileWrapper(FileWrapper(regularFileWithContents: Data())) == "Untitled")
    }
}
