import Combine
import SwiftUI

final class StopwatchModel: ObservableObject {
    @Published private(set) var elapsed: TimeInterval = 0
    @Published private(set) var laps: [TimeInterval] = []
    @Published var isRunning = false

    private var startDate: Date?
    private var accumulated: TimeInterval = 0
    private var cancellables = Set<AnyCancellable>()
    private var ticker: AnyCancellable?

    init() {
        $isRunning
            .removeDuplicates()
            .dropFirst()
            .sink { [weak self] running in
                running ? self?.start() : self?.pause()
            }
            .store(in: &cancellables)

        $laps
            .map(\.count)
            .filter { $0 > 99 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.laps.removeFirst() }
            .store(in: &cancellables)
    }

    private func start() {
        startDate = Date()
        ticker = Timer.publish(every: 0.05, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] now in
                guard let self, let startDate = self.startDate else { return }
                self.elapsed = self.accumulated + now.timeIntervalSince(startDate)
            }
    }

    private func pause() {
        accumulated = elapsed
        ticker?.cancel()
        ticker = nil
    }

    func lap() {
        laps.append(elapsed - laps.reduce(0, +))
    }

    func reset() {
        isRunning = false
        accumulated = 0
        elapsed = 0
        laps.removeAll()
    }
}

struct CounterTimer: View {
    @StateObject private var model = StopwatchModel()

    var body: some View {
        VStack {
            Text(Self.format(model.elapsed))
                .font(.system(size: 64, weight: .light).monospacedDigit())
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .padding()
            HStack {
                Button(model.isRunning ? "Lap" : "Reset") {
                    if model.isRunning { model.lap() } else { model.reset() }
                }
                .buttonStyle(RoundButtonStyle(color: .gray))
                Spacer()
                Button {
                    model.isRunning.toggle()
                } label: {
                    Text(model.isRunning ? "Stop" : "Start")
                }
                .buttonStyle(RoundButtonStyle(color: model.isRunning ? .red : .green))
            }
            .padding(.horizontal)
            List {
                ForEach(Array(model.laps.enumerated()).reversed(), id: \.offset) { index, lap in
                    HStack {
                        Text("Lap \(index + 1)")
                        Spacer()
                        Text(Self.format(lap)).monospacedDigit()
                    }
                    .listRowSeparatorTint(.secondary)
                }
            }
            .listStyle(.plain)
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
            model.isRunning = false
        }
    }

    static func format(_ time: TimeInterval) -> String {
        let minutes = Int(time) / 60
        let seconds = time.truncatingRemainder(dividingBy: 60)
        return String(format: "%02d:%05.2f", minutes, seconds)
    }
}

struct RoundButtonStyle: ButtonStyle {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 80, height: 80)
            .foregroundColor(isEnabled ? color : .secondary)
            .background(Circle().fill(color.opacity(configuration.isPressed ? 0.1 : 0.25)))
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}
