/// The explanation of a chart's colours, symbols and lines.
struct LegendView: View {
    let groups: [LegendGroup]
    let writer: ValueWriter

    var body: some View {
        LegendLayout {
            ForEach(Array(groups.enumerated()), id: \.offset) { _, group in
                if let ramp = group.ramp {
                    RampView(ramp: ramp, writer: writer)
                } else {
                    ForEach(group.entries, id: \.value) { LegendEntryView(entry: $0, writer: writer) }
                }
            }
        }
        .font(.caption2)
    }
}

private struct LegendEntryView: View {
    let entry: LegendGroup.Entry
    let writer: ValueWriter

    private static let side: CGFloat = 8

    var body: some View {
        HStack(spacing: 4) {
            sign
            Text(verbatim: writer.text(entry.value, fractionDigits: 0)).foregroundStyle(Color.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var sign: some View {
        let style = entry.style ?? AnyShapeStyle(entry.symbol == nil && entry.line == nil ? Color.blue : .gray)
        if let line = entry.line {
            RuleShape().stroke(style, style: line).frame(width: 20, height: 0).frame(height: Self.side)
        } else {
            switch entry.symbol {
            case .view(let view): view
            case .shape(let outline):
                SymbolShape(outline: outline).fill(style).frame(width: Self.side, height: Self.side)
            case nil: Circle().fill(style).frame(width: Self.side, height: Self.side)
            }
        }
    }
}

/// A gradient with the numbers at its ends.
private struct RampView: View {
    let ramp: ColorRamp
    let writer: ValueWriter

    private static let size = CGSize(width: 100, height: 8)

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: text(ramp.bounds.lowerBound))
            Capsule().fill(LinearGradient(gradient: ramp.gradient, startPoint: .leading, endPoint: .trailing))
                .frame(width: Self.size.width, height: Self.size.height)
            Text(verbatim: text(ramp.bounds.upperBound))
        }
        .foregroundStyle(Color.secondary)
        .accessibilityElement(children: .combine)
    }

    private func text(_ number: Double) -> String {
        writer.text(.number(number), fractionDigits: min(2, ValueWriter.fractionDigits(number)))
    }
}
