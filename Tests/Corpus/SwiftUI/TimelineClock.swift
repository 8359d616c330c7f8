import SwiftUI

struct TimelineClock: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @State private var isPaused = false

    var body: some View {
        VStack {
            TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { timeline in
                Canvas { context, size in
                    let radius = min(size.width, size.height) / 2 - 10
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    for hour in 0..<12 {
                        var tick = context
                        tick.rotate(by: .degrees(Double(hour) * 30))
                        tick.fill(Path(roundedRect: CGRect(x: -2, y: -radius, width: 4, height: 14), cornerRadius: 2), with: .foreground)
                    }
                    let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: timeline.date)
                    let seconds = Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9
                    let minutes = Double(parts.minute ?? 0) + seconds / 60
                    let hours = Double(parts.hour ?? 0) + minutes / 60
                    hand(in: context, turn: hours / 12, length: radius * 0.5, width: 6, shading: .color(.primary))
                    hand(in: context, turn: minutes / 60, length: radius * 0.75, width: 4, shading: .color(.primary))
                    hand(in: context, turn: seconds / 60, length: radius * 0.9, width: 2, shading: .linearGradient(
                        Gradient(colors: [.red, .orange]), startPoint: .zero, endPoint: CGPoint(x: 0, y: -radius)))
                    context.drawLayer { layer in
                        layer.addFilter(.shadow(color: .black.opacity(0.3), radius: 3, x: 0, y: 1))
                        layer.fill(Circle().path(in: CGRect(x: -6, y: -6, width: 12, height: 12)), with: .color(.red))
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .drawingGroup()

            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text(context.date, format: Date.FormatStyle(date: .omitted, time: .standard, timeZone: timeZone))
                    .font(.title.monospacedDigit())
                    .contentTransition(.numericText())
                    .animation(.default, value: context.date)
                if context.cadence <= .seconds { Text("Live").font(.caption) }
            }
            TimelineView(.everyMinute) { context in
                Text("Next hour \(context.date.addingTimeInterval(3600), style: .offset)")
            }
            TimelineView(.explicit([.now, .now.addingTimeInterval(5)])) { _ in Text("Explicit") }
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(300), countsDown: true)
            ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false) {
                Text("Brewing")
            } currentValueLabel: {
                EmptyView()
            }
            .progressViewStyle(.linear)
            Toggle("Paused", isOn: $isPaused).fixedSize()
        }
        .padding()
    }

    private func hand(in context: GraphicsContext, turn: Double, length: CGFloat, width: CGFloat, shading: GraphicsContext.Shading) {
        var context = context
        context.rotate(by: .radians(turn * 2 * .pi))
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: -length))
        context.stroke(path, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
