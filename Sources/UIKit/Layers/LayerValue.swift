/// A value of an animation of layers: numbers, the points of a path, or something that cannot be interpolated.
@MainActor enum LayerValue {
    case numbers([Double])
    case path(CGPath)
    case other(Any)

    init(_ value: Any) {
        if let path = value as? CGPath {
            self = .path(path)
        } else if let numbers = Self.numbers(value) {
            self = .numbers(numbers)
        } else {
            self = .other(value)
        }
    }

    /// Returns a value as numbers: a colour as four, a rectangle as its corner and size, a transform as six.
    static func numbers(_ value: Any) -> [Double]? {
        switch value {
        case let value as Double: [value]
        case let value as CGFloat: [value]
        case let value as Int: [Double(value)]
        case let value as Float: [Double(value)]
        case let value as NSNumber: [value.doubleValue]
        case let value as CGPoint: [value.x, value.y]
        case let value as CGSize: [value.width, value.height]
        case let value as CGRect: [value.minX, value.minY, value.width, value.height]
        case let value as CGAffineTransform: [value.a, value.b, value.c, value.d, value.tx, value.ty]
        case let value as CATransform3D: numbers(value.affine)
        case let value as CGColor: (value.components ?? []).map { Double($0) }
        case let value as UIColor: numbers(value.cgColor)
        case let value as NSValue: numbers(value)
        case let value as [Any]: list(value)
        default: nil
        }
    }

    private static func numbers(_ value: NSValue) -> [Double]? {
        if let transform = value.transform { return numbers(transform) }
        return switch String(cString: value.objCType) {
        case let type where type.contains("Rect"): numbers(value.cgRectValue)
        case let type where type.contains("Size"): numbers(value.cgSizeValue)
        case let type where type.contains("Point"): numbers(value.cgPointValue)
        default: nil
        }
    }

    private static func list(_ values: [Any]) -> [Double]? {
        let all = values.compactMap { numbers($0) }
        return all.count == values.count ? all.flatMap { $0 } : nil
    }

    /// Returns the colours of four numbers each.
    static func colors(_ numbers: [Double]) -> [CGColor] {
        func unit(_ value: Double) -> CGFloat { min(1, max(0, value)) }
        return stride(from: 0, to: numbers.count - 3, by: 4).map { at in
            CGColor(
                red: unit(numbers[at]), green: unit(numbers[at + 1]), blue: unit(numbers[at + 2]),
                alpha: unit(numbers[at + 3]))
        }
    }

    /// Returns the value between this one, at 0, and another; where that cannot be, one of the two.
    func between(_ end: LayerValue, _ share: Double) -> LayerValue {
        switch (self, end) {
        case (.numbers(let first), .numbers(let last)) where first.count == last.count:
            .numbers(zip(first, last).map { $0 + ($1 - $0) * share })
        case (.path(let first), .path(let last)): first.between(last, share).map(LayerValue.path) ?? end
        default: share < 1 ? self : end
        }
    }

    /// Returns the sum of two values of numbers, for `byValue`.
    func adding(_ other: LayerValue, times factor: Double) -> LayerValue {
        guard case .numbers(let first) = self, case .numbers(let second) = other, first.count == second.count else {
            return self
        }
        return .numbers(zip(first, second).map { $0 + $1 * factor })
    }
}

extension CGPath {
    /// Returns the path between this one and another with elements of the same kinds; nil for any other.
    fileprivate func between(_ other: CGPath, _ share: Double) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        var mixed: [Element] = []
        for (first, last) in zip(elements, other.elements) {
            let points = zip(first.points, last.points).map { a, b in
                CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
            }
            switch (first, last) {
            case (.move, .move): mixed.append(.move(points[0]))
            case (.line, .line): mixed.append(.line(points[0]))
            case (.quad, .quad): mixed.append(.quad(points[1], control: points[0]))
            case (.curve, .curve): mixed.append(.curve(points[2], control1: points[0], control2: points[1]))
            case (.close, .close): mixed.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: mixed)
    }
}
