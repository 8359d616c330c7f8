import CTypeRecords
import SwiftUI

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
        let written = types("_PreviewRegistry").compactMap { $0 as? any _PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.map(item)
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
        let file = type.fileID.split(separator: "/").last.map(String.init) ?? type.fileID
        return Item(
            name: preview.name ?? file.replacing(".swift", with: ""), place: "\(type.fileID):\(type.line)",
            layout: preview.layout, body: preview.body)
    }

    private static func item(_ type: any PreviewProvider.Type) -> Item {
        let name = "\(type)".replacing("_Previews", with: "")
        func previews<Provider: PreviewProvider>(_ type: Provider.Type) -> any View { type.previews }
        return Item(name: name, place: nil, layout: .device) { previews(type) }
    }
}
