import Foundation
import Testing

@testable import MusselsParty

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The picture of a list` {
    private func plan(_ count: Int) -> PicturePlan { PicturePlan((0..<count).map { "Element \($0)" }) }

    @Test(arguments: [
        (count: 1, columns: 1, rows: 1), (count: 3, columns: 1, rows: 3), (count: 7, columns: 1, rows: 7),
        (count: 8, columns: 2, rows: 4), (count: 9, columns: 2, rows: 5), (count: 30, columns: 2, rows: 8),
    ])
    func `has lines for all of its height`(count: Int, columns: Int, rows: Int) {
        let plan = plan(count)
        #expect(plan.columns.count == columns)
        #expect(plan.columns.allSatisfy { $0.count == rows })
        // No letters higher than their line, and none lost in it.
        let height = ListPicture.lineHeight(of: rows)
        #expect((height / 8...height).contains(plan.fontSize), "\(plan.fontSize) of \(height)")
    }

    @Test func `says how many it leaves out`() {
        #expect(plan(16).columns[1].last == .element("Element 15"))
        #expect(plan(17).columns[1].last == .more(2))
        #expect(plan(30).columns[1].last == .more(15))
    }

    @Test func `says that there is nothing on the list`() {
        #expect(plan(0).columns == [[.nothing]])
    }
}
