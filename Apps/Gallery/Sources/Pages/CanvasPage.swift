import SwiftUI

struct CanvasPage: View {
    var body: some View {
        SamplePage {
            Sample("Canvas") {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow.opacity(0.3)))
                    for index in 0..<8 {
                        let x = size.width / 8 * (CGFloat(index) + 0.5)
                        let circle = Path(
                            ellipseIn: CGRect(x: x - 12, y: 20 + CGFloat(index % 2) * 24, width: 24, height: 24))
                        context.stroke(circle, with: .color(.blue), lineWidth: 3)
                    }
                    context.draw(
                        Text("Drawn text").font(.headline), at: CGPoint(x: size.width / 2, y: size.height - 16))
                }
                .frame(height: 110)
            }
            Sample("trim, rotation of shapes") {
                HStack(spacing: 20) {
                    Circle().trim(from: 0, to: 0.7).stroke(Color.green, lineWidth: 8).padding(4)
                    Rectangle().rotation(.degrees(30)).fill(Color.orange).padding(12)
                    UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(Color.indigo)
                }
                .frame(height: 70)
            }
            Sample("Own shape") {
                Star(corners: 5).fill(Color.yellow).overlay(Star(corners: 5).stroke(Color.orange, lineWidth: 2))
                    .frame(width: 80, height: 80)
            }
        }
    }
}

private struct Star: Shape {
    let corners: Int

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        let points = (0..<corners * 2).map { index in
            let angle = Double(index) * .pi / Double(corners) - .pi / 2
            let radius = index % 2 == 0 ? outer : outer * 0.45
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }
}
