import CoreGraphics
import ReadPictures
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A gauge's ring` {
    /// A ring of 58 points in the middle of 60: its line is 26 points from (30, 30).
    private func ring(_ value: Double, _ style: some GaugeStyle) throws -> CGImage {
        try picture(of: Gauge(value: value) { Text("Fuel") }.gaugeStyle(style), 60)
    }

    @Test func `has a mark at the value, with space on both sides`() throws {
        let image = try ring(0.5, .accessoryCircular)
        let mark = image.components(30, 4)
        #expect(mark[3] > 200)
        for x in [25, 34] { #expect(image.components(x, 4)[3] < 60) }
        // The ring goes on before and after the mark, and is open at the bottom.
        #expect(image.components(4, 30) == mark)
        #expect(image.components(55, 30) == mark)
        #expect(image.components(30, 56)[3] == 0)
    }

    @Test func `is closed where it shows a capacity`() throws {
        let image = try ring(0.4, .accessoryCircularCapacity)
        let (filled, empty) = (image.components(55, 30), image.components(30, 56))
        #expect(filled[3] > 200)
        #expect(empty[3] > 0)
        #expect(empty != filled)
        #expect(image.components(4, 30) == empty)
    }
}
