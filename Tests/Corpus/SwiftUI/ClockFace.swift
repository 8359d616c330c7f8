import SwiftUI

struct ClockHand: Shape {
    var angle: Angle
    var length: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(angle.radians, length) }
        set {
            angle = .radians(newValue.first)
            length = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            let radius = min(rect.width, rect.height) / 2 * length
            path.move(to: center)
            path.addLine(
                to: CGPoint(
                    x: center.x + radius * CGFloat(sin(angle.radians)),
                    y: center.y - radius * CGFloat(cos(angle.radians))))
        }
    }
}

struct RadialLayout: Layout {
    struct Cache { var sizes: [CGSize] }
    var radius: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = nil
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let largest = cache.sizes.map(\.width).max() ?? 0
        let radius = radius ?? (min(bounds.width, bounds.height) - largest) / 2
        for (index, subview) in subviews.enumerated() {
            let angle = Angle.degrees(360 / Double(subviews.count) * Double(index + 1))
            let point = CGPoint(
                x: bounds.midX + radius * sin(angle.radians), y: bounds.midY - radius * cos(angle.radians))
            subview.place(at: point, anchor: .center, proposal: ProposedViewSize(cache.sizes[index]))
        }
    }
}

struct ClockFace: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @State private var isAnalog = true

    var body: some View {
        let layout = isAnalog ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout(spacing: 4))
        TimelineView(.animation(minimumInterval: 1 / 10, paused: false)) { context in
            ZStack {
                Circle()
                    .stroke(.secondary, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 12], dashPhase: 0))
                    .opacity(isAnalog ? 1 : 0)
                layout {
                    ForEach(1..<13) { hour in
                        Text("\(hour)").font(.title2).monospaced()
                    }
                }
                .padding(20)
                if isAnalog {
                    hands(at: context.date)
                }
            }
            .aspectRatio(1, contentMode: .fit)
        }
        .padding()
        .onTapGesture { withAnimation(.easeInOut) { isAnalog.toggle() } }
        .overlay(alignment: .bottom) {
            Text(Date.now, format: Date.FormatStyle(date: .omitted, time: .standard))
                .font(.footnote)
                .padding(.bottom, pixelLength * displayScale)
        }
    }

    @ViewBuilder
    private func hands(at date: Date) -> some View {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let hour = Double(parts.hour ?? 0), minute = Double(parts.minute ?? 0), second = Double(parts.second ?? 0)
        Group {
            ClockHand(angle: .degrees(hour * 30 + minute / 2), length: 0.5)
                .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round))
            ClockHand(angle: .degrees(minute * 6), length: 0.75)
                .stroke(Color.primary, lineWidth: 5)
            ClockHand(angle: .degrees(second * 6), length: 0.9)
                .stroke(.red, lineWidth: 2)
            Circle().fill(.red).frame(width: 10, height: 10)
        }
        .drawingGroup()
    }
}

struct Waves: View {
    var body: some View {
        Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) { context, size in
            context.opacity = 0.8
            context.blendMode = .multiply
            for index in 0..<4 {
                var layer = context
                layer.translateBy(x: 0, y: CGFloat(index) * 20)
                layer.addFilter(.blur(radius: CGFloat(index)))
                let rect = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 30)
                layer.fill(Path(ellipseIn: rect), with: .linearGradient(
                    Gradient(stops: [.init(color: .blue, location: 0), .init(color: .purple, location: 1)]),
                    startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
                layer.stroke(Path(rect), with: .color(.white), lineWidth: 2)
            }
            if let symbol = context.resolveSymbol(id: "label") {
                context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
            }
            context.draw(Text("Waves").bold(), in: CGRect(x: 0, y: 0, width: size.width, height: 40))
        } symbols: {
            Label("Sea", systemImage: "water.waves").tag("label")
        }
    }
}
