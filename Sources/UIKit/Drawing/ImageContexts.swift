/// The contexts that drawing without a context goes to, the innermost last. Each thread has its own, as on Apple's systems.
enum ImageContexts {
    private static let key = "org.parley.UIKit.ImageContexts"

    private final class Stack { var entries: [(context: CGContext, scale: CGFloat)] = [] }

    private static var stack: Stack {
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    static var current: (context: CGContext, scale: CGFloat)? { stack.entries.last }

    static func push(_ context: CGContext, scale: CGFloat) { stack.entries.append((context, scale)) }

    static func pop() { _ = stack.entries.popLast() }

    /// nil where a side would have no pixel, or too many.
    static func make(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        let pixels = [size.width, size.height].map { ($0 * scale).rounded(.up) }
        guard pixels.allSatisfy({ $0 >= 1 && $0 <= CGFloat(CGImage.sideMax) }),
            let context = CGContext(width: Int(pixels[0]), height: Int(pixels[1]), scale: scale)
        else { return nil }
        if opaque {
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(origin: .zero, size: size))
        }
        return context
    }
}

// The older calls, which authors still write. Source: Apple, "UIGraphicsBeginImageContextWithOptions(_:_:_:)" and its kin.
// Their names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.current?.context }

/// - Parameter scale: 0 is the screen's: 2.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? 2 : scale
    guard let context = ImageContexts.make(size: size, scale: scale, opaque: opaque) else { return }
    ImageContexts.push(context, scale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ImageContexts.current else { return nil }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { ImageContexts.pop() }
