import AppProtocol
import Foundation
import SwiftUI
import UIKit

/// Draws the executable's previews into a folder instead of serving a host: `EXECUTABLE --previews BUNDLE FOLDER FIRST`.
@MainActor struct PreviewRun {
    private let folder: URL
    private let first: Int

    /// Returns nil unless the arguments request previews.
    init?(_ arguments: [String]) {
        guard arguments.count == 5, arguments[1] == PreviewListing.option, let first = Int(arguments[4]) else {
            return nil
        }
        UIImage.resourceFolder = arguments[2]
        AppFonts.load(ofBundleAt: URL(fileURLWithPath: arguments[2], isDirectory: true))
        folder = URL(fileURLWithPath: arguments[3], isDirectory: true)
        self.first = max(0, first)
    }

    /// Writes the listing and then the pictures. The listing comes first: a preview that crashes the process is
    /// identified by the first missing picture.
    func run() -> Never {
        let items = PreviewCatalog.items
        do {
            let listing = PreviewListing(previews: items.map { .init(name: $0.name, place: $0.place) })
            try JSONEncoder().encode(listing).write(to: folder.appendingPathComponent(PreviewListing.file))
            for (index, item) in items.enumerated().dropFirst(first) {
                for isDark in [true, false] { try draw(item, index, isDark) }
            }
        } catch {
            AppExit.noPreviews.end("The previews could not be written: \(error)")
        }
        AppExit.hostIsGone.end()
    }

    private func draw(_ item: PreviewCatalog.Item, _ index: Int, _ isDark: Bool) throws {
        let picture = PreviewPicture.draw(AnyView(item.body()), item.layout, isDark: isDark)?.pngData ?? Data()
        try picture.write(to: folder.appendingPathComponent(PreviewListing.pictureFile(index, isDark: isDark)))
    }
}
