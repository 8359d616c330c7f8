import Observation
import SwiftUI

struct Particle: Identifiable {
    let id: Int
    var position: CGPoint
    var velocity: CGVector
    var hue: Double
    var born: TimeInterval
}

@Observable
final class Fountain {
    private(set) var particles: [Particle] = []
    @ObservationIgnored private var last: TimeInterval = 0
    @ObservationIgnored private var next = 0
    var gravity = 200.0
    var rate = 40.0
    var origin = UnitPoint.center

    func update(to time: TimeInterval, in size: CGSize) {
        let step = min(time - last, 0.1)
        last = time
        for _ in 0..<Int((rate * step).rounded(.up)) {
            next += 1
            particles.append(
                Particle(
                    id: next, position: CGPoint(x: origin.x * size.width, y: origin.y * size.height),
                    velocity: CGVector(dx: .random(in: -80...80), dy: .random(in: -260 ... -120)), hue: Double(next % 100) / 100, born: time))
        }
        particles = particles.compactMap { particle in
            guard time - particle.born < 2 else { return nil }
            var moved = particle
            moved.velocity.dy += gravity * step
            moved.position.x += moved.velocity.dx * step
            moved.position.y += moved.velocity.dy * step
            return moved
        }
    }
}

struct ParticleFountain: View {
    @State private var fountain = Fountain()
    @State private var isPaused = false
    @State private var tab = "Fountain"

    var body: some View {
        VStack {
            TimelineView(.animation(paused: isPaused)) { timeline in
                Canvas { context, size in
                    let time = timeline.date.timeIntervalSinceReferenceDate
                    fountain.update(to: time, in: size)
                    context.blendMode = .plusLighter
                    for particle in fountain.particles {
                        let age = (time - particle.born) / 2
                        context.opacity = 1 - age
                        context.drawLayer { layer in
                            layer.addFilter(.blur(radius: 2))
                            layer.translateBy(x: particle.position.x, y: particle.position.y)
                            layer.scaleBy(x: 1 - age / 2, y: 1 - age / 2)
                            layer.fill(Circle().path(in: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(hue: particle.hue))
                        }
                    }
                    context.opacity = 1
                    context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: CGSize(width: 80, height: 80))))
                    context.stroke(Path { $0.addArc(center: CGPoint(x: 40, y: 40), radius: 30, startAngle: .zero, endAngle: .radians(time.truncatingRemainder(dividingBy: 2 * .pi)), clockwise: false) }, with: .style(.tint), lineWidth: 3)
                }
            }
            .background(.black, ignoresSafeAreaEdges: .all)
            .gesture(DragGesture(minimumDistance: 0).onChanged { fountain.origin = UnitPoint(x: $0.location.x / 400, y: $0.location.y / 400) })
            .mask(LinearGradient(stops: [.init(color: .clear, location: 0), .init(color: .white, location: 0.1)], startPoint: .top, endPoint: .bottom))
            controls
        }
        .visualEffect { content, proxy in content.hueRotation(.degrees(proxy.frame(in: .global).minY / 10)) }
    }

    private var controls: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
            GridRow {
                Text("Gravity").gridColumnAlignment(.trailing)
                Slider(value: $fountain.gravity, in: 0...600)
                Text(fountain.gravity.formatted(.number.precision(.significantDigits(1...3)))).monospacedDigit()
            }
            GridRow {
                Text("Rate")
                Slider(value: $fountain.rate, in: 1...100)
                Text("\(fountain.rate, specifier: "%.0f")/s")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Toggle("Paused", isOn: $isPaused).gridCellColumns(2).gridCellAnchor(.leading)
            }
        }
        .padding()
        .background(.regularMaterial)
    }
}

extension GraphicsContext.Shading {
    static func color(hue: Double) -> Self { .color(Color(hue: hue, saturation: 0.7, brightness: 1)) }
}
