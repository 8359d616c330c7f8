import Observation
import SwiftUI

struct SensorReading: Sendable, Identifiable {
    let id: Int
    let date: Date
    let value: Double
}

final class SensorHub: Sendable {
    func readings(every interval: Duration) -> AsyncStream<SensorReading> {
        AsyncStream(bufferingPolicy: .bufferingNewest(10)) { continuation in
            let task = Task {
                var id = 0
                while !Task.isCancelled {
                    try? await Task.sleep(for: interval)
                    continuation.yield(SensorReading(id: id, date: .now, value: .random(in: 0...100)))
                    id += 1
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func batch() async throws -> [SensorReading] {
        try await withThrowingTaskGroup(of: SensorReading.self) { group in
            for id in 0..<5 { group.addTask { SensorReading(id: id, date: .now, value: Double(id)) } }
            var all: [SensorReading] = []
            for try await reading in group { all.append(reading) }
            return all.sorted { $0.id < $1.id }
        }
    }
}

@MainActor @Observable
final class DashboardModel {
    private(set) var readings: [SensorReading] = []
    private(set) var isLive = false
    var threshold = 80.0
    @ObservationIgnored private let hub = SensorHub()
    @ObservationIgnored private lazy var numberFormatter = NumberFormatter()

    var average: Double { readings.isEmpty ? 0 : readings.map(\.value).reduce(0, +) / Double(readings.count) }
    var alarms: [SensorReading] { readings.filter { $0.value > threshold } }

    func watch() async {
        isLive = true
        defer { isLive = false }
        for await reading in hub.readings(every: .milliseconds(500)) {
            readings.append(reading)
            if readings.count > 50 { readings.removeFirst(readings.count - 50) }
        }
    }

    func preload() async {
        do { readings = try await hub.batch() } catch { print(error) }
    }

    func follow() {
        withObservationTracking { _ = threshold } onChange: {
            Task { @MainActor in self.follow() }
        }
    }
}

struct AsyncStreamDashboard: View {
    @State private var model = DashboardModel()
    @State private var isPaused = false
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
        List {
            Section {
                Gauge(value: model.average, in: 0...100) { Text("Average") } currentValueLabel: { Text(model.average.formatted(.number.precision(.fractionLength(1)))) }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(model.average > model.threshold ? .red : .green)
                    .redacted(reason: model.readings.isEmpty ? .placeholder : [])
                Gauge(value: model.threshold, in: 0...100, label: { Label("Threshold", systemImage: "bell") }).gaugeStyle(.linearCapacity)
                Slider(value: Bindable(model).threshold, in: 0...100)
            } header: {
                HStack {
                    Text("Live")
                    Image(systemName: "circle.fill").foregroundStyle(model.isLive ? .green : .gray).symbolEffect(.pulse, isActive: model.isLive)
                }
            }
            Section("Alarms (\(model.alarms.count))") {
                ForEach(model.alarms.suffix(5).reversed()) { reading in
                    HStack {
                        Text(reading.date, format: .dateTime.hour().minute().second(.twoDigits))
                        Spacer()
                        Text(reading.value, format: .number.precision(.fractionLength(0...1))).bold().privacySensitive()
                    }
                    .transition(.slide)
                }
            }
            if model.readings.isEmpty { Text("placeholder").redacted(reason: .placeholder).unredacted() }
        }
        .animation(.default, value: model.alarms.count)
        .task(id: isPaused) {
            guard !isPaused else { return }
            await model.preload()
            await model.watch()
        }
        .task(priority: .background) { model.follow() }
        .toolbar { Toggle("Pause", systemImage: isPaused ? "play" : "pause", isOn: $isPaused).toggleStyle(.button) }
        .refreshable { await model.preload() }
    }
}
