// How long an app takes from the order to its first patch, and what it takes of the computer; bubblewrap's own start runs
// alternately, because times mean something only beside another of the same run. Run it built for release (`make benchmark`).

import AppHost
import Foundation

let options = Options(Array(CommandLine.arguments.dropFirst()))
let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("parley-launch-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let starter = try AppStart(options, folder: folder)
let bubblewrap = Bubblewrap()

/// One at a time; the first of each reads what the others find in memory, and does not count.
func measureOneAtATime() async throws {
    var cold = Figures(name: "\(options.app): cold, to the first patch")
    var ahead = Figures(name: "\(options.app): started ahead, to the first patch")
    var peer = Figures(name: "bubblewrap with /usr/bin/true, to its end")
    for run in 0...options.runCount {
        let (app, time) = try await starter.start("run-\(run % 4)")
        try await starter.end(app)
        try await starter.startAhead("run-\(run % 4)")
        let (ready, readyTime) = try await starter.start("run-\(run % 4)")
        try await starter.end(ready)
        let peerTime = try await bubblewrap?.run()
        if run == 0 { continue }
        cold.values.append(time)
        ahead.values.append(readyTime)
        peerTime.map { peer.values.append($0) }
    }
    cold.report()
    ahead.report()
    peer.report()
}

/// All at once, and then what they take while all are open.
func measureTogether(_ count: Int) async throws {
    var together = Figures(name: "\(count) at once: each to its first patch")
    let begin = ContinuousClock.now
    let apps = try await withThrowingTaskGroup(of: (LaunchedApp, Double).self) { group in
        for number in 0..<count { group.addTask { try await starter.start("together-\(number)") } }
        return try await group.reduce(into: [LaunchedApp]()) { apps, started in
            apps.append(started.0)
            together.values.append(started.1)
        }
    }
    let whole = begin.duration(to: .now).milliseconds
    together.report()
    Figures(name: "\(count) at once: until the last has drawn", values: [whole]).report()
    let memory = apps.compactMap { ProcessMemory(ofAppBelow: $0.processID) }
    Figures(name: "private dirty memory of each", values: memory.map { $0.privateDirty / 1024 }, unit: "MB").report()
    let sum = memory.map { $0.proportional / 1024 }.reduce(0, +)
    Figures(name: "proportional memory (PSS) of all", values: [sum], unit: "MB").report()
    for app in apps { try await starter.end(app) }
}

func measureSystemCalls() async throws {
    guard let counts = try await SystemCalls.count(options, in: folder) else { return }
    Figures(name: "system calls of the app, to its first patch", values: [Double(counts.app)], unit: "calls").report()
    Figures(name: "system calls of launcher and app", values: [Double(counts.all)], unit: "calls").report()
}

print("".padding(toLength: 52, withPad: " ", startingAt: 0) + "   median      90%      max")
try await measureOneAtATime()
try await measureTogether(20)
try await measureSystemCalls()
