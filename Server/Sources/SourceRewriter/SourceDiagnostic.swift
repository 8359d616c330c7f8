/// Something in an author's source that Parley cannot do, as a compiler would say it.
package struct SourceDiagnostic: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// From 1, as are columns, which count bytes of UTF-8.
    package let line: Int
    package let column: Int
    package let isError: Bool
    package let message: String

    package var description: String { "\(path):\(line):\(column): \(isError ? "error" : "warning"): \(message)" }
}
