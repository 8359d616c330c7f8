import RenderTree

/// Writes drawings. The format is Parley's own, version 1:
///
///     PKPY 1 strokeCount stroke…
///     stroke: ink red green blue alpha flags creationDate randomSeed [transform] [mask] pointCount [look] point…
///     point:  x y time [look]
///
/// Counts, and the differences of places (in 32nds of a point) and times (in milliseconds) to those of the point before, are numbers of
/// 7 bits a byte, the lowest first. A look is 7 floats, and stands once where all points have the same. All is little-endian.
struct DrawingWriter {
    static let mark: [UInt8] = Array("PKPY".utf8)
    static let version: UInt8 = 1
    static let placesPerPoint: CGFloat = 32

    /// Which parts of a stroke follow.
    struct Flags: OptionSet {
        let rawValue: UInt8
        static let transform = Flags(rawValue: 1)
        static let mask = Flags(rawValue: 2)
        static let oneLook = Flags(rawValue: 4)
        static let all: Flags = [.transform, .mask, .oneLook]
    }

    private var bytes = Data()

    static func data(of strokes: [PKStroke]) -> Data {
        var writer = DrawingWriter()
        writer.bytes += mark + [version]
        var (kept, pointCount) = ([PKStroke](), 0)
        for stroke in strokes.prefix(DrawingLimits.strokeCountMax) {
            pointCount += stroke.path.count
            if pointCount > DrawingLimits.pointCountMax { break }
            kept.append(stroke)
        }
        writer.put(kept.count)
        for stroke in kept { writer.put(stroke) }
        return writer.bytes
    }

    private mutating func put(_ stroke: PKStroke) {
        let points = stroke.path.points
        let clip = stroke.clip.map { Array($0.svg.utf8) }
        let mask = clip.flatMap { $0.count > DrawingLimits.maskByteCountMax ? nil : $0 }
        var flags: Flags = []
        if stroke.transform != .identity { flags.insert(.transform) }
        if mask != nil { flags.insert(.mask) }
        if let first = points.first?.look, points.allSatisfy({ $0.look == first }) { flags.insert(.oneLook) }
        bytes.append(UInt8(PKInk.InkType.allCases.firstIndex(of: stroke.ink.inkType) ?? 0))
        let color = stroke.ink.rgba
        for part in [color.red, color.green, color.blue, color.alpha] { bytes.append(UInt8((part * 255).rounded())) }
        bytes.append(flags.rawValue)
        put(stroke.path.creationDate.timeIntervalSinceReferenceDate.bitPattern)
        put(stroke.randomSeed)
        let matrix = stroke.transform
        if flags.contains(.transform) {
            for part in [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] { put(Double(part).bitPattern) }
        }
        if let mask {
            put(mask.count)
            bytes += mask
        }
        put(points, flags)
    }

    private mutating func put(_ points: [PKStrokePoint], _ flags: Flags) {
        put(points.count)
        if flags.contains(.oneLook), let first = points.first { put(first.look) }
        var before = (x: 0, y: 0, time: 0)
        for point in points {
            let place = Self.steps(of: point)
            for difference in [place.x - before.x, place.y - before.y, place.time - before.time] {
                // The sign stands in the lowest bit.
                put(difference < 0 ? ~difference << 1 | 1 : difference << 1)
            }
            before = place
            if !flags.contains(.oneLook) { put(point.look) }
        }
    }

    private static func steps(of point: PKStrokePoint) -> (x: Int, y: Int, time: Int) {
        func steps(_ value: CGFloat, _ count: CGFloat, _ greatest: CGFloat) -> Int {
            value.isFinite ? Int((min(max(value, -greatest), greatest) * count).rounded()) : 0
        }
        return (
            steps(point.location.x, placesPerPoint, DrawingLimits.coordinateMax),
            steps(point.location.y, placesPerPoint, DrawingLimits.coordinateMax),
            steps(CGFloat(point.timeOffset), 1_000, DrawingLimits.coordinateMax)
        )
    }

    private mutating func put(_ look: [Float]) {
        for part in look { put(part.isFinite ? part.bitPattern : 0) }
    }

    private mutating func put(_ number: Int) {
        var left = UInt64(number)
        while left >= 0x80 {
            bytes.append(UInt8(left & 0x7F) | 0x80)
            left >>= 7
        }
        bytes.append(UInt8(left))
    }

    private mutating func put(_ bits: some FixedWidthInteger & UnsignedInteger) {
        withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

extension PKStrokePoint {
    static let lookCount = 7

    /// All but place and time.
    var look: [Float] {
        [size.width, size.height, opacity, force, azimuth, altitude, secondaryScale].map { Float($0) }
    }

    init(location: CGPoint, timeOffset: TimeInterval, look: [Float]) {
        let parts = look.map { CGFloat($0) }
        self.init(
            location: location, timeOffset: timeOffset, size: CGSize(width: parts[0], height: parts[1]),
            opacity: parts[2], force: parts[3], azimuth: parts[4], altitude: parts[5], secondaryScale: parts[6])
    }
}
