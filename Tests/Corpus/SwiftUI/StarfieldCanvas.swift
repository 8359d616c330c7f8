import SwiftUI

struct Star {
    var angle: Double
    var distance: Double
    var speed: Double
    var hue: Double
}

final class Starfield {
    private(set) var stars: [Star] = (0..<200).map { _ in
        Star(angle: .random(in: 0..<2 * .pi), distance: .random(in: 0...1), speed: .random(in: 0.05...0.4), hue: .random(in: 0.5...0.7))
    }
    private var last: Date?

    func advance(to date: Date) {
        let step = last.map { date.timeIntervalSince($0) } ?? 0
        last = date
        for index in stars.indices {
            stars[index].distance += stars[index].speed * step
            if stars[index].distance > 1 { stars[index].distance = 0 }
        }
    }
}

struct StarfieldCanvas: View {
    @State private var field = Starfield()
    @State private var paused = false
    @State private var pointer: CGPoint?

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: paused)) { timeline in
            Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: false) { context, size in
                field.advance(to: timeline.date)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .radialGradient(Gradient(colors: [.indigo, .black]), center: CGPoint(x: size.width / 2, y: size.height / 2), startRadius: 0, endRadius: size.width))
                var layer = context
                layer.translateBy(x: size.width / 2, y: size.height / 2)
                layer.addFilter(.shadow(color: .white, radius: 2))
                layer.blendMode = .plusLighter
                for star in field.stars {
                    let radius = star.distance * size.width / 2
                    let side = 1 + star.distance * 4
                    let rect = CGRect(x: cos(star.angle) * radius, y: sin(star.angle) * radius, width: side, height: side)
                    layer.opacity = star.distance
                    layer.fill(Path(ellipseIn: rect), with: .color(Color(hue: star.hue, saturation: 0.4, brightness: 1)))
                }
                if let pointer {
                    context.drawLayer { inner in
                        inner.clip(to: Path(ellipseIn: CGRect(x: pointer.x - 40, y: pointer.y - 40, width: 80, height: 80)))
                        inner.rotate(by: .degrees(10))
                        inner.scaleBy(x: 1.2, y: 1.2)
                        inner.stroke(Path { $0.addArc(center: pointer, radius: 30, startAngle: .zero, endAngle: .degrees(300), clockwise: false) }, with: .foreground, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 4], dashPhase: 2))
                    }
                }
                let title = context.resolve(Text("Warp \(field.stars.count)").font(.caption).foregroundStyle(.white))
                let measured = title.measure(in: size)
                context.draw(title, at: CGPoint(x: size.width - measured.width, y: 10), anchor: .topLeading)
                if let ship = context.resolveSymbol(id: "ship") {
                    context.draw(ship, at: CGPoint(x: size.width / 2, y: size.height - 60))
                }
                var image = context.resolve(Image(systemName: "moon.stars"))
                image.shading = .color(.yellow)
                context.draw(image, in: CGRect(x: 10, y: 10, width: 30, height: 30))
                context.withCGContext { cg in
                    cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
                    cg.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                }
            } symbols: {
                Image(systemName: "airplane").rotationEffect(.degrees(-90)).foregroundStyle(.white).tag("ship")
            }
        }
        .ignoresSafeArea()
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { pointer = $0.location }.onEnded { _ in pointer = nil })
        .onContinuousHover { phase in
            switch phase {
            case .active(let location): pointer = location
            case .ended: pointer = nil
            }
        }
        .overlay(alignment: .bottomTrailing) {
            Toggle("Pause", isOn: $paused).toggleStyle(.button).padding()
        }
        .accessibilityLabel(Text("Star field"))
        .accessibilityChildren { ForEach(0..<3) { Text("Star \($0)") } }
        .drawingGroup()
    }
}

struct ClockFace: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: context.date)
            ZStack {
                ForEach(0..<60) { tick in
                    Capsule()
                        .fill(tick.isMultiple(of: 5) ? .primary : .secondary)
                        .frame(width: 2, height: tick.isMultiple(of: 5) ? 12 : 6)
                        .offset(y: -90)
                        .rotationEffect(.degrees(Double(tick) * 6))
                }
                Rectangle().fill(.red).frame(width: 1, height: 90).offset(y: -45)
                    .rotationEffect(.degrees(Double(parts.second ?? 0) * 6))
                Text(context.date, format: .dateTime.hour().minute()).offset(y: 30).opacity(context.cadence == .live ? 1 : 0.5)
            }
            .frame(width: 200, height: 200)
        }
    }
}
