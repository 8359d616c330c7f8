import TreePainter

/// Strokes, the last on top. Its data has a format of Parley's own: that of Apple's apps is not read.
///
/// Source: developer.apple.com/documentation/pencilkit/pkdrawing-swift.struct
public struct PKDrawing: Equatable, Codable, Sendable {
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke {
        self.strokes = Array(strokes)
    }

    /// Reads the data of a drawing.
    /// - Throws: `CocoaError.coderReadCorrupt`, with a description of what is wrong, for data that `dataRepresentation()` has not made,
    ///   and for more than `DrawingLimits` allow.
    public init(data: Data) throws {
        var reader = DrawingReader(data)
        strokes = try reader.strokes()
    }

    /// Returns the drawing as data, with places to a 32nd of a point and times to a millisecond: about 4 bytes a point. Strokes and
    /// points beyond `DrawingLimits` are left out.
    public func dataRepresentation() -> Data { DrawingWriter.data(of: strokes) }

    public init(from decoder: any Decoder) throws {
        try self.init(data: decoder.singleValueContainer().decode(Data.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dataRepresentation())
    }

    public static func == (left: PKDrawing, right: PKDrawing) -> Bool {
        left.strokes.count == right.strokes.count && zip(left.strokes, right.strokes).allSatisfy { $0.isSame(as: $1) }
    }

    /// Frame of all strokes; null where there are none.
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    // MARK: Changing

    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }

    // MARK: Pictures

    /// Draws a part of the drawing without a ground, in the colours of `UITraitCollection.current`. The image is empty where the
    /// rectangle is, or a side would have more than 4,096 pixels.
    /// - Parameter scale: pixels a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            return UIImage()
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 ? scale : 1
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            for stroke in strokes where stroke.renderBounds.intersects(rect) {
                StrokeShapes.draft(of: stroke, isDark: isDark).paint(into: context.cgContext)
            }
        }
    }
}
