import SwiftUI

struct ShapesPage: View {
    var body: some View {
        SamplePage {
            Sample("union, intersection, subtracting, symmetricDifference") {
                HStack(spacing: 20) {
                    Group {
                        Circle().union(Rectangle().offset(x: 14, y: 14).scale(0.7))
                        Circle().intersection(Rectangle().offset(x: 14, y: 14))
                        Circle().subtracting(Circle().scale(0.5))
                        Capsule().symmetricDifference(Rectangle().scale(x: 0.5))
                    }
                    .foregroundStyle(.teal)
                    .frame(width: 44, height: 44)
                }
            }
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
