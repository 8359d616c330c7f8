/// Limits on what one drawing holds. A point takes about 24 bytes of the tree of nodes, of which a scene may have 16 MiB.
public enum DrawingLimits {
    /// Maximum number of strokes of a drawing: each is two nodes or more, and a scene may have 20,000.
    public static let strokeCountMax = 2_000
    /// Maximum number of points of one stroke: three minutes without lifting the finger.
    public static let strokePointCountMax = 10_000
    /// Maximum number of points of a drawing.
    public static let pointCountMax = 200_000
    /// Maximum number of bytes that `PKDrawing(data:)` reads.
    public static let byteCountMax = 8 << 20
    /// Maximum number of UTF-8 bytes of a stroke's mask: as many as a node's clip may have.
    static let maskByteCountMax = 100_000
    /// Greatest distance of a point from the origin, in points.
    static let coordinateMax: CGFloat = 1e6
    /// Maximum number of points of one node: its path stays far below 100,000 bytes.
    static let nodePointCountMax = 1_000
    /// Maximum number of points of a node of the stroke that is being drawn, which is sent anew with each new point.
    static let livePointCountMax = 16
    /// Maximum number of nodes of a stroke whose width changes; one with more is drawn in its mean width.
    static let runCountMax = 64
    /// Maximum number of places between two touches at which an eraser looks for strokes.
    static let eraserStepCountMax = 64
    /// Maximum number of points that `interpolatedPoints(in:by:)` returns.
    static let interpolatedPointCountMax = 100_000
}

/// Writes what an author should know to the app's log, each sentence once.
@MainActor enum PencilLog {
    private static var written: Set<String> = []
    private static let countMax = 50

    static func write(_ sentence: String) {
        guard written.count < countMax, written.insert(sentence).inserted else { return }
        FileHandle.standardError.write(Data("PencilKit: \(sentence)\n".utf8))
    }
}
