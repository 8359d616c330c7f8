import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `An elliptical arc` {
    private func path(_ data: String) -> CGPath { CGPath(svgAny: data) }

    private func isNear(_ box: CGRect, _ x: CGFloat, _ y: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) -> Bool {
        abs(box.minX - x) < 0.02 && abs(box.minY - y) < 0.02 && abs(box.maxX - maxX) < 0.02
            && abs(box.maxY - maxY) < 0.02
    }

    /// Two circles of radius 10 go through both ends: about (0, 10) and about (10, 0).
    @Test func `is one of four between two points`() {
        let (short, long) = (path("M0 0A10 10 0 0 1 10 10"), path("M0 0A10 10 0 1 1 10 10"))
        #expect(isNear(short.boundingBoxOfPath, 0, 0, 10, 10) && short.contains(CGPoint(x: 6, y: 4)))
        #expect(!short.contains(CGPoint(x: 4, y: 6)))
        #expect(isNear(long.boundingBoxOfPath, 0, -10, 20, 10))
        let (back, longBack) = (path("M0 0A10 10 0 0 0 10 10"), path("M0 0A10 10 0 1 0 10 10"))
        #expect(isNear(back.boundingBoxOfPath, 0, 0, 10, 10) && back.contains(CGPoint(x: 4, y: 6)))
        #expect(!back.contains(CGPoint(x: 6, y: 4)))
        #expect(isNear(longBack.boundingBoxOfPath, -10, 0, 10, 20))
    }

    @Test func `has a curve for each quarter of a turn`() {
        #expect(path("M0 0A10 10 0 0 1 10 10").elements.count == 2)
        #expect(path("M0 0A10 10 0 1 1 10 10").elements.count == 4)
        #expect(path("M0 0A5 5 0 0 1 10 0").elements.count == 3)
    }

    @Test func `grows to reach its end where its radii are too small`() {
        #expect(isNear(path("M0 0A1 1 0 0 1 10 0").boundingBoxOfPath, 0, -5, 10, 0))
        #expect(isNear(path("M0 0A2 1 0 0 0 8 0").boundingBoxOfPath, 0, 0, 8, 2))
        #expect(isNear(path("M0 0A-5 5 0 0 1 10 0").boundingBoxOfPath, 0, -5, 10, 0))
    }

    /// Between the ends lies less than a rounding error of an angle.
    @Test(arguments: [0, 1]) func `that is too short for an angle is no circle`(sweep: Int) {
        let box = path("M0 0A1e9 1e9 0 0 \(sweep) 1e-9 0").boundingBoxOfPath
        #expect(box.width < 1 && box.height < 1)
    }

    @Test func `is a line where a radius is zero`() {
        #expect(path("M1 1A0 5 0 0 1 5 5").svg == "M1 1L5 5")
        #expect(path("M1 1a5 0 0 0 1 4 4").svg == "M1 1L5 5")
    }

    /// The points of an ellipse with half axes 10 and 5, turned by 30°, at its parameters 0°, 30° and 60°.
    @Test func `lies on an ellipse that is turned`() throws {
        let arc = path("M8.6602540 5A10 5 30 0 1 2.1650635 6.25")
        #expect(arc.elements.count == 2)
        guard case .curve(let end, let first, let second) = arc.elements.last else {
            Issue.record("not a curve")
            return
        }
        let (x, y) = (
            (8.660254 + 3 * first.x + 3 * second.x + end.x) / 8, (5 + 3 * first.y + 3 * second.y + end.y) / 8
        )
        #expect(abs(x - 6.25) < 0.01 && abs(y - 6.4951905) < 0.01)
        #expect(isNear(path("M0 -10A10 5 90 0 1 0 10").boundingBoxOfPath, 0, -10, 5, 10))
        #expect(isNear(path("M0 -10A10 5 90 0 0 0 10").boundingBoxOfPath, -5, -10, 0, 10))
    }

    @Test func `leaves no control point for a shorthand after it`() throws {
        let after = path("M0 0A0 5 0 0 1 5 0S7 1 8 0").svg
        #expect(after == "M0 0L5 0C5 0 7 1 8 0")
        let control = try #require(path("M0 0A5 5 0 0 1 10 0S12 1 13 0").elements.last?.points.first)
        #expect(abs(control.x - 10) + abs(control.y) < 1e-6)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Commands of path data` {
    private func path(_ data: String) -> String { CGPath(svgAny: data).svg }

    @Test func `repeat, a move as lines`() {
        #expect(path("M0 0 1 1 2 0") == "M0 0L1 1L2 0")
        #expect(path("m1 1 1 1 2 0") == "M1 1L2 2L4 2")
        #expect(path("M0 0H5 7V2 3") == "M0 0L5 0L7 0L7 2L7 3")
    }

    @Test func `go on from the start of a path that was closed`() {
        #expect(path("M1 2L5 5Zl1 0") == "M1 2L5 5ZL2 2")
        #expect(path("M1 2c1 1 2 1 3 0zs1 1 2 0") == "M1 2C2 3 3 3 4 2ZC1 2 2 3 3 2")
    }

    @Test func `mirror the control point of the same kind only`() {
        #expect(path("M0 0T2 0") == "M0 0Q0 0 2 0")
        #expect(path("M0 0Q1 1 2 0S3 1 4 0") == "M0 0Q1 1 2 0C2 0 3 1 4 0")
        #expect(path("M0 0C0 1 2 1 2 0T4 0") == "M0 0C0 1 2 1 2 0Q2 0 4 0")
        #expect(path("M0 0Q1 1 2 0L3 0T5 0") == "M0 0Q1 1 2 0L3 0Q3 0 5 0")
        #expect(path("M0 0C0 1 2 1 2 0M5 5S6 6 7 5") == "M0 0C0 1 2 1 2 0M5 5C5 5 6 6 7 5")
        #expect(path("M5 5C5 6 7 9 8 5S9 9 10 5") == "M5 5C5 6 7 9 8 5C9 1 9 9 10 5")
        #expect(path("M5 5Q7 9 8 5T12 5") == "M5 5Q7 9 8 5Q9 1 12 5")
    }

    @Test func `have numbers with signs, exponents and little space`() {
        #expect(path("M1e1 2e-1L+3-4") == "M10 0.2L3 -4")
        #expect(path("M.5.25.75-.5") == "M0.5 0.25L0.75 -0.5")
        #expect(path("\n M 1,2 \t L 3 , 4") == "M1 2L3 4")
    }

    @Test func `that miss a number end the path`() {
        #expect(path("M0 0L1 1 2") == "M0 0L1 1")
        #expect(path("M0 0C1 1 2 2 3") == "M0 0")
        #expect(path("M0 0Q1 1 2") == "M0 0")
        #expect(path("M0 0H") == "M0 0")
        #expect(path("M0 0LeL1 1") == "M0 0")
    }
}
