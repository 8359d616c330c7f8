/// Bounds of what lazy containers do.
///
/// Source: WWDC 2026 session 321 "Dive into lazy stacks and scrolling with SwiftUI": cells are made a little before they
/// are seen, kept for a while after that, and their state goes with them; what is not made is estimated from the average.
enum LazyLimits {
    /// Windows before and behind the one that is seen whose cells are made: a patch comes before a person has scrolled so
    /// far.
    static let windowsAround: CGFloat = 1
    /// Made of a loop of which nothing has been measured yet: enough to say how long its cells are.
    static let firstCellCount = 8
    /// Points that a cell is taken to be long before one was measured: a row of a list.
    static let lengthGuess: CGFloat = 44
    /// Cells of one loop that are kept, with their state, beside those that are placed.
    static let idleCellCountMax = 200
    /// Cells that one container places: a screen shows some dozens, and cells of no length would have no end.
    static let placedCellCountMax = 2000
    /// New elements between two known ones that are made at once, so that they come in with the animation of the change.
    static let insertedCellCountMax = 20
    /// Elements of one loop. At 100 points each they reach as far as a place in a tree may be.
    static let cellCountMax = 100_000
    /// Containers within containers that are asked for a view to scroll to.
    static let searchDepthMax = 6
}
