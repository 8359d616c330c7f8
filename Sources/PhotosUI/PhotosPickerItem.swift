public import Foundation
public import SwiftUI
public import UIKit

/// A picture or video that the person has chosen: a copy in the app's own folder, without metadata.
///
/// Source: developer.apple.com/documentation/photosui/photospickeritem
public struct PhotosPickerItem: Hashable, Sendable {
    public var itemIdentifier: String?
    let file: PickedFile?

    public init(itemIdentifier: String) { (self.itemIdentifier, file) = (itemIdentifier, nil) }
    init(_ file: PickedFile) { (itemIdentifier, self.file) = (nil, file) }

    public var supportedContentTypes: [UTType] { file.map { [$0.type] } ?? [] }

    /// How the picker hands media over. Ignored: a browser gives what it has.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// Reads the item as a value of a type; nil where the type is for other media.
    /// Source: developer.apple.com/documentation/photosui/photospickeritem/loadtransferable(type:)
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let file else { return nil }
        return try await loadTransferred(type, from: file)
    }

    /// Source: developer.apple.com/documentation/photosui/photospickeritem/loadtransferable(type:completionhandler:)
    @discardableResult public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }
}

/// How a picker lets a person choose several items. A browser's chooser has its own way.
///
/// Source: developer.apple.com/documentation/photosui/photospickerselectionbehavior
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
