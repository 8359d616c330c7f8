import SwiftUI

extension GalleryPage {
    /// In the order of the index.
    static let all: [GalleryPage] = [
        GalleryPage("Text") { TextPage() },
        GalleryPage("Stacks") { StacksPage() },
        GalleryPage("Frames") { FramesPage() },
        GalleryPage("Shapes") { ShapesPage() },
        GalleryPage("Buttons") { ButtonsPage() },
    ]
}
