// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Apple's functions from before these types had members. Source: developer.apple.com/documentation/coregraphics/cggeometry

/// Source: developer.apple.com/documentation/coregraphics/cgrectmake(_:_:_:_:)
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// Source: developer.apple.com/documentation/coregraphics/cgpointmake(_:_:)
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Source: developer.apple.com/documentation/coregraphics/cgsizemake(_:_:)
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Source: developer.apple.com/documentation/coregraphics/cgrectgetminx(_:)
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetmidx(_:)
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetmaxx(_:)
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetminy(_:)
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetmidy(_:)
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetmaxy(_:)
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetwidth(_:)
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Source: developer.apple.com/documentation/coregraphics/cgrectgetheight(_:)
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Source: developer.apple.com/documentation/coregraphics/cgrectinset(_:_:_:)
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectoffset(_:_:_:)
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectunion(_:_:)
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectintersection(_:_:)
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectintersectsrect(_:_:)
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectcontainspoint(_:_:)
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectcontainsrect(_:_:)
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Source: developer.apple.com/documentation/coregraphics/cgrectequaltorect(_:_:)
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Source: developer.apple.com/documentation/coregraphics/cgrectisempty(_:)
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Source: developer.apple.com/documentation/coregraphics/cgaffinetransformmakescale(_:_:)
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}
/// Source: developer.apple.com/documentation/coregraphics/cgaffinetransformmakerotation(_:)
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
/// Source: developer.apple.com/documentation/coregraphics/cgaffinetransformmaketranslation(_:_:)
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}
