/// Bounds of lazy containers.
///
/// Source: WWDC 2026 session 321 "Dive into lazy stacks and scrolling with SwiftUI": cells are made a little before they
/// are seen, kept for a while after that, and their state goes with them; what is not made is estimated from the average.
enum LazyLimits {
    /// Windows before and after the visible one whose cells are made: enough for a patch to arrive before a person has
    /// scrolled that far.
    static let windowsAround: CGFloat = 1
    /// Elements that are made of a loop of which none has been measured: enough to estimate the length of its cells.
    static let firstCellCount = 8
    /// Points that a cell is assumed to be long before one was measured: a list row.
    static let lengthGuess: CGFloat = 44
    /// Cells of one loop that are kept with their state beside those that are placed.
    static let idleCellCountMax = 200
    /// Cells that one container places: a screen shows some dozens, but cells of length 0 would have no end.
    static let placedCellCountMax = 2000
    /// New elements between two existing ones that are made at once, so that they appear in the animation of the
    /// change.
    static let insertedCellCountMax = 20
    /// Elements of one loop. At 100 points each they reach as far as a coordinate in a tree may.
    static let cellCountMax = 100_000
    /// Depth of nested lazy containers that is searched for a view to scroll to.
    static let searchDepthMax = 6
}
