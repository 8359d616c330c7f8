import SwiftUI

struct Polygon: InsettableShape {
    var sides: Int
    var inset: CGFloat = 0
    nonisolated var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 - inset
        var path = Path()
        for index in 0..<sides {
            let angle = Angle(degrees: Double(index) / Double(sides) * 360 - 90)
            let point = CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> Polygon {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == Polygon {
    static func polygon(_ sides: Int) -> Polygon { Polygon(sides: sides) }
}

struct StripesStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        LinearGradient(
            colors: environment.colorScheme == .dark ? [.black, .gray] : [.white, .gray], startPoint: .leading, endPoint: .trailing)
    }
}

extension ShapeStyle where Self == StripesStyle {
    static var stripes: StripesStyle { StripesStyle() }
}

struct ShapesGallery: View {
    @State private var sides = 5.0
    @State private var trim = 1.0
    @Environment(\.self) private var environment

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 20) {
                Polygon(sides: Int(sides)).strokeBorder(.blue, lineWidth: 6).frame(height: 100)
                Polygon(sides: 6).fill(.stripes).frame(height: 100)
                Circle().trim(from: 0, to: trim).stroke(.red, style: StrokeStyle(lineWidth: 8, lineJoin: .bevel)).frame(height: 100)
                Ellipse().fill(.purple.opacity(0.5).gradient).overlay { Text("Ellipse") }.frame(height: 60)
                Capsule(style: .circular).fill(.orange.mix(with: .red, by: 0.3)).frame(height: 40)
                Rectangle().size(width: 60, height: 30).fill(.green).frame(height: 60)
                RoundedRectangle(cornerSize: CGSize(width: 20, height: 10)).rotation(.degrees(10)).fill(.teal).frame(height: 60)
                ContainerRelativeShape().fill(.cyan).frame(height: 60)
                Circle().union(Rectangle().offset(x: 20).scale(0.5)).fill(.brown).frame(height: 80)
                Circle().subtracting(.rect(cornerRadius: 4).scale(x: 0.5, y: 0.5)).fill(style: FillStyle(eoFill: true, antialiased: true)).frame(height: 80)
                Circle().fill(.white.shadow(.inner(color: .black.opacity(0.5), radius: 5, x: 2, y: 2))).frame(height: 80)
                Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(height: 80)
                Image(systemName: "globe").foregroundStyle(.red, .green, .blue).symbolRenderingMode(.palette)
                Text("Masked").font(.largeTitle.bold()).frame(height: 60)
                    .mask(alignment: .center) { Polygon(sides: 3) }
                Color.clear.background { AnyShape(.polygon(8)).fill(.indigo) }.frame(height: 80)
                arcs
                Text("Materials").padding().background(.ultraThickMaterial).backgroundStyle(.red)
                Rectangle().fill(.image(Image(systemName: "star"), scale: 0.5)).frame(height: 60)
                Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)).frame(height: 60)
                Rectangle().foregroundStyle(.foreground.opacity(0.3)).frame(height: 20)
                Divider().overlay(.red)
            }
            .padding()
            Slider(value: $sides, in: 3...12, step: 1)
            Text(components(of: .accentColor))
        }
        .tint(.red)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    }

    private var arcs: some View {
        Path { path in
            path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(200), clockwise: false)
            path.addCurve(to: CGPoint(x: 90, y: 90), control1: CGPoint(x: 10, y: 80), control2: CGPoint(x: 80, y: 10))
            path.addEllipse(in: CGRect(x: 20, y: 20, width: 20, height: 10))
            path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 30, height: 30), cornerSize: CGSize(width: 5, height: 5))
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 100)])
            path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        }
        .applying(CGAffineTransform(scaleX: 0.9, y: 0.9))
        .strokedPath(StrokeStyle(lineWidth: 3))
        .fill(.pink)
        .frame(width: 100, height: 100)
    }

    private func components(of color: Color) -> String {
        let resolved = color.resolve(in: environment)
        return String(format: "%.2f %.2f %.2f %.2f", resolved.red, resolved.green, resolved.blue, resolved.opacity)
    }
}

#Preview { ShapesGallery() }
