public import Foundation

// Descriptions of points, sizes and rectangles for logs and `print`, as Foundation's own are on Apple's systems.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The point as in `(1.0, 2.0)`. Source: developer.apple.com/documentation/corefoundation/cgpoint
    public var debugDescription: String { "(\(x), \(y))" }

    /// The point as `init(dictionaryRepresentation:)` reads it.
    /// Source: developer.apple.com/documentation/corefoundation/cgpoint/dictionaryrepresentation
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict["X"] as? Double, let y = dict["Y"] as? Double else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The size as in `(1.0, 2.0)`. Source: developer.apple.com/documentation/corefoundation/cgsize
    public var debugDescription: String { "(\(width), \(height))" }

    /// The size as `init(dictionaryRepresentation:)` reads it.
    /// Source: developer.apple.com/documentation/corefoundation/cgsize/dictionaryrepresentation
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict["Width"] as? Double, let height = dict["Height"] as? Double else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The rectangle as in `(0.0, 0.0, 10.0, 20.0)`. Source: developer.apple.com/documentation/corefoundation/cgrect
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

    /// The rectangle as `init(dictionaryRepresentation:)` reads it.
    /// Source: developer.apple.com/documentation/corefoundation/cgrect/dictionaryrepresentation
    public var dictionaryRepresentation: CFDictionary {
        origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { origin, _ in origin }
    }

    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}
