import SwiftUI

extension ModifierCase {
    static var layout: [ModifierCase] {
        let box = Color.red
        let small = box.frame(width: 40, height: 20)
        let words = Text("Some words that need more than one line of the room that they have")
        func inRow(_ view: AnyView) -> any View {
            HStack {
                words.lineLimit(1); view.lineLimit(1)
            }
        }
        func inStack(_ view: AnyView) -> any View {
            VStack(alignment: .leading) {
                Color.blue.frame(width: 90, height: 9); view
            }
        }
        return [
            ModifierCase("padding", box) { $0.padding() },
            ModifierCase("padding length", box) { $0.padding(7) },
            ModifierCase("padding insets", box) { $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
            ModifierCase("scenePadding", box) { $0.scenePadding() },
            ModifierCase("frame", box) { $0.frame(width: 40) },
            ModifierCase("frame max", small) { $0.frame(maxWidth: .infinity, alignment: .leading) },
            ModifierCase("fixedSize", words) { $0.fixedSize() },
            ModifierCase("fixedSize vertical", words, in: { $0.frame(width: 100, height: 20) }) {
                $0.fixedSize(horizontal: false, vertical: true)
            },
            ModifierCase("aspectRatio", box) { $0.aspectRatio(2, contentMode: .fit) },
            ModifierCase("aspectRatio size", box) { $0.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit) },
            ModifierCase("scaledToFit", box) { $0.scaledToFit() },
            ModifierCase("scaledToFill", box) { $0.scaledToFill() },
            ModifierCase("layoutPriority", words, in: inRow) { $0.layoutPriority(1) },
            ModifierCase("offset", small) { $0.offset(x: 5) },
            ModifierCase("offset size", small) { $0.offset(CGSize(width: 5, height: 5)) },
            ModifierCase("position", small) { $0.position(x: 50, y: 50) },
            ModifierCase("position point", small) { $0.position(CGPoint(x: 50, y: 50)) },
            ModifierCase(
                "zIndex", small,
                in: { view in
                    ZStack {
                        view; Color.blue
                    }
                }
            ) { $0.zIndex(1) },
            ModifierCase("alignmentGuide", small, in: inStack) { $0.alignmentGuide(.leading) { _ in 10 } },
            ModifierCase(
                "alignmentGuide vertical", small,
                in: { view in
                    HStack {
                        Color.blue; view
                    }
                }
            ) {
                $0.alignmentGuide(VerticalAlignment.center) { _ in 0 }
            },
            ModifierCase(
                "flipsForRightToLeftLayoutDirection", words, in: { $0.environment(\.layoutDirection, .rightToLeft) }
            ) {
                $0.flipsForRightToLeftLayoutDirection(true)
            },
            ModifierCase(
                "layoutDirection",
                HStack {
                    small; words
                }
            ) { $0.environment(\.layoutDirection, .rightToLeft) },
            ModifierCase("containerRelativeFrame count", box) {
                $0.containerRelativeFrame(.horizontal, count: 3, spacing: 4)
            },
            ModifierCase("containerRelativeFrame length", box) {
                $0.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
            },
        ]
    }

    static var surroundings: [ModifierCase] {
        let box = Color.red
        let small = box.frame(width: 40, height: 20)
        func inBar(_ view: AnyView) -> any View {
            view.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        }
        func inGrid(_ view: AnyView) -> any View {
            Grid {
                GridRow {
                    view; Color.blue.frame(width: 60, height: 40)
                }
                GridRow {
                    Color.green.frame(width: 90, height: 40); Color.blue.frame(width: 70, height: 40)
                }
            }
        }
        return [
            ModifierCase("ignoresSafeArea", ScrollView { small }, in: inBar) { $0.ignoresSafeArea() },
            ModifierCase("edgesIgnoringSafeArea", ScrollView { small }, in: inBar) { $0.edgesIgnoringSafeArea(.all) },
            ModifierCase("safeAreaInset", box) { $0.safeAreaInset(edge: .bottom) { small } },
            ModifierCase("safeAreaInset horizontal", box) { $0.safeAreaInset(edge: .leading) { small } },
            ModifierCase("gridCellColumns", box.frame(height: 40), in: inGrid) { $0.gridCellColumns(2) },
            ModifierCase("gridCellAnchor", small, in: inGrid) { $0.gridCellAnchor(.bottomTrailing) },
            ModifierCase("gridColumnAlignment", small, in: inGrid) { $0.gridColumnAlignment(.trailing) },
            ModifierCase("gridCellUnsizedAxes", box, in: inGrid) { $0.gridCellUnsizedAxes([.horizontal, .vertical]) },
            ModifierCase("contentMargins", ScrollView { small }) { $0.contentMargins(20) },
        ]
    }
}
