// Foundation on Linux knows no such types: it keeps them as lists of numbers.
extension NSValue {
    private static let (matrixType, affineType) = ("[16d]", "[6d]")

    /// Source: developer.apple.com/documentation/foundation/nsvalue/init(catransform3d:)
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t.rows.flatMap { $0 }.map { Double($0) }, type: Self.matrixType)
    }

    /// The matrix; the identity where the value is none.
    public var caTransform3DValue: CATransform3D {
        guard let numbers = numbers(16, type: Self.matrixType) else { return CATransform3DIdentity }
        return CATransform3D(
            rows: stride(from: 0, to: 16, by: 4).map { place in numbers[place..<place + 4].map { CGFloat($0) } })
    }

    /// Source: developer.apple.com/documentation/foundation/nsvalue/init(cgaffinetransform:)
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        self.init(numbers: numbers.map { Double($0) }, type: Self.affineType)
    }

    /// The transform; the identity where the value is none.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let numbers = numbers(6, type: Self.affineType) else { return .identity }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    private convenience init(numbers: [Double], type: String) {
        let bytes = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
        defer { bytes.deallocate() }
        bytes.initialize(from: numbers, count: numbers.count)
        self.init(bytes: bytes, objCType: type)
    }

    private func numbers(_ count: Int, type: String) -> [Double]? {
        guard String(cString: objCType) == type else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
        return numbers
    }

    /// The value's transform in the plane; nil where it is no transform.
    var transform: CGAffineTransform? {
        switch String(cString: objCType) {
        case Self.matrixType: caTransform3DValue.affine
        case Self.affineType: cgAffineTransformValue
        default: nil
        }
    }
}
