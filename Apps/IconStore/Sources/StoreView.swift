import IconDataKit
import SwiftUI

/// The store's pages, and below them the current problem.
struct StoreView: View {
    @Bindable var store: Store
    let share: (Icon, Locale) -> Void
    let buy: (Icon, Locale) -> Void

    static let relatedCount = 4

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 0) {
            page
            if let problem = store.problem {
                Text(problem).font(.footnote).foregroundStyle(Color.problem).padding(12)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @ViewBuilder private var page: some View {
        switch store.page {
        case .browse: BrowseView(store: store, share: { share($0, locale) })
        case .details(let icon):
            DetailsView(
                icon: icon, related: store.catalog.related(to: icon, count: Self.relatedCount),
                share: { share(icon, locale) }, buy: { buy(icon, locale) }, look: store.look, browse: store.browse
            )
            .id(icon.id)
        case .receipt(let icon, let number): ReceiptView(icon: icon, number: number, browse: store.browse)
        case .unknown:
            RefusalView(
                title: "Not in this store", words: "The message is about an icon that this version does not have.",
                browse: store.browse)
        case .wrongPrice(let icon, let said):
            RefusalView(
                title: "The price is wrong", words: words(icon, said: said), browse: store.browse,
                look: { store.look(at: icon) })
        }
    }

    private func words(_ icon: Icon, said: Int?) -> String {
        let price = icon.cents == 0 ? "free" : icon.price(in: locale)
        let saying = said.map { "names \(Icon.price($0, in: locale))" } ?? "names no price"
        return "The message \(saying) for \(icon.name). In this store it is \(price), so this message is not taken."
    }
}

/// Shown if the message is rejected.
private struct RefusalView: View {
    let title: String
    let words: String
    let browse: () -> Void
    var look: (() -> Void)?

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: "questionmark.square.dashed")
        } description: {
            Text(words)
        } actions: {
            if let look { Button("Look at the icon", action: look).buttonStyle(.bordered) }
            Button("All icons", action: browse).buttonStyle(.borderedProminent).tint(.store)
        }
    }
}

/// The search field above the matching icons.
private struct BrowseView: View {
    @Bindable var store: Store
    let share: (Icon) -> Void

    /// Scales with the person's text size, so that names fit on their lines.
    @ScaledMetric private var cellWidth: CGFloat = 84
    @Environment(\.locale) private var locale

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
                            .accessibilityLabel("\(icon.name), \(icon.price(in: locale))")
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

struct IconCell: View {
    let icon: Icon
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 5) {
            IconTile(icon: icon, side: 64)
            Text(icon.name).font(.caption).fontWeight(.medium).lineLimit(1).minimumScaleFactor(0.8)
            Text(icon.price(in: locale)).font(.caption2).foregroundStyle(.secondary)
        }
        .contentShape(Rectangle())
    }
}

#Preview("The store") {
    StoreView(store: Store(), share: { _, _ in }, buy: { _, _ in })
}
