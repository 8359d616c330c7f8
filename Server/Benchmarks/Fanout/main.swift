// Measures the delivery of posts to event streams: `swift run -c release FanoutBenchmark [streams] [rounds] [other…]`, or `make
// benchmark`. The server runs in a process of its own, with real sockets on loopback. The baseline, in the same rounds, is a bare
// server that writes the same bytes to all sockets and stores nothing; each `other` is a FanoutBenchmark that was built elsewhere,
// such as before a change, whose server is measured in the same rounds, too. Compare only figures of one run.
//
// `FanoutBenchmark idle [streams] [other…]` says what streams cost on which nothing happens, and `FanoutBenchmark posts [posts a
// client] [other…]` what posts cost by HTTP with no stream open, beside what `PostsBenchmark` in the same folder says of the store.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "serve": try await FanoutServer.run(people: Int(arguments[1]) ?? 0, devices: Int(arguments[2]) ?? 0)
case "broadcast": try await BareServer.run()
case "idle": try await measureIdleStreams(Array(arguments.dropFirst()))
case "posts": try await measurePosts(Array(arguments.dropFirst()))
default: try await measure(arguments)
}

/// Measures all servers in turn, as often as there are rounds, and prints the median of each figure.
func measure(_ arguments: [String]) async throws {
    let load = Load(streamCount: arguments.first.flatMap(Int.init) ?? 1_000)
    let roundCount = arguments.dropFirst().first.flatMap(Int.init) ?? 3
    let servers = servers(for: load, others: arguments.dropFirst(2))
    var rounds: [String: [Figures]] = [:]
    for _ in 0..<roundCount {
        for (name, program, arguments) in servers {
            rounds[name, default: []].append(try await load.measure(ChildServer(program, arguments)))
        }
    }
    print("\(load.streamCount) streams of \(load.deviceCount) devices in one conversation, \(roundCount) rounds")
    print(Figures.header)
    for (name, _, _) in servers { if let all = rounds[name] { print(Figures.median(of: all).line(name)) } }
}

/// Returns the servers that are measured beside each other: names, programs and arguments.
func servers(for load: Load, others: ArraySlice<String>) -> [(String, String, [String])] {
    let own = CommandLine.arguments[0]
    return [("this server", own, load.serveArguments)]
        + others.map { ("the server of \($0)", $0, load.serveArguments) }
        + [("bare server", own, ["broadcast"])]
}

func measureIdleStreams(_ arguments: [String]) async throws {
    let load = Load(streamCount: arguments.first.flatMap(Int.init) ?? 1_000)
    print("\(load.streamCount) streams on which nothing happens")
    for (name, program, serve) in servers(for: load, others: arguments.dropFirst()) {
        print(try await IdleStreams(load: load).line(name, ChildServer(program, serve)))
    }
}

/// Measures posts of one client and of 64, by HTTP and into the store.
func measurePosts(_ arguments: [String]) async throws {
    let postCount = arguments.first.flatMap(Int.init) ?? 100
    // As many devices as clients.
    let load = Load(streamCount: 512)
    for clientCount in [1, 64] {
        let posts = PostLoad(load: load, clientCount: clientCount, postCount: postCount)
        for (name, program, serve) in servers(for: load, others: arguments.dropFirst()) {
            print(try await posts.line("\(name), clients: \(clientCount)", ChildServer(program, serve)))
        }
    }
    let store = Process()
    store.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("PostsBenchmark")
    store.arguments = ["\(postCount)", "1"]
    try store.run()
    store.waitUntilExit()
}
