import SwiftUI

/// The index, or the page selected in it.
struct GalleryView: View {
    let expand: () -> Void
    @State private var shown: String?

    var body: some View {
        if let page = GalleryPage.all.first(where: { $0.title == shown }) {
            VStack(spacing: 0) {
                bar(page.title)
                Divider()
                page.content()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        } else {
            index
        }
    }

    private func bar(_ title: String) -> some View {
        ZStack {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            HStack {
                Button("Pages") { shown = nil }
                Spacer()
            }
        }
        .padding(.horizontal, 16)
        .frame(height: 44)
        .dynamicTypeSize(.large)
    }

    private var index: some View {
        List {
            ForEach(GalleryPage.all) { page in
                Button {
                    expand()
                    shown = page.title
                } label: {
                    Text(page.title).frame(maxWidth: .infinity, alignment: .leading)
                }
                .foregroundStyle(.primary)
            }
        }
    }
}
