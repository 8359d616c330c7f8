import CoreGraphics

extension Image.Resizing {
    /// Whether the picture is only stretched as a whole.
    var isPlain: Bool { mode == .stretch && capInsets == EdgeInsets() }

    /// Returns the picture drawn over an area: corners keep their size, edges and the middle are stretched or tiled.
    /// nil where it cannot be drawn.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the picture.
    ///   - size: of the area, in points.
    ///   - resolution: pixels per point of the result, where these are not more than a picture may have.
    func lay(_ image: CGImage, scale: CGFloat, over size: CGSize, resolution: CGFloat) -> CGImage? {
        let own = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        guard own.width > 0, own.height > 0,
            let context = CGContext(size: size, scale: size.resolution(atMost: resolution))
        else { return nil }
        let columns = Self.parts(own.width, size.width, capInsets.leading, capInsets.trailing)
        let rows = Self.parts(own.height, size.height, capInsets.top, capInsets.bottom)
        for row in rows {
            for column in columns { draw(image, own, column, row, into: context) }
        }
        return context.makeImage()
    }

    /// One of up to three parts of a side: its range in the picture, and in the area.
    private struct Part {
        var from: Range<CGFloat>
        var to: Range<CGFloat>
        var isMiddle: Bool
    }

    private static func parts(_ own: CGFloat, _ whole: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Part] {
        let first = max(0, min(first, own))
        let last = max(0, min(last, own - first))
        let squeeze = min(1, whole / max(first + last, 0.001))
        let (start, end) = (first * squeeze, whole - last * squeeze)
        let parts = [
            Part(from: 0..<first, to: 0..<start, isMiddle: false),
            Part(from: first..<max(first, own - last), to: start..<max(start, end), isMiddle: true),
            Part(from: own - last..<own, to: max(start, end)..<max(whole, start, end), isMiddle: false),
        ]
        return parts.filter { $0.from.upperBound - $0.from.lowerBound > 0.001 && $0.to.upperBound > $0.to.lowerBound }
    }

    private func draw(_ image: CGImage, _ own: CGSize, _ column: Part, _ row: Part, into context: CGContext) {
        let area = CGRect(
            x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.upperBound - column.to.lowerBound,
            height: row.to.upperBound - row.to.lowerBound)
        let piece = CGRect(
            x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.upperBound - column.from.lowerBound,
            height: row.from.upperBound - row.from.lowerBound)
        let tile = CGSize(
            width: column.isMiddle && mode == .tile ? piece.width : area.width,
            height: row.isMiddle && mode == .tile ? piece.height : area.height)
        context.saveGState()
        context.clip(to: area)
        for origin in Self.tiles(of: tile, in: area) {
            let scale = CGSize(width: tile.width / piece.width, height: tile.height / piece.height)
            context.saveGState()
            context.clip(to: CGRect(origin: origin, size: tile))
            context.drawUpright(
                image,
                in: CGRect(
                    x: origin.x - piece.minX * scale.width, y: origin.y - piece.minY * scale.height,
                    width: own.width * scale.width, height: own.height * scale.height))
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// Returns the corners of the tiles, at most ten thousand: a finer pattern looks like a plain colour.
    private static func tiles(of tile: CGSize, in area: CGRect) -> [CGPoint] {
        let columns = Int(min(100, (area.width / tile.width - 0.001).rounded(.up)))
        let rows = Int(min(100, (area.height / tile.height - 0.001).rounded(.up)))
        return (0..<max(1, rows)).flatMap { row in
            (0..<max(1, columns)).map { column in
                CGPoint(x: area.minX + tile.width * CGFloat(column), y: area.minY + tile.height * CGFloat(row))
            }
        }
    }
}
