import IconDataKit
import SwiftUI

/// The receipt of a purchase.
struct ReceiptView: View {
    let icon: Icon
    let number: String
    let browse: () -> Void

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 0) {
            BackBar(browse: browse)
            ScrollView {
                VStack(spacing: 14) {
                    IconTile(icon: icon, side: 88)
                    Text("Bought").font(.title2).fontWeight(.bold).accessibilityAddTraits(.isHeader)
                    VStack(spacing: 10) {
                        line("Icon", icon.name)
                        Divider()
                        line("Receipt", number)
                        Divider()
                        line("Total", icon.price(in: locale)).fontWeight(.semibold)
                    }
                    .padding(16)
                    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 16))
                    Text("This store is an example: nobody was charged.").font(.footnote).foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                }
                .padding(.horizontal, 24)
                .padding(.vertical, 16)
                .frame(maxWidth: 420)
                .frame(maxWidth: .infinity)
            }
        }
        .frame(maxWidth: 560)
    }

    private func line(_ name: String, _ value: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Text(value)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("A receipt") {
    ReceiptView(icon: IconCatalog.standard.icons[2], number: "3F2A91BC", browse: {})
}
