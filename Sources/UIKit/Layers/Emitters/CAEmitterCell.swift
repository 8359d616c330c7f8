public import CoreGraphics
public import Foundation

/// A kind of particle of an emitter layer: its picture, and how it flies, turns, grows and fades.
///
/// A range is the whole width within which a value varies, half of it on each side.
///
/// Partly: particles that emit others and parts of a picture are missing; directions lie in the plane of the screen.
///
/// Source: developer.apple.com/documentation/quartzcore/caemittercell
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    /// A `CGImage`; without one nothing is drawn.
    open var contents: Any?
    /// Pixels a point of the picture.
    open var contentsScale: CGFloat = 1
    open var name: String?
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    /// Seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// Ignored: particles come once the layer is on screen.
    open var beginTime: CFTimeInterval = 0
    /// Direction in radians, from the x axis towards the y axis; of a line's particles from the direction upright on the line, so that π is
    /// down.
    open var emissionLongitude: CGFloat = 0
    /// Ignored: it points out of the screen's plane.
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// Points per second squared.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    /// Ignored: it points out of the screen's plane.
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// Colour that the picture is multiplied by; nil is white.
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0

    override public init() { super.init() }
    /// Creates a cell with nothing set: none is read from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Red, green, blue and alpha, with the width of what each varies by and its change a second.
    var components: [(start: CGFloat, range: CGFloat, speed: CGFloat)] {
        let color = color ?? CGColor(gray: 1, alpha: 1)
        return [
            (color.red, CGFloat(redRange), CGFloat(redSpeed)), (color.green, CGFloat(greenRange), CGFloat(greenSpeed)),
            (color.blue, CGFloat(blueRange), CGFloat(blueSpeed)),
            (color.alpha, CGFloat(alphaRange), CGFloat(alphaSpeed)),
        ]
    }

    var picture: CGImage? { contents as? CGImage ?? (contents as? UIImage)?.uprightImage }
}
