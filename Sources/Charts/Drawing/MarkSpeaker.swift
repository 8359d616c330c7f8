/// Words for marks: the place as the label, the length as the value, unless the author says otherwise.
struct MarkSpeaker {
    let writer: ValueWriter

    /// Returns the mark's view as one element.
    @MainActor @ViewBuilder func speaking(_ view: AnyView, for mark: MarkRecord) -> some View {
        if let identifier = mark.spoken.identifier {
            element(view, for: mark).accessibilityIdentifier(identifier)
        } else {
            element(view, for: mark)
        }
    }

    @MainActor private func element(_ view: AnyView, for mark: MarkRecord) -> some View {
        view
            .accessibilityElement()
            .accessibilityLabel(mark.spoken.label ?? Text(verbatim: label(of: mark)))
            .accessibilityValue(mark.spoken.value ?? Text(verbatim: value(of: mark)))
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden(mark.spoken.isHidden)
    }

    /// Returns the value along the axis that is not the length's, and the names of the series: "Monday, Cairo".
    func label(of mark: MarkRecord) -> String {
        let axis = mark.valueAxis ?? .vertical
        let place = mark.kind == .rule || mark.kind == .sector ? [] : mark[axis.other].all.prefix(1)
        let names =
            [mark.style.foregroundBy, mark.style.symbolBy, mark.group.by].compactMap { $0 }
            .filter { $0.start.isCategory }
            + (mark.kind == .sector && mark.style.foregroundBy == nil ? mark.sector.angle.map { [$0] } ?? [] : [])
        var words: [String] = []
        for word in (place + names).map(writer.spoken) where !words.contains(word) { words.append(word) }
        return words.joined(separator: ", ")
    }

    /// Returns the length with its label: "Cups: 12"; a range with both ends.
    func value(of mark: MarkRecord) -> String {
        let axis = mark.valueAxis ?? .vertical
        var values = mark[axis].all
        if mark.kind == .rule { values = mark.x.all + mark.y.all }
        if let angle = mark.sector.angle { values = [angle] }
        if let size = mark.style.foregroundBy, size.start.scalar != nil { values.append(size) }
        guard let first = values.first else { return "" }
        let isRange = mark[axis].isRange
        if isRange { return "\(first.label.plain): " + values.map(writer.spoken).joined(separator: " – ") }
        return values.map { "\($0.label.plain): \(writer.spoken($0))" }.joined(separator: ", ")
    }
}
