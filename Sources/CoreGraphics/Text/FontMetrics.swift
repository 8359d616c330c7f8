/// Distances of one font in points, all positive, from the baseline.
package struct FontMetrics: Hashable, Sendable {
    /// Whole points, as the browser rounds them for a natural line.
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The middle of a line below the letters, and of one through them.
    package var underlineOffset: CGFloat
    package var strikethroughOffset: CGFloat
    package var lineThickness: CGFloat

    package var lineHeight: CGFloat { ascent + descent }

    /// Rounds as Chromium does: to whole pixels, and where that would cut the descent, the baseline moves up by one
    /// (measured at 22 sizes of Inter, the same at one, two and three device pixels a point). Then a line of this height
    /// has its letters at the same place in both.
    mutating func roundAsBrowser() {
        let unrounded = descent
        ascent = ascent.rounded()
        descent = descent.rounded()
        guard descent < unrounded, ascent >= 1 else { return }
        descent += 1
        ascent -= 1
    }
}
