public import Foundation

extension CGPoint {
    /// Source: developer.apple.com/documentation/corefoundation/cgpoint/equalto(_:)
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Source: developer.apple.com/documentation/corefoundation/cgsize/equalto(_:)
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Source: developer.apple.com/documentation/corefoundation/cgrect/equalto(_:)
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
