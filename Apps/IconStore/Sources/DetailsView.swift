import IconDataKit
import SwiftUI

/// One icon in detail: its price, its appearance in every size, and similar icons.
struct DetailsView: View {
    let icon: Icon
    let related: [Icon]
    let share: () -> Void
    let buy: () -> Void
    let look: (Icon) -> Void
    let browse: () -> Void

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 0) {
            BackBar(browse: browse)
            ScrollView {
                VStack(alignment: .leading, spacing: 22) {
                    header
                    Text(icon.details).font(.body).fixedSize(horizontal: false, vertical: true)
                    Part(title: "Sizes") { IconSizes(icon: icon) }
                    Part(title: "You might also like") { RelatedIcons(icons: related, look: look) }
                }
                .padding(.horizontal, 20)
                .padding(.vertical, 8)
                .padding(.bottom, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .frame(maxWidth: 560)
    }

    private var header: some View {
        HStack(alignment: .center, spacing: 18) {
            IconTile(icon: icon, side: 104)
            VStack(alignment: .leading, spacing: 10) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(icon.name).font(.title2).fontWeight(.bold).accessibilityAddTraits(.isHeader)
                    Text("Icon · \(icon.price(in: locale))").font(.subheadline).foregroundStyle(.secondary)
                }
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 10) { actions }
                    VStack(alignment: .leading, spacing: 8) { actions }
                }
            }
        }
    }

    @ViewBuilder private var actions: some View {
        Button(action: buy) {
            Text(icon.cents == 0 ? "Get for free" : "Buy for \(icon.price(in: locale))").fontWeight(.semibold)
                .padding(.vertical, 5)
        }
        .buttonStyle(.borderedProminent).tint(.store)
        Button(action: share) { Text("Share").padding(.vertical, 5) }.buttonStyle(.bordered)
    }
}

/// The button that returns to all icons.
struct BackBar: View {
    let browse: () -> Void

    var body: some View {
        HStack {
            Button(action: browse) { Label("All icons", systemImage: "chevron.left").frame(minHeight: 44) }
            Spacer()
        }
        .padding(.horizontal, 16)
    }
}

private struct Part<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            content
        }
    }
}

/// The icon at the sizes of home screens, lists and menus.
private struct IconSizes: View {
    let icon: Icon

    static let sides: [CGFloat] = [76, 60, 44, 29, 20]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            row(spacing: 14, padding: 14)
            // For the narrowest phones.
            row(spacing: 5, padding: 10)
        }
        .accessibilityElement()
        .accessibilityLabel("Drawn in \(Self.sides.count) sizes, from 76 to 20 points")
    }

    private func row(spacing: CGFloat, padding: CGFloat) -> some View {
        HStack(alignment: .bottom, spacing: spacing) {
            ForEach(Self.sides, id: \.self) { side in
                VStack(spacing: 6) {
                    IconTile(icon: icon, side: side)
                    Text("\(Int(side))").font(.caption).foregroundStyle(.secondary).fixedSize()
                }
            }
        }
        .padding(padding)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 16))
    }
}

private struct RelatedIcons: View {
    let icons: [Icon]
    let look: (Icon) -> Void

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 76), alignment: .top)], alignment: .leading, spacing: 14) {
            ForEach(icons) { icon in
                Button {
                    look(icon)
                } label: {
                    IconCell(icon: icon)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Look at \(icon.name)")
            }
        }
    }
}

#Preview("An icon's details") {
    let catalog = IconCatalog.standard
    DetailsView(
        icon: catalog.icons[2], related: catalog.related(to: catalog.icons[2], count: 4), share: {}, buy: {},
        look: { _ in }, browse: {})
}
