import SwiftUI

struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        SamplePage {
            Sample("Button styles") {
                Text("Pushed \(count) times")
                Button("Automatic") { count += 1 }
                Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                Button("Capsule") { count += 1 }.buttonStyle(.bordered).buttonBorderShape(.capsule)
                Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                Button("Glass") { count += 1 }.buttonStyle(.glass)
                Button("Plain") { count += 1 }.buttonStyle(.plain)
                Button("Delete", role: .destructive) { count = 0 }
                Button("Disabled") { count += 1 }.disabled(true)
            }
            Sample("tint") {
                Button("Green") { count += 1 }.buttonStyle(.borderedProminent).tint(.green)
            }
            Sample("Own style") {
                Button("Pill") { count += 1 }.buttonStyle(PillStyle())
            }
        }
    }
}

private struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .foregroundStyle(.white)
            .background(Capsule().fill(Color.purple.opacity(configuration.isPressed ? 0.6 : 1)))
    }
}

#Preview("Buttons") {
    ButtonsPage()
}
