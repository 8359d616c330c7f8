import RenderTree
import SwiftUI
import Testing

/// A cell that `Screen.sent` and `Screen.top(of:scrolledTo:)` know.
@MainActor private func cell(_ index: Int, height: CGFloat = 50) -> some View {
    Text(verbatim: "cell \(index),").frame(height: height)
}

/// Places of cells that are made while others are not, and the choice of those.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Places of lazy cells` {
    /// Expects the rows near the window, of 9,000 cells in rows of 50 points, 10 apart.
    private func expectRows(of count: Int, on screen: Screen) throws {
        let first = try #require(screen.top(of: 0, scrolledTo: 0))
        for y in [0, 50_000, 90_020, 130_040] {
            screen.scroll(to: Double(y))
            #expect(screen.scrolls.first?.content.contentSize.height == Double(9_000 / count * 60 - 10))
            let sent = screen.sent
            let (low, high) = (try #require(sent.first), try #require(sent.last))
            #expect(sent == Array(low...high))
            for index in sent {
                let top = try #require(screen.top(of: index, scrolledTo: 0))
                #expect(abs(top - first - Double(index / count * 60)) < 0.01)
            }
        }
    }

    @Test func `are those that they would have if all were made`() throws {
        for count in [1, 3] {
            let columns = Array(repeating: GridItem(.fixed(100)), count: count)
            let grid = LazyVGrid(columns: columns, spacing: 10) { ForEach(0..<9_000) { cell($0) } }
            try expectRows(of: count, on: Screen(ScrollView { grid }))
        }
        let stack = LazyVStack(spacing: 10) { ForEach(0..<9_000) { cell($0) } }
        try expectRows(of: 1, on: Screen(ScrollView { stack }))
    }

    @Test func `elements of two views begin a row of their own in a grid of two columns`() throws {
        // An odd number of elements that are not made stands before one of the windows.
        for y in [50_000.0, 50_050] {
            let grid = LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
                ForEach(0..<10_000) { index in
                    cell(2 * index)
                    cell(2 * index + 1)
                }
            }
            let screen = Screen(ScrollView { grid })
            screen.scroll(to: y)
            let firsts = screen.sent.filter { $0 % 2 == 0 }
            #expect(firsts.count > 10)
            for index in firsts {
                let top = try #require(screen.top(of: index, scrolledTo: 0))
                #expect(screen.top(of: index + 1, scrolledTo: 0) == top)
            }
        }
    }

    @Test func `stay in the window when a cell before turns out half a point longer, or all do`() throws {
        func screen(_ height: @escaping (Int) -> CGFloat) -> Screen {
            Screen(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { cell($0, height: height($0)) } } })
        }
        let uneven = screen { $0 == 1_985 ? 50.5 : 50 }
        #expect(uneven.drag(to: 100_000) == 100_000)
        #expect(uneven.drag(to: 99_500) == 99_500.5)
        let longer = screen { $0 < 100 ? 50 : 80 }
        let offset = longer.drag(to: 100_000)
        let top = try #require(longer.top(of: 2_000, scrolledTo: offset))
        #expect((0...480).contains(top))
    }

    @Test func `are near what all scroll areas around let through`() {
        let inner = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { cell($0) } } }
        let screen = Screen(ScrollView { inner.frame(height: 3_000) }.defaultScrollAnchor(.bottom))
        // The last 480 of the 3,000 points are seen, and as much is made before and behind.
        #expect(screen.sent == Array(40...69))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `change in a column around them, too`() {
        let column = VStack(spacing: 0) {
            Color.red.frame(height: 50)
            LazyVStack(spacing: 0) { ForEach(0..<10_000) { cell($0) } }
        }
        let screen = Screen(ScrollView { column })
        screen.scroll(to: 5_000)
        #expect(screen.sent == Array(89...118))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are no endless work in a grid without columns`() {
        let screen = Screen(ScrollView { LazyVGrid(columns: []) { ForEach(0..<100) { cell($0) } } })
        #expect(screen.diagnostics.isEmpty)
    }
}
