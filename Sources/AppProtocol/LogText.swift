extension String {
    /// Returns the text on one line and safe to show, for a log or a page that others read: control characters, line
    /// breaks and bidirectional controls are escaped as in `\u{1b}`, and the text is truncated.
    /// - Parameter scalarCountMax: Maximum Unicode scalars of the result; the last escape may exceed it.
    public func sanitizedForLog(scalarCountMax: Int = ProtocolLimits.diagnosticScalarCountMax) -> String {
        // Nearly every text stays as it is: that is seen without making another.
        if utf8.count <= scalarCountMax, unicodeScalars.allSatisfy(\.isVisible) { return self }
        var (line, count) = (UnicodeScalarView(), 0)
        for scalar in unicodeScalars {
            guard count < scalarCountMax else { break }
            let written = scalar.isVisible ? [scalar] : Array(scalar.written.unicodeScalars)
            line.append(contentsOf: written)
            count += written.count
        }
        return String(line)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is shown as it is. Joiners and other invisible marks are, since words and emoji need them.
    fileprivate var isVisible: Bool {
        // Spares most scalars the look into Unicode's tables.
        if (0x20..<0x7F).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: self == "\t"
        default: !properties.isBidiControl
        }
    }

    fileprivate var written: String { "\\u{\(String(value, radix: 16))}" }
}
