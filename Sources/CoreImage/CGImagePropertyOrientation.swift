import CoreGraphics

/// How a photograph lies, by the numbers of Exif. Source: developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Turns a picture upright about the origin, where y goes up.
    var transform: CGAffineTransform {
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        switch self {
        case .up: return .identity
        case .upMirrored: return mirror
        case .down: return CGAffineTransform(rotationAngle: .pi)
        case .downMirrored: return CGAffineTransform(scaleX: 1, y: -1)
        case .leftMirrored: return mirror.concatenating(CGAffineTransform(rotationAngle: .pi / 2))
        case .right: return CGAffineTransform(rotationAngle: -.pi / 2)
        case .rightMirrored: return mirror.concatenating(CGAffineTransform(rotationAngle: -.pi / 2))
        case .left: return CGAffineTransform(rotationAngle: .pi / 2)
        }
    }
}
