import IconDataKit
import SwiftUI

/// The store's pages, and below them what went wrong.
struct StoreView: View {
    @Bindable var store: Store
    let share: (Icon) -> Void

    var body: some View {
        VStack(spacing: 0) {
            switch store.page {
            case .browse: BrowseView(store: store, share: share)
            case .details(let icon):
                DetailsView(icon: icon, share: { share(icon) }, browse: store.browse)
            case .unknown:
                ContentUnavailableView {
                    Label("Not in this store", systemImage: "questionmark.square.dashed")
                } description: {
                    Text("The message is about an icon that this version does not have.")
                } actions: {
                    Button("All icons", action: store.browse).buttonStyle(.borderedProminent).tint(.store)
                }
            }
            if let problem = store.problem {
                Text(problem).font(.footnote).foregroundStyle(.red).padding(12)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The search field above the icons that match.
private struct BrowseView: View {
    @Bindable var store: Store
    let share: (Icon) -> Void

    /// Grows with the person's text size, so that names stay on their lines.
    @ScaledMetric private var cellWidth: CGFloat = 84

    var body: some View {
        VStack(spacing: 0) {
            SearchField(query: $store.query).padding(.horizontal, 16).padding(.vertical, 10)
            if store.results.isEmpty {
                ContentUnavailableView(
                    "No icon for “\(store.query)”", systemImage: "magnifyingglass",
                    description: Text("Try fewer or other words."))
            } else {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: cellWidth), alignment: .top)], spacing: 16) {
                        ForEach(store.results) { icon in
                            Button {
                                share(icon)
                            } label: {
                                IconCell(icon: icon)
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel("\(icon.name), \(icon.price)")
                            .accessibilityHint("Puts the icon into the message")
                        }
                    }
                    .padding(.horizontal, 16)
                    .padding(.bottom, 16)
                }
            }
        }
        .frame(maxWidth: 640)
    }
}

private struct SearchField: View {
    @Binding var query: String

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField("Search icons", text: $query)
                .submitLabel(.search).autocorrectionDisabled().accessibilityLabel("Search icons")
            if !query.isEmpty {
                Button {
                    query = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear search")
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 12))
    }
}

private struct IconCell: View {
    let icon: Icon

    var body: some View {
        VStack(spacing: 5) {
            IconTile(icon: icon, side: 64)
            Text(icon.name).font(.caption).fontWeight(.medium).lineLimit(1).minimumScaleFactor(0.8)
            Text(icon.price).font(.caption2).foregroundStyle(.secondary)
        }
        .contentShape(Rectangle())
    }
}

#Preview("The store") {
    StoreView(store: Store(), share: { _ in })
}
