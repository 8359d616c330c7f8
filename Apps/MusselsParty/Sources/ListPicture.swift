import SwiftUI
import UIKit

/// The bubble's picture: the list as a note on the party's table. It is seen at about 300 points and cut at its edges.
struct ListPicture: View {
    let list: ShoppingList

    static let side: CGFloat = 300
    static let elementsShownMax = 5

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color.mussel, Color(red: 0.07, green: 0.16, blue: 0.29)], startPoint: .top, endPoint: .bottom)
            VStack(alignment: .leading, spacing: 9) {
                HStack(spacing: 10) {
                    PartyMark(diameter: 34)
                    Text(list.name).font(.system(size: 21, weight: .bold)).lineLimit(1)
                }
                Divider()
                ForEach(list.elements.prefix(Self.elementsShownMax)) { element in
                    PictureRow(name: element.name)
                }
                if hiddenCount > 0 {
                    Text("and \(hiddenCount) more").font(.system(size: 15)).foregroundStyle(Self.ink.opacity(0.6))
                }
                if list.elements.isEmpty {
                    Text("Nothing on the list yet").font(.system(size: 17)).foregroundStyle(Self.ink.opacity(0.6))
                }
                Spacer(minLength: 0)
            }
            .foregroundStyle(Self.ink)
            .padding(18)
            .frame(width: 250, height: 250, alignment: .topLeading)
            .background(Color(red: 1, green: 0.98, blue: 0.93), in: RoundedRectangle(cornerRadius: 18))
        }
        .frame(width: Self.side, height: Self.side)
    }

    static let ink = Color(red: 0.13, green: 0.16, blue: 0.22)

    private var hiddenCount: Int { max(0, list.elements.count - Self.elementsShownMax) }

    /// At three pixels a point, as bubbles are shown on the densest screens.
    @MainActor static func image(of list: ShoppingList) -> UIImage? {
        let renderer = ImageRenderer(content: ListPicture(list: list))
        renderer.scale = 3
        return renderer.uiImage
    }
}

private struct PictureRow: View {
    let name: String

    var body: some View {
        HStack(spacing: 10) {
            Circle().fill(Color.fries).frame(width: 9, height: 9)
            Text(name).font(.system(size: 18)).lineLimit(1)
        }
    }
}

#Preview("The bubble's picture", traits: .fixedLayout(width: ListPicture.side, height: ListPicture.side)) {
    ListPicture(list: .newParty)
}
