public import SwiftUI

/// A picture chosen by a person.
///
/// Source: developer.apple.com/documentation/photosui/photospickeritem
public struct PhotosPickerItem: Hashable, Sendable {
    public var itemIdentifier: String?
}

/// Kinds of media that the picker offers.
///
/// Source: developer.apple.com/documentation/photosui/phpickerfilter
public struct PHPickerFilter: Hashable, Sendable {
    let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
}

/// A disabled button: an app's process has no access to a person's pictures.
///
/// Source: developer.apple.com/documentation/photosui/photospicker
@available(*, deprecated, message: "PhotosPicker has no effect in Parley: an app cannot reach a person's pictures.")
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View { Button(action: {}, label: { label }).disabled(true) }
}

@available(*, deprecated, message: "PhotosPicker has no effect in Parley: an app cannot reach a person's pictures.")
extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
}
