import SwiftUI

/// One page of related samples.
struct GalleryPage: Identifiable, Sendable {
    /// Title in the index; unique.
    let title: String
    let content: @MainActor () -> AnyView

    var id: String { title }

    init<Content: View>(_ title: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.title = title
        self.content = { AnyView(content()) }
    }
}

/// A view with a caption.
struct Sample<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(name).font(.caption).foregroundStyle(.secondary)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The samples of a page, stacked vertically.
struct SamplePage<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) { content }
                .padding(16)
        }
    }
}
