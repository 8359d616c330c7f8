import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Figures that were computed by hand.
@Suite(.timeLimit(.minutes(5))) struct ScaleTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int = 1) throws -> Date {
        try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
    }

    @Test func `round numbers go around the data`() {
        #expect(NumberTicks.nice(over: 0...14, count: 5, isWhole: true) == [0, 5, 10, 15])
        #expect(NumberTicks.nice(over: 0...95, count: 5) == [0, 20, 40, 60, 80, 100])
        #expect(NumberTicks.nice(over: 0...95_000, count: 4) == [0, 25_000, 50_000, 75_000, 100_000])
        #expect(NumberTicks.nice(over: -3...3, count: 4) == [-4, -2, 0, 2, 4])
        #expect(NumberTicks.nice(over: 5...5, count: 4).count > 1)
    }

    @Test func `whole numbers have no steps of two and a half`() {
        #expect(NumberTicks.step(over: 12, count: 5) == 2.5)
        #expect(NumberTicks.step(over: 12, count: 5, isWhole: true) == 5)
        #expect(NumberTicks.step(over: 0, count: 5) == 1 && NumberTicks.step(over: .infinity, count: 5) == 1)
    }

    @Test func `dates begin at calendar units`() throws {
        let year = DateTicks(
            over: try date(2024, 1, 15)...(try date(2024, 12, 20)), desiredCount: 5, calendar: calendar)
        #expect(year.unit == .month && year.count == 3)
        let quarters = year.dates(over: try date(2024, 1, 15)...(try date(2024, 12, 20)))
        #expect(quarters == [try date(2024, 4), try date(2024, 7), try date(2024, 10)])
        let months = DateTicks(unit: .month, count: 1, calendar: calendar)
        #expect(months.dates(over: try date(2024, 1)...(try date(2024, 4))).count == 4)
    }

    @Test func `a value is found again at its place`() {
        var scale = PositionScale(.line(0, 50))
        scale.range = Extent(start: .whole, end: .zero)
        #expect(scale.place(of: .number(10))?(200) == 160)
        #expect(scale.value(at: 160, in: 200) == .number(10))
        #expect(scale.baseline(200) == 200)
    }

    @Test func `categories have bands of the same length`() {
        let scale = PositionScale(.bands([.category("a"), .category("b"), .category("c"), .category("d")]))
        #expect(scale.place(of: .category("b"))?(400) == 150)
        #expect(scale.value(at: 399, in: 400) == .category("d"))
        #expect(scale.place(of: .category("z")) == nil)
    }

    @Test func `lengths are narrowed around their middle`() {
        let band = Extent(start: Length(share: 0.5), end: .whole)
        #expect(band.narrowed(to: .ratio(0.5), automatic: 1).span(in: 80) == (50, 20))
        #expect(band.narrowed(to: .fixed(10), automatic: 1).span(in: 80) == (55, 10))
        #expect(band.narrowed(to: .inset(4), automatic: 1).span(in: 80) == (44, 32))
        #expect(band.part(1, of: 2).span(in: 80) == (60, 20))
    }

    @Test func `bars stand onto each other, those below zero downwards`() {
        func item(_ value: Double, _ method: MarkStackingMethod = .standard) -> Stacking.Item {
            Stacking.Item(
                place: .init(value: .category("a"), group: nil, isArea: false), value: value, method: method,
                isArea: false)
        }
        func spans(_ items: [Stacking.Item]) -> [[Double]] { Stacking.spans(of: items).map { [$0.low, $0.high] } }
        #expect(spans([item(2), item(-1), item(3), item(-4)]) == [[0, 2], [0, -1], [2, 5], [-1, -5]])
        #expect(spans([item(1, .normalized), item(3, .normalized)]) == [[0, 0.25], [0.25, 1]])
        #expect(spans([item(1, .center), item(3, .center)]) == [[-2, -1], [-1, 2]])
        #expect(spans([item(1, .unstacked), item(3, .unstacked)]) == [[0, 1], [0, 3]])
    }

    @Test func `a line that gets a point grows out of its end`() {
        let short = PlotVector(numbers: [1, 2, 3, 4])
        let long = PlotVector(numbers: [1, 2, 3, 4, 5, 6, 7, 8])
        #expect((long - short).numbers == [0, 0, 0, 0, 4, 4, 4, 4])
        #expect((short + (long - short)).numbers == long.numbers)
    }

    @Test func `a monotone curve is level at the data's top`() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 0)]
        #expect(Curve.slope(at: 1, of: points) == 0)
        #expect(Curve.slope(at: 1, of: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)]) == 1)
    }

    @Test func `labels that overlap are left out, and the strip is as wide as the widest`() {
        func label(_ share: CGFloat) -> ChartPart {
            .label(LabelPlace(side: .bottom, place: Length(share: share), anchor: .top, gap: 4, collision: .greedy(4)))
        }
        let arrangement = ChartArrangement(
            parts: [.plot, label(0.25), label(0.3), label(0.75)],
            sizes: [.zero] + Array(repeating: CGSize(width: 30, height: 12), count: 3))
        #expect(arrangement.insets(in: CGSize(width: 200, height: 100)).bottom == 16)
        let frames = arrangement.frames(
            plot: CGRect(x: 0, y: 0, width: 200, height: 84), in: CGSize(width: 200, height: 100))
        #expect(frames[1] == CGRect(x: 35, y: 88, width: 30, height: 12) && frames[2] == nil && frames[3] != nil)
    }
}
