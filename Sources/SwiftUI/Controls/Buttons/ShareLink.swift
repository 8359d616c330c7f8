import Foundation
import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// A button that shares something with another app: by the browser's share sheet if it has one, else by the clipboard. Pictures,
/// files, and types of an author's own that are written as such, are offered as downloads too.
///
/// Source: developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let label: Label

    init(_ items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    public var body: some View {
        let files = items.filter { !leadsWithText($0) }
        if files.isEmpty {
            Button {
            } label: {
                label
            }
            .environment(\.sharedText, SharedText(text: text, title: subject.flatMap { accessibilityText(of: $0) }))
        } else {
            FileSharingButton(label: label, text: text) {
                var urls: [URL] = []
                for file in files { urls.append(try await exportedFile(of: file, named: nil)) }
                return urls
            }
        }
    }

    private var text: String {
        let words = message.flatMap { accessibilityText(of: $0) }
        let texts = items.filter { leadsWithText($0) }.compactMap { sharedText(of: $0) }
        return (texts + [words].compactMap { $0 }).joined(separator: "\n")
    }
}

/// A button that gives files to the person, to keep or to share.
private struct FileSharingButton<Label: View>: View {
    @Environment(\.exchangeFiles) private var exchangeFiles
    @Environment(\.systemWords) private var words
    @State private var running = RunningExchange()
    let label: Label
    let text: String
    let files: @MainActor () async throws -> [URL]

    var body: some View {
        Button {
            running.begin(
                { .offer(try await files(), text: text.isEmpty ? nil : text) }, by: exchangeFiles, words: words,
                completion: { _ in })
        } label: {
            label
        }
    }
}

/// The default label of a `ShareLink`: a title with the share symbol.
public struct DefaultShareLinkLabel: View {
    @Environment(\.systemWords) private var words
    /// nil is the system's word for Share.
    let title: Text?
    public var body: some View {
        SwiftUI.Label {
            title ?? Text(verbatim: words[.share])
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A preview of shared items. Browsers show none; only its title is used.
///
/// Source: developer.apple.com/documentation/swiftui/sharepreview
public struct SharePreview<Image, Icon> {
    let title: Text
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
    public init(_ title: Text) { self.title = title }
}
// Pictures are ignored: a browser shows none beside what is shared.
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
    public init(_ title: Text, image: Image) { self.title = title }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
    public init(_ title: Text, icon: Icon) { self.title = title }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.title = Text(title)
    }
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension EnvironmentValues {
    /// Text that the buttons in this view share when pushed.
    @Entry var sharedText: SharedText? = nil
}

// MARK: - One item

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label())
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
    }

    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
    }
}

// MARK: - With a preview

extension ShareLink {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject ?? preview.title, message, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject ?? preview.title, message, DefaultShareLinkLabel(title: nil))
    }

    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject ?? preview.title, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

// MARK: - Several items with previews

extension ShareLink {
    /// Offers several values. The first one's preview gives the title.
    ///
    /// Source: developer.apple.com/documentation/swiftui/sharelink/init(items:subject:message:preview:label:)
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject ?? items.first.map { preview($0).title }, message, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }

    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }
}
