import CoreGraphics

extension CGImage {
    /// Returns the picture with its orientation applied; nil where it cannot be drawn.
    func turnedUpright(from orientation: Image.Orientation) -> CGImage? {
        let (width, height) = (CGFloat(width), CGFloat(height))
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            }
        let isOnItsSide = turned.a == 0
        guard
            let context = CGContext(
                width: isOnItsSide ? self.height : self.width, height: isOnItsSide ? self.width : self.height)
        else { return nil }
        context.concatenate(turned)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()
    }
}
