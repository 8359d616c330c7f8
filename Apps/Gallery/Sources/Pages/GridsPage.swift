import SwiftUI

struct GridsPage: View {
    var body: some View {
        SamplePage {
            Sample("LazyVGrid, adaptive") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)], spacing: 8) {
                    ForEach(1..<9) { Cell(number: $0) }
                }
            }
            Sample("LazyVGrid, fixed and flexible") {
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(1..<7) { Cell(number: $0) }
                }
            }
            Sample("LazyHGrid") {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(36)), GridItem(.fixed(36))]) {
                        ForEach(1..<7) { Cell(number: $0).frame(width: 50) }
                    }
                }
                .frame(height: 84)
            }
            Sample("Grid") {
                Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                    GridRow {
                        Text("Mussels")
                        Text("2 kg").gridColumnAlignment(.trailing)
                    }
                    GridRow {
                        Text("Fries")
                        Text("500 g")
                    }
                    Divider()
                    GridRow { Text("Over both columns").gridCellColumns(2) }
                }
            }
            Sample("LazyVStack, LazyHStack") {
                LazyVStack(alignment: .leading) { ForEach(1..<3) { Tile("row \($0)") } }
                ScrollView(.horizontal) { LazyHStack { ForEach(1..<12) { Tile("\($0)") } } }.frame(height: 34)
            }
            Sample("ViewThatFits") {
                ViewThatFits {
                    Text("This is far too long for the narrow place that it is given here").lineLimit(1)
                    Text("This fits")
                }
                .frame(width: 120, alignment: .leading)
                .outlined()
            }
        }
    }
}

private struct Cell: View {
    let number: Int

    var body: some View {
        Text("\(number)")
            .frame(maxWidth: .infinity, minHeight: 36)
            .background(Color.teal.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
    }
}
