public import CoreGraphics

extension Path {
    /// Creates a path with the same elements as a CoreGraphics path.
    public init(_ path: CGPath) {
        elements = path.elements.map { element in
            switch element {
            case .move(let end): .move(to: end)
            case .line(let end): .line(to: end)
            case .quad(let end, let control): .quadCurve(to: end, control: control)
            case .curve(let end, let first, let second): .curve(to: end, control1: first, control2: second)
            case .close: .closeSubpath
            }
        }
    }

    public var cgPath: CGPath {
        CGPath(
            elements: elements.map { element in
                switch element {
                case .move(let end): .move(end)
                case .line(let end): .line(end)
                case .quadCurve(let end, let control): .quad(end, control: control)
                case .curve(let end, let first, let second): .curve(end, control1: first, control2: second)
                case .closeSubpath: .close
                }
            })
    }

    public func applying(_ transform: CGAffineTransform) -> Path { mapping { $0.applying(transform) } }
}
