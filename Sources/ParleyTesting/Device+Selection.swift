import RenderTree

// Selections in text fields, as far as the app asks for them.
extension Device {
    /// Selects the first occurrence of some words in a field, like a person who drags over them. Without words it puts the insertion
    /// point at the end.
    /// - Throws: `TestFailure` where there is not exactly one field of that name, it does not have the words, or its app does not ask
    ///   for what is selected.
    public func select(_ words: String, in field: String) async throws {
        let id = try enabled(.field, field).id
        let text = try text(in: field)
        guard let range = words.isEmpty ? text.endIndex..<text.endIndex : text.firstRange(of: words) else {
            throw TestFailure("The field \"\(field)\" has no \"\(words)\" but: \(text)")
        }
        let start = range.lowerBound.utf16Offset(in: text)
        guard let selection = selection(start, range.upperBound.utf16Offset(in: text), in: id) else {
            throw TestFailure("The app does not ask for what is selected in the field \"\(field)\".")
        }
        try await input(.focus(id, isFocused: true))
        try await input(.select(id, selection))
    }

    /// Returns what is selected in a field: empty at an insertion point, and where nothing has been selected.
    /// - Throws: `TestFailure` where there is not exactly one field of that name.
    public func selection(in field: String) throws -> String {
        let (element, text) = (try element(.field, field), try text(in: field))
        guard let selection = screen.field(element.id)?.selection, let start = selection.start, let end = selection.end
        else { return "" }
        let units = text.utf16.dropFirst(start).prefix(end - start)
        return String(units) ?? ""
    }

    /// Returns the next report of what is selected in a field; nil where its app does not ask for it.
    func selection(_ start: Int, _ end: Int, in field: NodeID) -> FieldSelection? {
        guard let known = screen.field(field)?.selection else { return nil }
        let report = max(reports[instance]?[field] ?? 0, known.report) + 1
        reports[instance, default: [:]][field] = report
        return FieldSelection(start: start, end: end, report: report)
    }
}
