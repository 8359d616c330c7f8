import SwiftUI

struct ShapesPage: View {
    var body: some View {
        SamplePage {
            Sample("Basic shapes") {
                HStack {
                    Rectangle().fill(Color.red)
                    RoundedRectangle(cornerRadius: 12).fill(Color.orange)
                    Circle().fill(Color.yellow)
                    Capsule().fill(Color.green)
                    Ellipse().fill(Color.blue)
                }
                .frame(height: 44)
            }
            Sample("stroke, strokeBorder") {
                HStack {
                    Circle().stroke(Color.purple, lineWidth: 4).padding(2)
                    Circle().strokeBorder(Color.purple, lineWidth: 4)
                    RoundedRectangle(cornerRadius: 8)
                        .stroke(Color.indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6]))
                        .padding(2)
                }
                .frame(height: 52)
            }
            Sample("Path") {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 40))
                    path.addLine(to: CGPoint(x: 40, y: 0))
                    path.addQuadCurve(to: CGPoint(x: 120, y: 40), control: CGPoint(x: 80, y: -20))
                    path.closeSubpath()
                }
                .fill(Color.mint)
                .frame(width: 120, height: 40)
            }
            Sample("LinearGradient") {
                LinearGradient(colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing)
                    .frame(height: 30)
                    .clipShape(Capsule())
            }
        }
    }
}
