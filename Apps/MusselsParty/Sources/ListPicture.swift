import SwiftUI
import UIKit

/// The bubble's picture: the list as a page of a notepad, whose lines fill the page however many there are.
struct ListPicture: View {
    let list: ShoppingList

    static let side: CGFloat = 300
    static let headHeight: CGFloat = 62
    private static let margin: CGFloat = 6

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 10) {
                PartyMark(diameter: 36, ground: .fries, shell: .mussel)
                Text(list.name).font(.system(size: 22, weight: .bold)).lineLimit(1).minimumScaleFactor(0.7)
                    .foregroundStyle(.white)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 18)
            .frame(height: Self.headHeight)
            .background(Color.mussel)
            lines
        }
        .frame(width: Self.side, height: Self.side)
        .background(Color(red: 1, green: 0.98, blue: 0.93))
    }

    static let ink = Color(red: 0.13, green: 0.16, blue: 0.22)

    private var lines: some View {
        let plan = PicturePlan(list.elements.map(\.name))
        return HStack(spacing: 0) {
            ForEach(0..<plan.columns.count, id: \.self) { column in
                VStack(spacing: 0) {
                    ForEach(0..<plan.rowCount, id: \.self) { row in
                        if row > 0 { Self.ink.opacity(0.12).frame(height: 1) }
                        PictureLine(line: plan.columns[column][row], fontSize: plan.fontSize, lineLimit: plan.lineLimit)
                            .frame(height: Self.lineHeight(of: plan.rowCount))
                    }
                }
                .padding(.horizontal, plan.columns.count > 1 ? 10 : 18)
            }
        }
        .padding(.horizontal, plan.columns.count > 1 ? 6 : 0)
        .padding(.vertical, Self.margin)
    }

    /// Returns the height of each of `count` lines, separated by one point, that fill the page below its header.
    static func lineHeight(of count: Int) -> CGFloat {
        (side - headHeight - 2 * margin - CGFloat(count - 1)) / CGFloat(count)
    }

    /// Renders at three pixels per point, for the densest screens.
    @MainActor static func image(of list: ShoppingList) -> UIImage? {
        let renderer = ImageRenderer(content: ListPicture(list: list))
        renderer.scale = 3
        return renderer.uiImage
    }
}

private struct PictureLine: View {
    let line: PicturePlan.Line
    let fontSize: CGFloat
    let lineLimit: Int

    var body: some View {
        HStack(spacing: fontSize * 0.5) {
            if case .element = line { Circle().fill(Color.fries).frame(width: fontSize * 0.5, height: fontSize * 0.5) }
            Text(line.words).font(.system(size: fontSize)).lineLimit(lineLimit)
                .foregroundStyle(ListPicture.ink.opacity(line.isQuiet ? 0.7 : 1))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#Preview("The bubble's picture", traits: .fixedLayout(width: ListPicture.side, height: ListPicture.side)) {
    ListPicture(list: .newParty)
}

#Preview("The picture of a long list", traits: .fixedLayout(width: ListPicture.side, height: ListPicture.side)) {
    ListPicture(
        list: ShoppingList(name: "Everything", elements: (1...30).compactMap { Element(named: "Element \($0)") }))
}
