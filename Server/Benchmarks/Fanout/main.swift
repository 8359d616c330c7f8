// Measures the delivery of posts to event streams: `swift run -c release FanoutBenchmark [streams] [rounds] [other…]`, or `make
// benchmark`. The server runs in a process of its own, with real sockets on loopback. The baseline, in the same rounds, is a bare
// server that writes the same bytes to all sockets and stores nothing; each `other` is a FanoutBenchmark that was built elsewhere,
// such as before a change, whose server is measured in the same rounds, too. Compare only figures of one run.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "serve": try await FanoutServer.run(people: Int(arguments[1]) ?? 0, devices: Int(arguments[2]) ?? 0)
case "broadcast": try await BareServer.run()
default: try await measure(arguments)
}

/// Measures all servers in turn, as often as there are rounds, and prints the median of each figure.
func measure(_ arguments: [String]) async throws {
    let load = Load(streamCount: arguments.first.flatMap(Int.init) ?? 1_000)
    let roundCount = arguments.dropFirst().first.flatMap(Int.init) ?? 3
    let own = CommandLine.arguments[0]
    let servers =
        [("this server", own, load.serveArguments)]
        + arguments.dropFirst(2).map { ("the server of \($0)", $0, load.serveArguments) }
        + [("bare broadcast", own, ["broadcast"])]
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
