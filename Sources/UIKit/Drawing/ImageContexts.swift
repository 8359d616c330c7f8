/// Stack of the contexts that functions draw into which take no context; the last is current. Each thread has its own,
/// as on Apple's systems.
enum ImageContexts {
    private static let key = "org.parley.UIKit.ImageContexts"

    /// A context that is created when it is first read.
    final class Entry {
        private(set) var made: CGContext?
        let scale: CGFloat
        private let make: () -> CGContext?

        init(scale: CGFloat, _ make: @escaping () -> CGContext?) {
            self.scale = scale
            self.make = make
        }

        var context: CGContext? {
            if made == nil { made = make() }
            return made
        }
    }

    private final class Stack { var entries: [Entry] = [] }

    private static var stack: Stack {
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    static var current: (context: CGContext, scale: CGFloat)? {
        guard let entry = stack.entries.last, let context = entry.context else { return nil }
        return (context, entry.scale)
    }

    static func push(_ context: CGContext, scale: CGFloat) { pushLazily(scale: scale) { context } }

    @discardableResult
    static func pushLazily(scale: CGFloat, _ make: @escaping () -> CGContext?) -> Entry {
        let entry = Entry(scale: scale, make)
        stack.entries.append(entry)
        return entry
    }

    static func pop() { _ = stack.entries.popLast() }

    /// Returns nil where a side would have no pixel, or too many.
    static func make(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        guard let context = CGContext(size: size, scale: scale) else { return nil }
        if opaque {
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(origin: .zero, size: size))
        }
        return context
    }
}

// Older functions that authors still use. Source: Apple, "UIGraphicsBeginImageContextWithOptions(_:_:_:)" and related
// pages. Their names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.current?.context }

/// Begins an image context, transparent or black, and makes it current.
/// - Parameter scale: pixels per point; 0 is the screen's, which is 2.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? 2 : scale
    // A context that cannot be created is pushed all the same, because the matching call that ends it pops one.
    ImageContexts.pushLazily(scale: scale) { ImageContexts.make(size: size, scale: scale, opaque: opaque) }
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

/// Makes the app's own context the current one until it is popped.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { ImageContexts.push(context, scale: 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { ImageContexts.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame one point wide within the rectangle, in the fill colour.
///
/// Source: developer.apple.com/documentation/uikit/uirectframe
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addRect(rect)
    // One that is two points wide or high has nothing within its frame.
    if min(rect.width, rect.height) > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.fillPath(using: .evenOdd)
}

/// Fills the rectangle in the fill colour, composed with what is there by a mode.
///
/// Source: developer.apple.com/documentation/uikit/uirectfillusingblendmode
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFill(rect) }
}

/// Draws a frame as `UIRectFrame` does, composed with what is there by a mode.
///
/// Source: developer.apple.com/documentation/uikit/uirectframeusingblendmode
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFrame(rect) }
}

/// Draws by a mode, and sets the one before it again.
private func blending(_ blendMode: CGBlendMode, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    draw()
    context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
