import SwiftUI

/// The number, a button that raises it, and one that sends it.
struct CountView: View {
    @State var count: Count
    let send: (Count) -> Void

    var body: some View {
        VStack(spacing: 16) {
            Text(count.number, format: .number)
                .font(.system(size: 56, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
                .accessibilityLabel("Count: \(count.number)")
            HStack(spacing: 12) {
                Button("Count one") { withAnimation { count.raise() } }.buttonStyle(.bordered)
                Button("Send") { send(count) }.buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview("Seven") {
    CountView(count: Count(number: 7)) { _ in }
}
