import SwiftUI

extension GalleryPage {
    /// All pages, in the order of the index.
    static let all: [GalleryPage] = [
        GalleryPage("Text") { TextPage() },
        GalleryPage("Labels and symbols") { LabelsPage() },
        GalleryPage("Stacks") { StacksPage() },
        GalleryPage("Frames") { FramesPage() },
        GalleryPage("Grids") { GridsPage() },
        GalleryPage("Geometry") { GeometryPage() },
        GalleryPage("Shapes") { ShapesPage() },
        GalleryPage("Gradients") { GradientsPage() },
        GalleryPage("Effects") { EffectsPage() },
        GalleryPage("Canvas") { CanvasPage() },
        GalleryPage("Buttons") { ButtonsPage() },
        GalleryPage("Toggles and sliders") { TogglesPage() },
        GalleryPage("Pickers") { PickersPage() },
        GalleryPage("Fields") { FieldsPage() },
        GalleryPage("Lists") { ListsPage() },
        GalleryPage("Outlines") { OutlinePage() },
        GalleryPage("Files") { FilesPage() },
        GalleryPage("Scrolling") { ScrollPage() },
        GalleryPage("Lazy containers") { LazyPage() },
        GalleryPage("Gestures") { GesturesPage() },
        GalleryPage("Keys and dragging") { KeysPage() },
        GalleryPage("Animation") { AnimationPage() },
        GalleryPage("Motion") { MotionPage() },
        GalleryPage("Presentation") { PresentationPage() },
        GalleryPage("Navigation") { NavigationPage() },
        GalleryPage("Tabs") { TabsPage() },
        GalleryPage("UIKit") { UIKitPage() },
        GalleryPage("UIKit controls") { UIKitControlsPage() },
        GalleryPage("UIKit lists") { UIKitListsPage() },
    ]
}
