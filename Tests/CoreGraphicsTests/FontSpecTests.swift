import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct `A font for measuring` {
    @Test func `has a size between 1 and 1000 points`() {
        #expect(FontSpec(size: 17).clampedSize == 17)
        #expect(FontSpec(size: 0.2).clampedSize == 1 && FontSpec(size: -5).clampedSize == 1)
        #expect(FontSpec(size: .nan).clampedSize == 1)
        #expect(FontSpec(size: 1000.5).clampedSize == 1000 && FontSpec(size: .infinity).clampedSize == 1000)
    }

    @Test func `has digits of one width, and no ligatures of programs, where they are asked for`() {
        #expect(FontSpec(size: 17).features == nil)
        #expect(FontSpec(size: 17, monospacedDigits: true).features == "tnum=1")
        #expect(FontSpec(family: "JetBrains Mono", size: 17).features == "calt=0, liga=0")
        let both = FontSpec(family: "JetBrains Mono", size: 17, monospacedDigits: true)
        #expect(both.features == "tnum=1, calt=0, liga=0")
    }

    @Test func `has its tracking in Pango's units, within bounds`() {
        #expect(FontSpec(size: 17, tracking: 1.5).letterSpacing == 1536)
        #expect(FontSpec(size: 17, tracking: 0).letterSpacing == nil)
        #expect(FontSpec(size: 17, tracking: .infinity).letterSpacing == nil)
        #expect(FontSpec(size: 17, tracking: .nan).letterSpacing == nil)
        #expect(FontSpec(size: 17, tracking: 2000).letterSpacing == 1_024_000)
        #expect(FontSpec(size: 17, tracking: -2000).letterSpacing == -1_024_000)
    }

    @Test func `has a weight between 100 and 900`() {
        func width(_ weight: Int) -> CGFloat {
            TextEngine.layout(
                TextParagraph(spans: [TextSpan(text: "Mussels", font: FontSpec(size: 34, weight: weight))])
            )
            .size.width
        }
        #expect(width(0) == width(100) && width(1000) == width(900))
        #expect(width(100) < width(200) && width(800) < width(900))
    }

    @Test func `counts points in 1024 units`() {
        #expect(PangoMeasurer.pangoUnits(1.5) == 1536 && PangoMeasurer.points(1536) == 1.5)
        #expect(PangoMeasurer.pangoUnits(2e6) == 1_024_000_000 && PangoMeasurer.pangoUnits(-2e6) == -1_024_000_000)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Rounding as the browser does` {
    private func rounded(_ ascent: CGFloat, _ descent: CGFloat) -> [CGFloat] {
        var metrics = FontMetrics(
            ascent: ascent, descent: descent, capHeight: 0, xHeight: 0, underlineOffset: 0, strikethroughOffset: 0,
            lineThickness: 1)
        metrics.roundAsBrowser()
        return [metrics.ascent, metrics.descent]
    }

    @Test func `takes a point from the ascent where the descent would be cut off`() {
        #expect(rounded(15.6, 3.4) == [15, 4])
        #expect(rounded(10.4, 2.6) == [10, 3])
        #expect(rounded(10.4, 3) == [10, 3])
        #expect(rounded(0.6, 0.4) == [0, 1])
        #expect(rounded(0.4, 0.4) == [0, 0])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Spaces between letters` {
    private func layout(_ texts: [String], tracking: CGFloat) -> TextLayout {
        TextEngine.layout(
            TextParagraph(spans: texts.map { TextSpan(text: $0, font: FontSpec(size: 17, tracking: tracking)) }))
    }

    @Test func `stand after each letter but the last of a line`() {
        let plain = layout(["nnnn"], tracking: 0).size.width
        #expect(abs(layout(["nnnn"], tracking: 4).size.width - (plain + 12)) < 0.05)
        #expect(abs(layout(["nnnn"], tracking: -1).size.width - (plain - 3)) < 0.05)
        #expect(abs(layout(["n"], tracking: 4).size.width - plain / 4) < 0.05)
    }

    @Test func `move the runs that follow`() {
        let width = layout(["nn"], tracking: 0).size.width
        // A run of another span follows, with tracking of its own.
        let line = TextEngine.layout(
            TextParagraph(spans: [
                TextSpan(text: "nn", font: FontSpec(size: 17, tracking: 4)),
                TextSpan(text: "nn", font: FontSpec(size: 17, weight: 700, tracking: 4)),
            ])
        ).lines[0]
        #expect(line.runs.count == 2)
        #expect(abs(line.runs[1].x - (width + 8)) < 0.1)
        #expect(abs(line.width - (line.runs[0].width + line.runs[1].width)) < 1e-9)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Lines in a box` {
    private func layout(_ alignment: TextParagraph.Alignment) -> TextLayout {
        TextEngine.layout(
            TextParagraph(
                spans: [TextSpan(text: "a wide line\nslim", font: FontSpec(size: 17))], alignment: alignment))
    }

    @Test func `are aligned within the widest one`() {
        let leading = layout(.leading)
        let free = leading.lines[0].width - leading.lines[1].width
        #expect(free > 10 && leading.size.width == leading.lines[0].width)
        #expect(leading.lines[1].runs[0].x == 0)
        #expect(abs(layout(.center).lines[1].runs[0].x - free / 2) < 1e-9)
        #expect(abs(layout(.trailing).lines[1].runs[0].x - free) < 1e-9)
        for alignment in [TextParagraph.Alignment.center, .trailing] {
            #expect(layout(alignment).lines[0].runs[0].x == 0)
        }
    }
}
