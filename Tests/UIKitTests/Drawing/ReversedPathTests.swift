import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A path the other way round` {
    @Test func `has each of its parts from the end on`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 2))
        path.addCurve(
            to: CGPoint(x: 5, y: 5), controlPoint1: CGPoint(x: 3, y: 3), controlPoint2: CGPoint(x: 4, y: 4))
        path.move(to: CGPoint(x: 7, y: 7))
        path.addLine(to: CGPoint(x: 8, y: 8))
        path.addLine(to: CGPoint(x: 9, y: 8))
        path.close()
        path.lineWidth = 3
        let reversed = path.reversing()
        #expect(reversed.cgPath.svg == "M5 5C4 4 3 3 2 2L1 1M9 8L8 8L7 7Z" && reversed.lineWidth == 3)
        #expect(reversed.reversing().cgPath.svg == path.cgPath.svg)
    }

    @Test func `makes a hole in one that goes the first way`() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 15, y: 15)))
    }
}
