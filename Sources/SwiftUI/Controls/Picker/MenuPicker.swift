import RenderTree

/// A picker that shows its selection, which opens the painter's own menu.
struct MenuPicker: View {
    @Environment(\.isFormRow) private var isFormRow
    let picker: _PickerConfiguration

    var body: some View {
        let menu = ChoiceReader(picker) { [isFormRow, name = picker.name] choices in
            MenuChoice(choices: choices, name: name, tint: isFormRow ? .secondary : .accentColor)
        }
        if isFormRow { LabeledLine(label: picker.label) { menu } } else { menu }
    }
}

private struct MenuChoice: View {
    let choices: PickerChoices
    let name: String?
    let tint: Color

    var body: some View {
        let options = Array(choices.words.prefix(TreeLimits.optionCountMax))
        let index = choices.selected.flatMap { options.indices.contains($0) ? $0 : nil }
        let words = index.map { options[$0] }
        ControlArea(
            .select(SelectContent(options: options, selected: index)), name: name ?? words,
            handle: { if case .choose(_, let index) = $0 { choices.choose(at: index) } }
        ) {
            Dimmed {
                HStack(spacing: 5) {
                    Text(verbatim: words ?? "").lineLimit(1)
                    UpDownSign().stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                        .frame(width: 8, height: 13)
                }
                .foregroundStyle(tint)
                .padding(.vertical, 6)
            }
        }
    }
}

/// A sign of two arrowheads, up and down.
private struct UpDownSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for (tip, base) in [(rect.minY, rect.minY + rect.height * 0.32), (rect.maxY, rect.maxY - rect.height * 0.32)] {
            path.move(to: CGPoint(x: rect.minX, y: base))
            path.addLine(to: CGPoint(x: rect.midX, y: tip))
            path.addLine(to: CGPoint(x: rect.maxX, y: base))
        }
        return path
    }
}
