import SwiftUI
import Testing

/// How a grid divides its room, where views take all or have more columns than one.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Grids with room to divide` {
    // Source: Apple, Grid ("a flexible view takes the width that the others leave").
    @Test func `give flexible columns what fixed ones and the spacing leave`() {
        expectFrames(
            of: Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 20)
                    box("b").frame(height: 20)
                    box("c").frame(height: 20)
                }
            },
            ["a": rect(0, 140, 100, 20), "b": rect(110, 140, 140, 20), "c": rect(260, 140, 140, 20)])
    }

    // Source: Apple, Grid: rows are divided as columns are.
    @Test func `give flexible rows what fixed ones and the spacing leave`() {
        expectFrames(
            of: Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 10) {
                GridRow { box("a") }
                GridRow { box("b").frame(height: 60) }
                GridRow { box("c") }
            },
            ["a": rect(0, 0, 400, 110), "b": rect(0, 120, 400, 60), "c": rect(0, 190, 400, 110)])
    }

    // Source: Apple, gridCellColumns(_:): the columns that a cell spans are as wide as it needs.
    @Test func `widen the columns of a cell that needs more than they have`() {
        expectFrames(
            of: Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 50, height: 20)
                    box("c").frame(width: 50, height: 20)
                }
                GridRow { box("wide").frame(width: 200, height: 20).gridCellColumns(2) }
            },
            // Each of the two columns gets half of the 90 points that are missing.
            [
                "a": rect(92.5, 130, 50, 20), "b": rect(197.5, 130, 50, 20), "c": rect(280, 130, 50, 20),
                "wide": rect(70, 150, 200, 20),
            ])
    }

    // Source: Apple, gridCellAnchor(_:) with a unit point of the author's own.
    @Test func `put any point of a view over the same point of its cell`() {
        expectFrames(
            of: Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 100, height: 100)
                    box("b").frame(width: 100, height: 100)
                }
                GridRow {
                    box("c").frame(width: 20, height: 20).gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
                    box("d").frame(width: 20, height: 60)
                }
            },
            ["c": rect(120, 190, 20, 20)])
    }
}
