import CTypeRecords
import SwiftUI
import UIKit

/// The previews of this executable.
@MainActor struct PreviewCatalog {
    /// Maximum number of previews of each of the two kinds.
    private static let countMax = 200

    struct Item {
        var name: String
        /// Source location, such as `Party/ListView.swift:12`; nil if unknown.
        var place: String?
        var layout: PreviewLayout
        var body: @MainActor () -> any View
    }

    /// All previews: those of `#Preview` by source location, then those of `PreviewProvider` by name.
    static var items: [Item] {
        let views = types("_PreviewRegistry").compactMap { $0 as? any _PreviewRegistry.Type }
            .map { (($0.fileID, $0.line), item($0)) }
        let controllers = types("_ControllerPreviewRegistry").compactMap { $0 as? any _ControllerPreviewRegistry.Type }
            .map { (($0.fileID, $0.line), item($0)) }
        let written = (views + controllers).sorted { $0.0 < $1.0 }.map(\.1)
        let provided = types("PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
            .map(item).sorted { $0.name < $1.name }
        return written + provided
    }

    private static func types(_ name: String) -> [Any.Type] {
        var found = [UnsafeRawPointer?](repeating: nil, count: countMax)
        let count = parley_types_conforming(name, &found, countMax)
        return found.prefix(count).compactMap(\.self).map { unsafeBitCast($0, to: Any.Type.self) }
    }

    private static func item(_ type: any _PreviewRegistry.Type) -> Item {
        let preview = type.preview
        return Item(
            name: preview.name ?? name(of: type.fileID), place: "\(type.fileID):\(type.line)", layout: preview.layout,
            body: preview.body)
    }

    private static func item(_ type: any _ControllerPreviewRegistry.Type) -> Item {
        let preview = type.preview
        return Item(
            name: preview.name ?? name(of: type.fileID), place: "\(type.fileID):\(type.line)",
            layout: preview.traits.layout
        ) {
            let view = PreviewedController(make: preview.body)
            // A view of UIKit takes what it is offered, and is offered nothing where it is to be as large as it needs.
            guard case .sizeThatFits = preview.traits.layout else { return preview.traits.ready(view) }
            return preview.traits.ready(view.fixedSize())
        }
    }

    private static func name(of file: String) -> String {
        (file.split(separator: "/").last.map(String.init) ?? file).replacing(".swift", with: "")
    }

    private static func item(_ type: any PreviewProvider.Type) -> Item {
        let name = "\(type)".replacing("_Previews", with: "")
        func previews<Provider: PreviewProvider>(_ type: Provider.Type) -> any View { type.previews }
        return Item(name: name, place: nil, layout: .device) { previews(type) }
    }
}

/// Shows the controller of a preview.
private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
