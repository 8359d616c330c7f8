import SwiftUI

struct GradientsPage: View {
    private let colors = [Color.red, .yellow, .green, .blue]

    var body: some View {
        SamplePage {
            Sample("LinearGradient, RadialGradient, AngularGradient") {
                HStack {
                    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
                    RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 50)
                    AngularGradient(colors: colors + [.red], center: .center)
                }
                .frame(height: 90)
            }
            Sample("As a fill and a line") {
                HStack {
                    Circle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                    Circle().strokeBorder(
                        .angularGradient(
                            colors: colors + [.red], center: .center, startAngle: .zero, endAngle: .degrees(360)),
                        lineWidth: 12)
                    RoundedRectangle(cornerRadius: 12)
                        .fill(
                            .radialGradient(
                                colors: [.white, .purple], center: .topLeading, startRadius: 0, endRadius: 100))
                }
                .frame(height: 90)
            }
            Sample("Text") {
                Text("Gradient letters")
                    .font(.largeTitle.bold())
                    .foregroundStyle(
                        LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
            }
            Sample("Colours") {
                HStack(spacing: 4) {
                    ForEach(
                        [
                            Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
                            .brown, .gray,
                        ],
                        id: \.self
                    ) { $0.frame(width: 20, height: 30) }
                }
            }
            Sample("Hierarchy") {
                HStack {
                    Text("primary").foregroundStyle(.primary)
                    Text("secondary").foregroundStyle(.secondary)
                    Text("tertiary").foregroundStyle(.tertiary)
                    Text("quaternary").foregroundStyle(.quaternary)
                }
            }
        }
    }
}
