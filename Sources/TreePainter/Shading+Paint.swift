import CoreGraphics
import RenderTree

extension Shading {
    /// Converts a paint.
    /// - Parameter bounds: bounds of the painted node, in whose units gradients are given.
    init(_ paint: Paint, in bounds: CGRect) {
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: bounds.width * CGFloat(x), y: bounds.height * CGFloat(y))
        }
        switch paint {
        case .color(let color): self = .color(CGColor(color))
        case .linearGradient(let line):
            self = .linear(
                CGGradient(line.stops), start: point(line.startX, line.startY), end: point(line.endX, line.endY))
        case .radialGradient(let radial):
            self = .radial(
                CGGradient(radial.stops), center: point(radial.centerX, radial.centerY),
                startRadius: CGFloat(radial.startRadius), endRadius: CGFloat(radial.endRadius),
                stretch: radial.isElliptical == true ? bounds.size : CGSize(width: 1, height: 1))
        case .angularGradient(let angular):
            self = .angular(
                CGGradient(angular.stops), center: point(angular.centerX, angular.centerY),
                startAngle: CGFloat(angular.startAngle), endAngle: CGFloat(angular.endAngle))
        }
    }
}

extension CGGradient {
    fileprivate convenience init(_ stops: [GradientStop]) {
        self.init(stops: stops.map { (CGFloat($0.location), CGColor($0.color)) })
    }
}
