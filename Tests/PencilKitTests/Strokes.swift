import Foundation
import PencilKit

/// Returns a stroke of one width through some places.
func stroke(
    _ places: [CGPoint], _ ink: PKInk = PKInk(.pen, color: .red), width: CGFloat = 6
) -> PKStroke {
    let points = places.enumerated().map { index, place in
        PKStrokePoint(
            location: place, timeOffset: Double(index) / 8, size: CGSize(width: width, height: width), opacity: 1,
            force: 1,
            azimuth: 0, altitude: 1)
    }
    return PKStroke(
        ink: ink, path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 1_000)))
}

/// Places on a level line, 10 points apart.
func level(_ y: CGFloat, count: Int = 11) -> [CGPoint] { (0..<count).map { CGPoint(x: 10 + CGFloat($0) * 10, y: y) } }
