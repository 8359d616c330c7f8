import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A table's plan` {
    private let plan: TablePlan

    init() {
        func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 100, height: height) }
        var plan = TablePlan()
        plan.sections = [
            TablePlan.Section(rows: [rect(20, 40), rect(60, 40)], header: rect(0, 20), footer: rect(100, 10)),
            TablePlan.Section(rows: [rect(110, 40)], header: rect(110, 0), footer: rect(150, 0)),
        ]
        self.plan = plan
    }

    private func rows(_ top: CGFloat, _ bottom: CGFloat) -> [[Int]] {
        plan.rows(from: top, to: bottom).map { [$0.section, $0.row] }
    }

    @Test func `has the rows that meet a range`() {
        #expect(rows(0, 19) == [] && rows(0, 20) == [[0, 0]])
        #expect(rows(60, 60) == [[0, 0], [0, 1]])
        #expect(rows(61, 109) == [[0, 1]] && rows(61, 110) == [[0, 1], [1, 0]])
        #expect(rows(101, 109) == [] && rows(110, 110) == [[1, 0]])
        #expect(rows(150, 500) == [[1, 0]] && rows(151, 500) == [])
        #expect(rows(-50, 500) == [[0, 0], [0, 1], [1, 0]])
    }

    @Test func `knows the row at a point`() {
        func row(_ x: CGFloat, _ y: CGFloat) -> [Int]? {
            plan.row(at: CGPoint(x: x, y: y)).map { [$0.section, $0.row] }
        }
        #expect(row(50, 30) == [0, 0] && row(50, 60) == [0, 1] && row(50, 120) == [1, 0])
        #expect(row(150, 30) == nil && row(50, 10) == nil && row(50, 105) == nil)
    }

    @Test func `knows a row's frame, and none of one that does not exist`() {
        #expect(plan.frame(of: IndexPath(row: 1, section: 0))?.minY == 60)
        #expect(plan.frame(of: IndexPath(row: 2, section: 0)) == nil)
        #expect(plan.frame(of: IndexPath(row: 0, section: 2)) == nil)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Lines of items` {
    private func lines(_ widths: [CGFloat], room: CGFloat, gap: CGFloat = 10) -> FlowLines {
        FlowLines(sizes: widths.map { CGSize(width: $0, height: 7) }, gap: gap, room: room, isVertical: true)
    }

    @Test func `hold as many items as fit`() {
        let sevenths = Array(repeating: 30 as CGFloat, count: 7)
        #expect(lines(sevenths, room: 110).all == [0..<3, 3..<6, 6..<7])
        #expect(lines(sevenths, room: 109).all == [0..<2, 2..<4, 4..<6, 6..<7])
        #expect(lines([200, 30], room: 110).all == [0..<1, 1..<2])
        #expect(lines([], room: 110).all.isEmpty)
    }

    @Test func `of one size form columns, also in the last line`() {
        let same = lines(Array(repeating: 30, count: 4), room: 120)
        #expect(same.all.map(same.spacing(of:)) == [15, 15])
        let exact = lines(Array(repeating: 30, count: 4), room: 110)
        #expect(exact.all.map(exact.spacing(of:)) == [10, 10])
        let single = lines([90, 90], room: 110)
        #expect(single.all.map(single.spacing(of:)) == [10, 10])
    }

    @Test func `of other sizes are justified, but for the last one`() {
        let mixed = lines([30, 40, 50, 20], room: 100)
        #expect(mixed.all == [0..<2, 2..<4])
        #expect(mixed.all.map(mixed.spacing(of:)) == [30, 10])
    }

    @Test func `lie across the scroll direction`() {
        let sizes = [CGSize(width: 3, height: 40), CGSize(width: 5, height: 40), CGSize(width: 9, height: 40)]
        let columns = FlowLines(sizes: sizes, gap: 10, room: 90, isVertical: false)
        #expect(columns.all == [0..<2, 2..<3])
        #expect(columns.side(of: 1) == 40 && columns.length(of: 1) == 5)
        let rows = FlowLines(sizes: sizes, gap: 10, room: 90, isVertical: true)
        #expect(rows.side(of: 1) == 5 && rows.length(of: 1) == 40)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Changes of a list` {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func places(of rows: Range<Int>, _ changes: ListChanges) -> [Int?] {
        rows.map { changes.place(of: path(0, $0))?.row }
    }

    @Test func `move up what is behind a deleted row, and down what is behind an inserted one`() {
        #expect(places(of: 0..<4, ListChanges(deletedRows: [path(0, 1)])) == [0, nil, 1, 2])
        #expect(places(of: 0..<4, ListChanges(insertedRows: [path(0, 2)])) == [0, 1, 3, 4])
        #expect(places(of: 0..<3, ListChanges(insertedRows: [path(0, 0), path(0, 1)])) == [2, 3, 4])
        let both = ListChanges(deletedRows: [path(0, 1)], insertedRows: [path(0, 0)])
        #expect(places(of: 0..<4, both) == [1, nil, 2, 3])
        #expect(places(of: 0..<3, ListChanges(deletedRows: [path(1, 0)], insertedRows: [path(1, 0)])) == [0, 1, 2])
    }

    @Test func `move a row past the others`() {
        #expect(places(of: 0..<5, ListChanges(moves: [path(0, 3): path(0, 0)])) == [1, 2, 3, 0, 4])
        #expect(places(of: 0..<3, ListChanges(moves: [path(0, 0): path(0, 2)])) == [2, 0, 1])
    }

    @Test func `of sections take their rows along`() {
        func section(_ old: Int, _ changes: ListChanges) -> Int? { changes.place(of: path(old, 0))?.section }
        let deleted = ListChanges(deletedSections: [1])
        #expect([0, 1, 2].map { section($0, deleted) } == [0, nil, 1])
        let inserted = ListChanges(insertedSections: [1])
        #expect([0, 1, 2].map { section($0, inserted) } == [0, 2, 3])
    }

    @Test func `reload rows and whole sections`() {
        let changes = ListChanges(reloadedRows: [path(0, 1)], reloadedSections: [2])
        #expect(changes.isReloaded(path(0, 1)) && changes.isReloaded(path(2, 5)) && !changes.isReloaded(path(0, 0)))
    }
}
