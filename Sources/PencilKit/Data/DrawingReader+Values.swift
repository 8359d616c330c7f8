// Reads numbers and parts of strokes, none of them beyond the end.
extension DrawingReader {
    mutating func look() throws -> [Float] {
        var parts: [Float] = []
        for _ in 0..<PKStrokePoint.lookCount {
            let part = Float(bitPattern: try bits(UInt32.self))
            guard part.isFinite, abs(part) <= Float(DrawingLimits.coordinateMax) else {
                throw Self.error("has a number that is too large")
            }
            parts.append(part)
        }
        return parts
    }

    mutating func matrix() throws -> CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(try number()), b: CGFloat(try number()), c: CGFloat(try number()), d: CGFloat(try number()),
            tx: CGFloat(try number()), ty: CGFloat(try number()))
    }

    mutating func mask() throws -> CGPath {
        let count = try count(upTo: DrawingLimits.maskByteCountMax, "bytes of a mask")
        guard count <= bytes.count - place else { throw Self.error("ends too early") }
        let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
        place += count
        guard let path = CGPath(svg: text) else { throw Self.error("has a mask that is no path") }
        return path
    }

    mutating func step(from value: Int, _ perUnit: CGFloat) throws -> Int {
        let coded = try varied()
        let difference = Int(coded >> 1)
        let (next, isOver) = value.addingReportingOverflow(coded & 1 == 0 ? difference : ~difference)
        guard !isOver, CGFloat(next).magnitude <= DrawingLimits.coordinateMax * perUnit else {
            throw Self.error("has a point that is too far away")
        }
        return next
    }

    mutating func number() throws -> Double {
        let number = Double(bitPattern: try bits(UInt64.self))
        guard number.isFinite, abs(number) <= 1e12 else { throw Self.error("has a number that is too large") }
        return number
    }

    mutating func share() throws -> Double { Double(try byte()) / 255 }

    mutating func count(upTo greatest: Int, _ things: String) throws -> Int {
        let count = try varied()
        guard count <= UInt64(greatest) else { throw Self.error("has \(count) \(things); at most \(greatest)") }
        return Int(count)
    }

    mutating func varied() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 63, by: 7) {
            let next = try byte()
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return value }
        }
        throw Self.error("has a number that is too large")
    }

    mutating func bits<Bits: FixedWidthInteger & UnsignedInteger>(_ type: Bits.Type) throws -> Bits {
        var value: Bits = 0
        for index in 0..<Bits.bitWidth / 8 { value |= Bits(try byte()) << Bits(8 * index) }
        return value
    }

    mutating func byte() throws -> UInt8 {
        guard place < bytes.count else { throw Self.error("ends too early") }
        defer { place += 1 }
        return bytes[place]
    }

    static func error(_ problem: String) -> CocoaError {
        let sentence = "The data of a drawing \(problem)."
        return CocoaError(
            .coderReadCorrupt,
            userInfo: [NSLocalizedDescriptionKey: sentence, NSDebugDescriptionErrorKey: sentence])
    }
}
