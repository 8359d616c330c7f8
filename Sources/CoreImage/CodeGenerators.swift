import CoreGraphics
import Foundation

// Pictures of codes, one pixel a module. They stay sharp when they are enlarged.
extension FilterTable {
    static let codes: [String: FilterFormula] = [
        "CIQRCodeGenerator": FilterFormula(["inputCorrectionLevel": "M"]) { input in
            guard let code = QRCode(input.data("inputMessage"), level: input.text("inputCorrectionLevel")) else {
                return nil
            }
            return picture(width: code.width, height: code.width, margin: 1) { code.isDark($0, $1) }
        },
        "CICode128BarcodeGenerator": FilterFormula([
            "inputQuietSpace": Float(7), "inputBarcodeHeight": Float(32),
        ]) { input in
            guard let bars = Code128(input.data("inputMessage"))?.bars else { return nil }
            // In this order the lower bound takes the place of what is no number.
            let quiet = Int(min(max(0, input.number("inputQuietSpace")), 100))
            let height = Int(min(max(1, input.number("inputBarcodeHeight")), 500))
            return picture(width: bars.count, height: height, margin: quiet) { x, _ in bars[x] }
        },
    ]

    /// Draws dark modules on white, with white around them; rows are counted from the top.
    private static func picture(
        width: Int, height: Int, margin: Int, isDark: @escaping @Sendable (Int, Int) -> Bool
    ) -> CIImage {
        let (whole, rows) = (width + 2 * margin, height + 2 * margin)
        let extent = CGRect(x: 0, y: 0, width: whole, height: rows)
        return CIImage(extent: extent, isSharp: true) { area in
            Pixels(area) { x, y in
                guard x >= 0, y >= 0, x < whole, y < rows else { return .zero }
                let (column, row) = (x - margin, rows - 1 - y - margin)
                let isInside = (0..<width).contains(column) && (0..<height).contains(row)
                return isInside && isDark(column, row) ? [0, 0, 0, 1] : [1, 1, 1, 1]
            }
        }
    }
}

extension FilterInput {
    fileprivate func data(_ key: String) -> Data {
        (values[key] as? Data) ?? (values[key] as? NSData).map { Data(referencing: $0) } ?? Data()
    }

    fileprivate func text(_ key: String) -> String { values[key] as? String ?? "" }
}
