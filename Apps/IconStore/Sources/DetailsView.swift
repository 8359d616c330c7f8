import IconDataKit
import SwiftUI

/// One icon with everything that the store says of it.
struct DetailsView: View {
    let icon: Icon
    let share: () -> Void
    let browse: () -> Void

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button(action: browse) { Label("All icons", systemImage: "chevron.left") }
                Spacer()
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            ScrollView {
                VStack(spacing: 20) {
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 18) {
                            IconTile(icon: icon, side: 104)
                            title(.leading).frame(minWidth: 150)
                        }
                        VStack(spacing: 12) {
                            IconTile(icon: icon, side: 104)
                            title(.center)
                        }
                    }
                    Text(icon.details).font(.body).multilineTextAlignment(.center)
                        .fixedSize(horizontal: false, vertical: true)
                    Button(action: share) { Text("Share this icon").fontWeight(.semibold) }
                        .buttonStyle(.borderedProminent).controlSize(.large).tint(.store)
                }
                .padding(.horizontal, 24)
                .padding(.vertical, 12)
                .frame(maxWidth: .infinity)
            }
        }
        .frame(maxWidth: 560)
    }

    private func title(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 4) {
            Text(icon.name).font(.title2).fontWeight(.bold).accessibilityAddTraits(.isHeader)
            Text(icon.price).font(.headline).foregroundStyle(.secondary)
        }
    }
}

#Preview("An icon's details") {
    DetailsView(icon: IconCatalog.standard.icons[2], share: {}, browse: {})
}
