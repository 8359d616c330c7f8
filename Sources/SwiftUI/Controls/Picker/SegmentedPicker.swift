import UIKit

/// A picker that shows its choices in a row of segments.
struct SegmentedPicker: View {
    let picker: _PickerConfiguration

    var body: some View {
        ChoiceReader(picker) { choices in
            Dimmed {
                SegmentLayout {
                    ForEach(choices.views) { view in
                        ChoiceArea(control: .radio(isOn: choices.isSelected(view)), choose: { choices.choose(view) }) {
                            view.padding(.horizontal, SegmentsLook.padding / 2)
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                        }
                    }
                }
                .background { ground(choices) }
            }
            .radioGroup(picker.name)
        }
        // The control keeps its height whatever the text size is, so that its words do, too.
        .font(.system(size: 13, weight: .medium)).foregroundStyle(Color.primary).lineLimit(1)
    }

    private func ground(_ choices: PickerChoices) -> LookView<SegmentsLook> {
        let (count, selected) = (choices.views.count, choices.selected)
        return LookView { environment in
            SegmentsLook(
                count: count, selected: selected, isMirrored: environment.isMirrored,
                track: Color.fieldFill.resolved(in: environment),
                chosen: Color(.system(.segment)).resolved(in: environment),
                line: Color.separator.resolved(in: environment))
        }
    }
}

/// Segments of one width in a row, each at least 44 points wide.
private struct SegmentLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let count = CGFloat(subviews.count)
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let width = proposal.width.map { $0.isFinite ? max($0, 44 * count) : $0 }
        return CGSize(width: width ?? (widest + SegmentsLook.padding) * count, height: SegmentsLook.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, segment) in subviews.enumerated() {
            segment.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
