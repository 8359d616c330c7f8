import RenderTree

/// Reads what `DrawingWriter` has written. The data may come from another person's app: each number is checked against the limits
/// and against what is left, before anything is made of it.
struct DrawingReader {
    let bytes: [UInt8]
    private let isTooLarge: Bool
    var place = 0
    private var pointCount = 0

    init(_ data: Data) {
        bytes = data.count > DrawingLimits.byteCountMax ? [] : Array(data)
        isTooLarge = data.count > DrawingLimits.byteCountMax
    }

    mutating func strokes() throws -> [PKStroke] {
        guard !isTooLarge else { throw Self.error("has more than \(DrawingLimits.byteCountMax) bytes") }
        guard bytes.starts(with: DrawingWriter.mark), bytes.count > DrawingWriter.mark.count else {
            throw Self.error("is not of a drawing that was made here")
        }
        place = DrawingWriter.mark.count
        let version = try byte()
        guard version == DrawingWriter.version else { throw Self.error("has the unknown version \(version)") }
        let count = try count(upTo: DrawingLimits.strokeCountMax, "strokes")
        var strokes: [PKStroke] = []
        for _ in 0..<count { strokes.append(try stroke()) }
        guard place == bytes.count else { throw Self.error("goes on after the last stroke") }
        return strokes
    }

    private mutating func stroke() throws -> PKStroke {
        let kinds = PKInk.InkType.allCases
        let kind = Int(try byte())
        guard kinds.indices.contains(kind) else { throw Self.error("has an unknown ink") }
        let color = RGBA(red: try share(), green: try share(), blue: try share(), alpha: try share())
        let flags = DrawingWriter.Flags(rawValue: try byte())
        guard flags.isSubset(of: .all) else { throw Self.error("has parts that are not known") }
        let date = Date(timeIntervalSinceReferenceDate: try number())
        let seed = try bits(UInt32.self)
        let transform = flags.contains(.transform) ? try matrix() : .identity
        let mask = flags.contains(.mask) ? try mask() : nil
        let path = PKStrokePath(controlPoints: try points(flags), creationDate: date)
        return PKStroke(PKInk(kinds[kind], color), path, transform, mask, seed)
    }

    private mutating func points(_ flags: DrawingWriter.Flags) throws -> [PKStrokePoint] {
        let count = try count(upTo: DrawingLimits.strokePointCountMax, "points in a stroke")
        pointCount += count
        guard pointCount <= DrawingLimits.pointCountMax else { throw Self.error("has too many points") }
        let look = flags.contains(.oneLook) && count > 0 ? try look() : nil
        var (x, y, time) = (0, 0, 0)
        var points: [PKStrokePoint] = []
        for _ in 0..<count {
            x = try step(from: x, DrawingWriter.placesPerPoint)
            y = try step(from: y, DrawingWriter.placesPerPoint)
            time = try step(from: time, 1_000)
            let location = CGPoint(
                x: CGFloat(x) / DrawingWriter.placesPerPoint, y: CGFloat(y) / DrawingWriter.placesPerPoint)
            points.append(
                PKStrokePoint(location: location, timeOffset: Double(time) / 1_000, look: try look ?? self.look()))
        }
        return points
    }
}
