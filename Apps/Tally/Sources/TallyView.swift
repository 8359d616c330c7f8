import SwiftUI

/// The tally and its buttons, for its bubble and the panel.
struct TallyView: View {
    let counter: TallyCounter
    let share: () -> Void
    /// Opens the panel; nil in the panel itself.
    var showDetails: (() -> Void)?

    var body: some View {
        VStack(spacing: 8) {
            Text(counter.tally.title).font(.headline).lineLimit(2).multilineTextAlignment(.center)
            Text("\(counter.tally.total)").font(.largeTitle).fontWeight(.bold).monospacedDigit()
                .accessibilityLabel("\(counter.tally.total) counted")
            if showDetails == nil {
                Text("\(counter.own) of them by you").font(.subheadline).foregroundStyle(.secondary)
            }
            HStack(spacing: 8) {
                Button("Count one") { counter.count() }.buttonStyle(.borderedProminent).tint(.tally)
                Button("Share", action: share).buttonStyle(.bordered).disabled(!counter.hasNews)
            }
            if let problem = counter.problem { Text(problem).font(.footnote).foregroundStyle(Color.problem) }
            if let showDetails { Button("Details", action: showDetails).font(.footnote) }
        }
        .padding(.vertical, 14)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity)
    }
}
