public import SwiftUI
import UIKit

/// A button by which the person chooses pictures and videos for the app, by the browser's chooser.
///
/// Source: developer.apple.com/documentation/photosui/photospicker
public struct PhotosPicker<Label: View>: View {
    @Environment(\.exchangeFiles) private var exchangeFiles
    @State private var running = RunningExchange()
    private let choice: PhotosChoice
    private let label: Label

    init(_ choice: PhotosChoice, _ label: Label) { (self.choice, self.label) = (choice, label) }

    public var body: some View {
        Button {
            running.begin({ .choose(choice.wish) }, by: exchangeFiles) { end in
                if case .done(let files) = end { choice.choose(files.map(PhotosPickerItem.init)) }
            }
        } label: {
            label
        }
    }
}

extension PhotosPicker {
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, filter), label())
    }

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, filter), label())
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, maxSelectionCount, filter), label())
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, maxSelectionCount, filter), label())
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, filter), Text(titleKey))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, filter), Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, maxSelectionCount, filter), Text(titleKey))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, maxSelectionCount, filter), Text(title))
    }
}

extension View {
    /// Lets the person choose a picture or video while a binding is true.
    /// Source: developer.apple.com/documentation/photosui/photospicker
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosPickerModifier(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
    }

    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(PhotosPickerModifier(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
    }

    /// Lets the person choose pictures and videos while a binding is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerModifier(isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter)))
    }

    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosPickerModifier(isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter)))
    }
}

/// Names a way to show a picker of pictures; each opens the browser's file chooser.
///
/// Source: developer.apple.com/documentation/photosui/photospickerstyle
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String
    /// Opens the browser's file chooser when the picker is tapped.
    public static let presentation = PhotosPickerStyle(name: "presentation")
    @available(*, deprecated, message: "no effect: the browser's own file chooser opens when the picker is tapped")
    public static let inline = PhotosPickerStyle(name: "inline")
    @available(*, deprecated, message: "no effect: the browser's own file chooser opens when the picker is tapped")
    public static let compact = PhotosPickerStyle(name: "compact")
}

extension View {
    /// Sets how the pickers of pictures in this view are shown: as the browser shows its file chooser.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/photospickerstyle(_:)
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// Names of what a picker of pictures offers.
///
/// Source: developer.apple.com/documentation/photosui/phpickercapabilities
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let search = PHPickerCapabilities(rawValue: 1 << 0)
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

extension View {
    /// Source: developer.apple.com/documentation/swiftui/view/photospickerdisabledcapabilities(_:)
    @available(
        *, deprecated,
        message: "photosPickerDisabledCapabilities has no effect: the browser's file chooser offers its own."
    )
    public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { self }

    /// Source: developer.apple.com/documentation/swiftui/view/photospickeraccessoryvisibility(_:edges:)
    @available(
        *, deprecated, message: "photosPickerAccessoryVisibility has no effect: the browser's file chooser has none."
    )
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}
