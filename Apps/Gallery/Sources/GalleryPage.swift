import SwiftUI

/// One page: views that belong together, each under its name.
struct GalleryPage: Identifiable, Sendable {
    /// What the index calls it; unique.
    let title: String
    let content: @MainActor () -> AnyView

    var id: String { title }

    init<Content: View>(_ title: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.title = title
        self.content = { AnyView(content()) }
    }
}

/// A view under the name of what it shows.
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

/// The samples of a page, one below the other.
struct SamplePage<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) { content }
                .padding(16)
        }
    }
}
