/// Metrics of one font in points, all positive distances from the baseline.
package struct FontMetrics: Hashable, Sendable {
    /// Distance to the top of a line, in whole points as browsers round it for natural line height.
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Distance to the middle of an underline, downwards, and of a strikethrough, upwards.
    package var underlineOffset: CGFloat
    package var strikethroughOffset: CGFloat
    package var lineThickness: CGFloat

    package var lineHeight: CGFloat { ascent + descent }

    /// Rounds as Chromium does: to whole pixels, and if that would cut off the descent, the baseline moves up by one
    /// (measured at 22 sizes of Inter, identical at one, two and three device pixels per point). A line of this
    /// height then has its text at the same position here and in the browser.
    mutating func roundAsBrowser() {
        let unrounded = descent
        ascent = ascent.rounded()
        descent = descent.rounded()
        guard descent < unrounded, ascent >= 1 else { return }
        descent += 1
        ascent -= 1
    }
}
