/// The contexts that drawing without a context goes to, the innermost last. Each thread has its own, as on Apple's systems.
enum ImageContexts {
    private static let key = "org.parley.UIKit.ImageContexts"

    /// A context that is made when somebody asks for it.
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

    /// nil where a side would have no pixel, or too many.
    static func make(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        guard let context = CGContext(size: size, scale: scale) else { return nil }
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
    // A context that cannot be made still takes its place: the call that ends it is sure to come.
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

/// A context of the app's own that drawing without a context goes to, until it is popped.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { ImageContexts.push(context, scale: 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { ImageContexts.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// One point wide, within the rectangle; in the fill colour's place stands the stroke's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
