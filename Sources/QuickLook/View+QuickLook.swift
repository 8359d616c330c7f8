public import Foundation
public import SwiftUI
import UIKit

extension View {
    /// Shows a file on a sheet while there is one. Source: developer.apple.com/documentation/swiftui/view/quicklookpreview(_:)
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        quickLookPreview(item, in: item.wrappedValue.map { [$0] } ?? [])
    }

    /// Shows one of several files on a sheet.
    /// Source: developer.apple.com/documentation/swiftui/view/quicklookpreview(_:in:)
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL {
        let isPresented = Binding(
            get: { selection.wrappedValue != nil }, set: { if !$0 { selection.wrappedValue = nil } })
        return sheet(isPresented: isPresented) {
            FilePreview(
                urls: Array(items),
                index: items.firstIndex { $0 == selection.wrappedValue }.map {
                    items.distance(from: items.startIndex, to: $0)
                } ?? 0)
        }
    }
}

/// The controller that shows files, on a sheet.
private struct FilePreview: UIViewControllerRepresentable {
    let urls: [URL]
    let index: Int

    func makeCoordinator() -> Files { Files() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let controller = QLPreviewController()
        context.coordinator.urls = urls
        controller.dataSource = context.coordinator
        controller.currentPreviewItemIndex = index
        return UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ navigation: UINavigationController, context: Context) {
        guard let controller = navigation.viewControllers.first as? QLPreviewController else { return }
        guard context.coordinator.urls != urls || controller.currentPreviewItemIndex != index else { return }
        context.coordinator.urls = urls
        controller.currentPreviewItemIndex = index
    }

    final class Files: NSObject, QLPreviewControllerDataSource {
        var urls: [URL] = []
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            urls[index] as NSURL
        }
    }
}
