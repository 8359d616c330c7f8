import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Lazy grids` {
    private func cells(_ count: Int, height: CGFloat = 20) -> some View {
        ForEach(0..<count, id: \.self) { box("\($0)").frame(height: height) }
    }

    // Source: Apple, GridItem.Size.fixed(_:) ("a single item with the specified fixed size").
    @Test func `fixed columns have the width they say, and the grid is as wide as all of them`() {
        expectFrames(
            of: LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(100))], spacing: 10) { cells(3) },
            ["0": rect(121, 125, 50, 20), "1": rect(179, 125, 100, 20), "2": rect(121, 155, 50, 20)])
    }

    // Source: objc.io, "SwiftUI Grid Layout" (2020): flexible columns share what fixed ones leave.
    @Test func `flexible columns share what fixed ones leave`() {
        expectFrames(
            of: LazyVGrid(
                columns: [GridItem(.fixed(100), spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0
            ) { cells(3) },
            ["0": rect(0, 140, 100, 20), "1": rect(100, 140, 150, 20), "2": rect(250, 140, 150, 20)])
    }

    // Source: objc.io, "SwiftUI Grid Layout" (2020): what one column's bounds leave goes to those after it.
    @Test func `a flexible column keeps to its bounds and leaves the rest to those after it`() {
        expectFrames(
            of: LazyVGrid(
                columns: [GridItem(.flexible(maximum: 80), spacing: 20), GridItem(.flexible())], spacing: 0
            ) { cells(2) },
            ["0": rect(0, 140, 80, 20), "1": rect(100, 140, 300, 20)])
    }

    // Source: Apple, GridItem.Size.adaptive(minimum:maximum:) ("places multiple items in the space of a single
    // flexible item").
    @Test func `an adaptive column becomes as many as find place`() {
        // 4 × 90 + 3 × 8 = 384 fits into 400; five would need 482. Each is (400 − 24) / 4 wide.
        expectFrames(
            of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 0) { cells(5) },
            [
                "0": rect(0, 130, 94, 20), "1": rect(102, 130, 94, 20), "3": rect(306, 130, 94, 20),
                "4": rect(0, 150, 94, 20),
            ])
    }

    // Source: Apple, GridItem.Size.adaptive(minimum:maximum:): the maximum bounds each of the items.
    @Test func `adaptive columns grow no wider than their maximum`() {
        expectFrames(
            of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 90, maximum: 90), spacing: 0)], spacing: 0) {
                cells(4)
            },
            ["0": rect(20, 140, 90, 20), "3": rect(290, 140, 90, 20)])
    }

    // Source: Apple, LazyVGrid (a row is as tall as its tallest view; GridItem.alignment places the others in it).
    @Test func `a row is as high as its highest cell, and the others are aligned in it`() {
        expectFrames(
            of: LazyVGrid(
                columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), alignment: .bottomTrailing)],
                spacing: 0
            ) {
                box("a").frame(height: 60)
                box("b").frame(width: 30, height: 20)
                box("c").frame(height: 10)
            },
            ["a": rect(100, 115, 100, 60), "b": rect(270, 155, 30, 20), "c": rect(100, 175, 100, 10)])
    }

    // Source: Apple, LazyHGrid.
    @Test func `a horizontal grid fills its rows from top to bottom, then goes on`() {
        expectFrames(
            of: LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 5) {
                ForEach(0..<3, id: \.self) { box("\($0)").frame(width: 30) }
            },
            ["0": rect(167.5, 96, 30, 40), "1": rect(167.5, 144, 30, 60), "2": rect(202.5, 96, 30, 40)])
    }

    // Source: Apple, LazyVGrid ("Grouping data with lazy stack views": section headers span the grid).
    @Test func `a section's header spans all columns and begins a new row`() {
        expectFrames(
            of: LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                Section {
                    box("a").frame(height: 20)
                } header: {
                    box("h").frame(height: 30)
                }
                Section {
                    box("b").frame(height: 20)
                } header: {
                    EmptyView()
                } footer: {
                    box("f").frame(height: 10)
                }
            },
            [
                "h": rect(0, 110, 400, 30), "a": rect(0, 140, 200, 20), "b": rect(0, 160, 200, 20),
                "f": rect(0, 180, 400, 10),
            ])
    }

    // Source: Apple, ScrollView with LazyVGrid ("Populating SwiftUI views with…"): a scrolled grid proposes no height.
    @Test func `a grid in a scroll view is as high as all its rows`() {
        expectFrames(
            of: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) { cells(16, height: 50) } },
            ["0": rect(0, 0, 196, 50), "15": rect(204, 7 * 60, 196, 50)])
    }

    // Source: Apple, GridItem ("spacing: the spacing to the next item").
    @Test func `items that are no lengths count as nothing and are reported`() {
        let screen = Screen(
            LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.adaptive(minimum: -.infinity))]) { Text("a") })
        #expect(screen.diagnostics.contains { $0.hasPrefix("bad_grid_item") })
        #expect(screen.texts == ["a"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Lazy stacks` {
    // Source: Apple, LazyVStack; objc.io, "Lazy stacks" ("a lazy stack takes all the width it is proposed").
    @Test func `take all the width and give each view its own height`() {
        expectFrames(
            of: ScrollView {
                LazyVStack(alignment: .leading, spacing: 10) {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(height: 30)
                }.background(box("stack"))
            },
            ["a": rect(0, 0, 50, 20), "b": rect(0, 30, 400, 30), "stack": rect(0, 0, 400, 60)])
    }

    // Source: Apple, LazyHStack.
    @Test func `in a row take all the height and centre what is smaller`() {
        expectFrames(
            of: LazyHStack(spacing: 10) {
                box("a").frame(width: 50, height: 20)
                box("b").frame(width: 30)
            }.background(box("stack")),
            ["a": rect(155, 140, 50, 20), "b": rect(215, 0, 30, 300), "stack": rect(155, 0, 90, 300)])
    }

    // Source: Apple, LazyVStack.init(alignment:spacing:pinnedViews:content:) (a default distance where spacing is nil).
    @Test func `put 8 points between views by default, and none beside a spacer`() {
        expectFrames(
            of: ScrollView {
                LazyVStack {
                    box("a").frame(height: 20)
                    box("b").frame(height: 20)
                    Spacer(minLength: 10)
                    box("c").frame(height: 20)
                }
            },
            ["a": rect(0, 0, 400, 20), "b": rect(0, 28, 400, 20), "c": rect(0, 58, 400, 20)])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Grids` {
    // Source: Apple, Grid ("Each column in the grid is as wide as its widest cell. Each row is as tall as its tallest").
    @Test func `make a column as wide as its widest cell and a row as high as its highest`() {
        expectFrames(
            of: Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 20, height: 40)
                }
                GridRow {
                    box("c").frame(width: 30, height: 10)
                    box("d").frame(width: 80, height: 10)
                }
            },
            [
                "a": rect(130, 132.5, 50, 20), "b": rect(220, 122.5, 20, 40), "c": rect(140, 167.5, 30, 10),
                "d": rect(190, 167.5, 80, 10),
            ])
    }

    // Source: Apple, Grid ("a flexible view takes the width that the others leave").
    @Test func `give flexible columns what the others leave`() {
        expectFrames(
            of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 20)
                    box("b").frame(height: 20)
                }
            },
            ["a": rect(0, 140, 100, 20), "b": rect(100, 140, 300, 20)])
    }

    // Source: Apple, Grid ("If you provide a view rather than a GridRow, the grid uses the view to create a row that
    // spans all of the grid's columns").
    @Test func `let a view beside rows span all columns`() {
        expectFrames(
            of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 20)
                    box("b").frame(width: 100, height: 20)
                }
                box("line").frame(height: 2).gridCellUnsizedAxes(.horizontal)
            },
            ["a": rect(100, 139, 100, 20), "line": rect(100, 159, 200, 2)])
    }

    // Source: Apple, gridCellUnsizedAxes(_:) (a divider makes its grid as wide as the screen without it).
    @Test func `grow as wide as they may where a spanning view asks for it`() {
        expectFrames(
            of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 20)
                    box("b").frame(width: 100, height: 20)
                }
                box("line").frame(height: 2)
            },
            ["a": rect(50, 139, 100, 20), "line": rect(0, 159, 400, 2)])
    }

    // Source: Apple, gridCellColumns(_:).
    @Test func `let a cell take the room of several columns`() {
        expectFrames(
            of: Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 50, height: 20)
                    box("c").frame(width: 50, height: 20)
                }
                GridRow {
                    box("wide").frame(height: 20).gridCellColumns(2)
                    box("d").frame(width: 50, height: 20)
                }
            },
            ["a": rect(115, 130, 50, 20), "wide": rect(115, 150, 110, 20), "d": rect(235, 150, 50, 20)])
    }

    // Source: Apple, gridColumnAlignment(_:) and GridRow.init(alignment:content:).
    @Test func `align a column and a row as one of their cells says`() {
        expectFrames(
            of: Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 50).gridColumnAlignment(.trailing)
                    box("b").frame(width: 100, height: 50)
                }
                GridRow(alignment: .bottom) {
                    box("c").frame(width: 20, height: 10)
                    box("d").frame(width: 20, height: 30)
                }
            },
            ["c": rect(180, 180, 20, 10), "d": rect(200, 160, 20, 30)])
    }

    // Source: Apple, gridCellAnchor(_:).
    @Test func `put a cell's anchor over the same point of the cell`() {
        expectFrames(
            of: Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 100)
                    box("b").frame(width: 100, height: 100)
                }
                GridRow {
                    box("c").frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing)
                    box("d").frame(width: 20, height: 60)
                }
            },
            ["c": rect(180, 210, 20, 20), "d": rect(200, 170, 20, 60)])
    }

    // Source: Apple, GridRow (a modifier on a row is applied to each of its cells, as on a group).
    @Test func `apply a row's modifiers to each cell`() {
        expectFrames(
            of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 50, height: 20)
                }.padding(5)
                GridRow { box("c").frame(width: 10, height: 10) }
            },
            ["a": rect(145, 135, 50, 20), "b": rect(205, 135, 50, 20), "c": rect(165, 160, 10, 10)])
    }

    // Source: Apple, Grid: rows made from data.
    @Test func `take their rows from a loop`() {
        expectFrames(
            of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3, id: \.self) { row in
                    GridRow {
                        box("\(row)a").frame(width: 20, height: 20)
                        box("\(row)b").frame(width: 20 + CGFloat(row) * 10, height: 20)
                    }
                }
            },
            ["0a": rect(170, 120, 20, 20), "2a": rect(170, 160, 20, 20), "2b": rect(190, 160, 40, 20)])
    }
}
