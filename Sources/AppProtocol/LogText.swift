extension String {
    /// Returns the text on one line and safe to show, for a log or a page that others read: control characters, line
    /// breaks and bidirectional controls are escaped as in `\u{1b}`, and the text is truncated.
    /// - Parameter scalarCountMax: Maximum Unicode scalars of the result; the last escape may exceed it.
    public func sanitizedForLog(scalarCountMax: Int = ProtocolLimits.diagnosticScalarCountMax) -> String {
        var line = UnicodeScalarView()
        for scalar in unicodeScalars {
            guard line.count < scalarCountMax else { break }
            if scalar.isVisible { line.append(scalar) } else { line.append(contentsOf: scalar.written.unicodeScalars) }
        }
        return String(line)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is shown as it is. Joiners and other invisible marks are, since words and emoji need them.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: self == "\t"
        default: !properties.isBidiControl
        }
    }

    fileprivate var written: String { "\\u{\(String(value, radix: 16))}" }
}
