/// A Gaussian blur as three box blurs, the way of the SVG specification (feGaussianBlur): near enough to be taken for one.
enum BoxBlur {
    /// Blurs the alpha of premultiplied ARGB pixels, and clears their colours.
    static func blurAlpha(
        _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
    ) {
        var alpha = [Float](repeating: 0, count: width * height)
        for y in 0..<height { for x in 0..<width { alpha[y * width + x] = Float(data[y * stride + x * 4 + 3]) } }
        let boxWidth = min(Int((deviation * 1.879_971_2 + 0.5).rounded(.down)), max(width, height))
        if boxWidth > 1 {
            for _ in 0..<3 {
                alpha = blurred(alpha, count: width, lines: height, step: 1, lineStep: width, boxWidth)
                alpha = blurred(alpha, count: height, lines: width, step: width, lineStep: 1, boxWidth)
            }
        }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = data + y * stride + x * 4
                (pixel[0], pixel[1], pixel[2]) = (0, 0, 0)
                pixel[3] = UInt8(max(0, min(255, alpha[y * width + x].rounded())))
            }
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
