import IconDataKit
import SwiftUI
import UIKit

/// An icon: its symbol on its background.
struct IconTile: View {
    let icon: Icon
    let side: CGFloat

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: side * 0.24)
                .fill(LinearGradient(colors: icon.ground.colors, startPoint: .top, endPoint: .bottom))
            Image(systemName: icon.symbol).font(.system(size: side * 0.46)).foregroundStyle(.white)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

/// The bubble's picture: the icon, enlarged, on a pale version of its background.
struct IconPicture: View {
    let icon: Icon
    /// Whether to add the mark of a receipt.
    var isBought = false

    static let side: CGFloat = 300

    var body: some View {
        ZStack {
            Color.white
            LinearGradient(colors: icon.ground.colors, startPoint: .top, endPoint: .bottom).opacity(0.25)
            IconTile(icon: icon, side: 180)
            if isBought {
                Image(systemName: "checkmark.circle.fill").font(.system(size: 64)).foregroundStyle(Color.store)
                    .background(Color.white, in: Circle())
                    .offset(x: 82, y: 82)
            }
        }
        .frame(width: Self.side, height: Self.side)
    }

    /// Renders at three pixels per point, for the densest screens.
    @MainActor static func image(of icon: Icon, isBought: Bool) -> UIImage? {
        let renderer = ImageRenderer(content: IconPicture(icon: icon, isBought: isBought))
        renderer.scale = 3
        return renderer.uiImage
    }
}

extension Icon.Ground {
    /// Gradient colours from top to bottom.
    var colors: [Color] {
        switch self {
        case .coral: [Color(red: 1.00, green: 0.55, blue: 0.47), Color(red: 0.84, green: 0.26, blue: 0.25)]
        case .amber: [Color(red: 0.99, green: 0.74, blue: 0.25), Color(red: 0.88, green: 0.47, blue: 0.10)]
        case .leaf: [Color(red: 0.45, green: 0.78, blue: 0.42), Color(red: 0.14, green: 0.50, blue: 0.28)]
        case .lagoon: [Color(red: 0.20, green: 0.74, blue: 0.70), Color(red: 0.05, green: 0.42, blue: 0.50)]
        case .sky: [Color(red: 0.42, green: 0.72, blue: 0.98), Color(red: 0.15, green: 0.40, blue: 0.80)]
        case .violet: [Color(red: 0.66, green: 0.55, blue: 0.96), Color(red: 0.36, green: 0.24, blue: 0.68)]
        case .rose: [Color(red: 0.98, green: 0.55, blue: 0.70), Color(red: 0.78, green: 0.22, blue: 0.46)]
        case .slate: [Color(red: 0.48, green: 0.54, blue: 0.62), Color(red: 0.22, green: 0.27, blue: 0.34)]
        }
    }
}

#Preview("The bubble's picture", traits: .fixedLayout(width: IconPicture.side, height: IconPicture.side)) {
    IconPicture(icon: IconCatalog.standard.icons[0])
}
