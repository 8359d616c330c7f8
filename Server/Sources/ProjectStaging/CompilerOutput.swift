/// Reads what the Swift compiler prints.
enum CompilerOutput {
    /// Returns the errors that have a place: `/path/File.swift:12:3: error: message`.
    static func errors(in output: String) -> [ProjectReport.Place] {
        output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
            let parts = line[..<mark.lowerBound].split(separator: ":")
            guard parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
            else { return nil }
            let file = parts.dropLast(2).joined(separator: ":")
            return ProjectReport.Place(
                file: file, line: number, column: column, message: String(line[mark.upperBound...]))
        }
    }

    /// Returns the name that an error says is missing, such as `UIMenuController` or `UIView.layerClass`; nil where it is another.
    static func missingName(in message: String) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count >= 3 else { return nil }
        if message.hasPrefix("cannot find "), message.contains(" in scope") { return quoted[1] }
        if message.hasPrefix("no such module ") { return quoted[1] }
        if message.contains(" has no member "), quoted.count >= 5 { return "\(quoted[1]).\(quoted[3])" }
        return nil
    }
}
