/// Measures of a gauge's ring, in points.
private enum RingSize {
    static let side: CGFloat = 58
    static let line: CGFloat = 6
    static let radius = (side - line) / 2
    /// Free space between the mark and the ends of the ring beside it.
    static let gap: CGFloat = 3
}

/// Closed ring, filled up to the value.
struct FilledRingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        RingGauge(configuration: configuration) {
            RingArc(ring: .closed, from: 0, to: 1).stroke(Color.switchTrack, style: .ring)
            RingArc(ring: .closed, from: 0, to: configuration.value).stroke(Color.accentColor, style: .ring)
        }
    }
}

/// Ring that is open at the bottom, with a mark at the value.
struct MarkedRingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        let value = configuration.value
        // The ring's ends are round: each reaches half a line beyond its arc.
        let free = (RingSize.line + RingSize.gap) / (RingSize.radius * Ring.open.sweep.radians)
        RingGauge(configuration: configuration) {
            RingArc(ring: .open, from: 0, to: value - free).stroke(Color.accentColor, style: .ring)
            RingArc(ring: .open, from: value + free, to: 1).stroke(Color.accentColor, style: .ring)
            RingMark(ring: .open, place: value).fill(Color.accentColor)
        }
    }
}

private struct RingGauge<Content: View>: View {
    let configuration: GaugeStyleConfiguration
    @ViewBuilder let ring: Content

    var body: some View {
        ZStack {
            ring
            configuration.currentValueLabel
        }
        .frame(width: RingSize.side, height: RingSize.side)
        .gaugeAccessibility(configuration)
    }
}

extension StrokeStyle {
    fileprivate static var ring: StrokeStyle { StrokeStyle(lineWidth: RingSize.line, lineCap: .round) }
}

/// Start of a ring, clockwise from the right, and its length.
private struct Ring {
    let start, sweep: Angle
    static let open = Ring(start: .degrees(135), sweep: .degrees(270))
    static let closed = Ring(start: .degrees(270), sweep: .degrees(360))

    /// Returns the angle at a fraction of the ring's length.
    func angle(_ fraction: Double) -> Angle { .degrees(start.degrees + sweep.degrees * fraction) }
}

/// Part of a ring between two fractions of its length; empty where the second is not greater.
private struct RingArc: Shape {
    let ring: Ring
    let from, to: Double

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            guard to > from else { return }
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: RingSize.radius, startAngle: ring.angle(from),
                endAngle: ring.angle(to), clockwise: false)
        }
    }
}

/// Dot on a ring at a fraction of its length, as wide as the ring's line.
private struct RingMark: Shape {
    let ring: Ring
    let place: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let (angle, half) = (ring.angle(place).radians, RingSize.line / 2)
        let center = CGPoint(x: rect.midX + RingSize.radius * cos(angle), y: rect.midY + RingSize.radius * sin(angle))
        return Path(ellipseIn: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }
}
