extension ProjectReport {
    /// The report for people.
    package var lines: [String] {
        ["\(target): \(compiledCount) of \(fileCount) files compile."] + problems
            + Self.section("Frameworks that are not there:", missingModules)
            + Self.section("Names that are not there:", missingSymbols)
            + (errors.isEmpty ? [] : ["Errors:"]) + errors.map { "  \($0.file):\($0.line):\($0.column): \($0.message)" }
    }

    private static func section(_ title: String, _ all: [Missing]) -> [String] {
        all.isEmpty
            ? []
            : [title]
                + all.map {
                    "  \($0.name) (\($0.files.joined(separator: ", ")))" + ($0.instead.map { ": \($0)" } ?? "")
                }
    }
}
