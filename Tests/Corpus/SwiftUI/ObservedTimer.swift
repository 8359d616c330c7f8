import SwiftUI

@Observable @MainActor
final class Pomodoro {
    enum Stage: String, Sendable { case work, pause }

    private(set) var stage: Stage = .work
    private(set) var remaining: Duration = .seconds(1500)
    var isRunning = false { didSet { isRunning ? start() : task?.cancel() } }
    @ObservationIgnored private var task: Task<Void, Never>?

    private func start() {
        task = Task { [weak self] in
            let clock = ContinuousClock()
            while !Task.isCancelled {
                try? await clock.sleep(for: .seconds(1))
                guard let self else { return }
                self.remaining -= .seconds(1)
                if self.remaining <= .zero {
                    self.stage = self.stage == .work ? .pause : .work
                    self.remaining = self.stage == .work ? .seconds(1500) : .seconds(300)
                }
            }
        }
    }
}

extension EnvironmentValues {
    @Entry var accentName: String = "tomato"
    @Entry var onFinish: @MainActor () -> Void = {}
}

private struct RingStyleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
    var ringWidth: CGFloat {
        get { self[RingStyleKey.self] }
        set { self[RingStyleKey.self] = newValue }
    }
}

extension View {
    func ringWidth(_ width: CGFloat) -> some View { environment(\.ringWidth, width) }

    @ViewBuilder func `if`<Content: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct RingProgressStyle: ProgressViewStyle {
    @Environment(\.ringWidth) private var width

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: width)
            Circle()
                .trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(AngularGradient(colors: [.red, .orange, .red], center: .center), style: StrokeStyle(lineWidth: width, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
    }
}

extension ProgressViewStyle where Self == RingProgressStyle {
    static var ring: RingProgressStyle { RingProgressStyle() }
}

struct PressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 24)
            .padding(.vertical, 10)
            .background(configuration.role == .destructive ? Color.red : .accentColor, in: .capsule)
            .foregroundStyle(.white)
            .saturation(isEnabled ? 1 : 0)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            Label { configuration.label } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").contentTransition(.symbolEffect(.replace))
            }
        }
        .buttonStyle(.plain)
    }
}

struct ObservedTimer: View {
    @State private var timer = Pomodoro()
    @State private var quiet = false
    @Environment(\.accentName) private var name

    var body: some View {
        @Bindable var timer = timer
        VStack(spacing: 30) {
            ProgressView(value: Double(timer.remaining.components.seconds), total: 1500) {
                Text(timer.stage.rawValue)
            } currentValueLabel: {
                Text(timer.remaining, format: .time(pattern: .minuteSecond)).monospacedDigit().font(.system(size: 48, weight: .light))
            }
            .progressViewStyle(.ring)
            .ringWidth(16)
            .frame(width: 220, height: 220)
            Toggle("Quiet", isOn: $quiet).toggleStyle(CheckStyle())
            Toggle("Running", isOn: $timer.isRunning)
            Button("Stop \(name)", role: .destructive) { timer.isRunning = false }
                .buttonStyle(PressStyle())
                .disabled(!timer.isRunning)
            Gauge(value: 0.4, in: 0...1) { Text("Day") } currentValueLabel: { Text("40") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .red]))
        }
        .if(quiet) { $0.grayscale(0.8) }
        .task(id: timer.stage) { print(timer.stage) }
        .sensoryFeedback(trigger: timer.stage) { old, new in new == .pause ? .success : .start }
    }
}
