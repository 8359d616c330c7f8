extension String {
    /// The same on one line, for a log or a page that others read: what controls a terminal, ends a line or turns the
    /// direction of text is written as `\u{1b}`, and the rest is cut.
    /// - Parameter scalarCountMax: Unicode scalars of the result, but for the last one's writing.
    package func onOneLine(scalarCountMax: Int = ProtocolLimits.diagnosticScalarCountMax) -> String {
        var line = UnicodeScalarView()
        for scalar in unicodeScalars {
            guard line.count < scalarCountMax else { break }
            if scalar.isVisible { line.append(scalar) } else { line.append(contentsOf: scalar.written.unicodeScalars) }
        }
        return String(line)
    }
}

extension Unicode.Scalar {
    /// Marks that join or hide are let through, since words and emoji need them.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: self == "\t"
        default: !properties.isBidiControl
        }
    }

    fileprivate var written: String { "\\u{\(String(value, radix: 16))}" }
}
