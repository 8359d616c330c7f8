/// A Gaussian blur as three box blurs, the way of the SVG specification (feGaussianBlur): near enough to be taken for one.
enum BoxBlur {
    /// Blurs the alpha of premultiplied ARGB pixels, and clears their colours. Only the part that the blur can reach is
    /// worked on: a small group on a large canvas costs little.
    /// - Parameter deviation: in pixels.
    static func blurAlpha(
        _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
    ) {
        let side = Double(max(width, height))
        // Odd, so that a box has a middle: an even one would move the picture by half a pixel each time.
        let boxWidth = Int((max(0, min(deviation.isNaN ? 0 : deviation, side)) * 1.879_971_2 + 0.5).rounded(.down)) | 1
        guard var area = inked(data, width: width, height: height, stride: stride) else { return }
        area.grow(by: boxWidth * 3 / 2 + 3, width: width, height: height)
        var alpha = area.rows.flatMap { y in area.columns.map { x in Float(data[y * stride + x * 4 + 3]) } }
        if boxWidth > 1 { blur(&alpha, width: area.columns.count, height: area.rows.count, boxWidth) }
        var next = 0
        for y in area.rows {
            for x in area.columns {
                let pixel = data + y * stride + x * 4
                (pixel[0], pixel[1], pixel[2]) = (0, 0, 0)
                pixel[3] = UInt8(max(0, min(255, alpha[next].rounded())))
                next += 1
            }
        }
    }

    private struct Area {
        var columns: Range<Int>
        var rows: Range<Int>

        mutating func grow(by margin: Int, width: Int, height: Int) {
            columns = max(0, columns.lowerBound - margin)..<min(width, columns.upperBound + margin)
            rows = max(0, rows.lowerBound - margin)..<min(height, rows.upperBound + margin)
        }
    }

    /// The smallest rectangle that holds every pixel that is not empty; nil where all are.
    private static func inked(
        _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
    ) -> Area? {
        var area: Area?
        for y in 0..<height {
            let row = UnsafeRawBufferPointer(start: data + y * stride, count: width * 4).bindMemory(to: UInt32.self)
            guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            let known = area ?? Area(columns: first..<last + 1, rows: y..<y + 1)
            area = Area(
                columns: min(known.columns.lowerBound, first)..<max(known.columns.upperBound, last + 1),
                rows: known.rows.lowerBound..<y + 1)
        }
        return area
    }

    private static func blur(_ alpha: inout [Float], width: Int, height: Int, _ boxWidth: Int) {
        for _ in 0..<3 {
            alpha = blurred(alpha, count: width, lines: height, step: 1, lineStep: width, boxWidth)
            alpha = blurred(alpha, count: height, lines: width, step: width, lineStep: 1, boxWidth)
        }
    }

    /// A running sum along every line.
    private static func blurred(
        _ source: [Float], count: Int, lines: Int, step: Int, lineStep: Int, _ boxWidth: Int
    ) -> [Float] {
        var result = source
        let (before, after) = (boxWidth / 2, boxWidth - boxWidth / 2 - 1)
        for line in 0..<lines {
            let start = line * lineStep
            var sum: Float = 0
            for index in 0..<min(after, count) { sum += source[start + index * step] }
            for index in 0..<count {
                if index + after < count { sum += source[start + (index + after) * step] }
                if index - before - 1 >= 0 { sum -= source[start + (index - before - 1) * step] }
                result[start + index * step] = sum / Float(boxWidth)
            }
        }
        return result
    }
}
