// Measures the delivery of posts to event streams: `swift run -c release FanoutBenchmark [streams] [rounds] [other…]`, or `make
// benchmark`. The server runs in a process of its own, with real sockets on loopback. The baseline, in the same rounds, is a bare
// server that writes the same bytes to all sockets and stores nothing; each `other` is a FanoutBenchmark that was built elsewhere,
// such as before a change, whose server is measured in the same rounds, too. Compare only figures of one run.
//
// `FanoutBenchmark idle [streams] [other…]` says what streams cost on which nothing happens, and `FanoutBenchmark posts [posts a
// client] [rounds] [other…]` what posts cost by HTTP with no stream open, and by sockets with one each, beside what `PostsBenchmark` in the same folder says of the
// store; `--clients N` takes so many in place of 1 and 64. With `--peer prosody` each measures Prosody in the same rounds, too, where it is installed.

import ChatModels
import Foundation

let options = try Options(CommandLine.arguments.dropFirst())
switch options.words.first {
case "serve":
    try await FanoutServer.run(
        people: try options.number(1, or: 0), devices: try options.number(2, or: 0),
        isApart: options.words.contains("apart"))
case "broadcast": try await BareServer.run()
case "idle": try await measureIdleStreams(options)
case "posts": try await measurePosts(options)
default: try await measure(options)
}

/// Returns the medians of so many rounds, in each of which all servers are measured in turn.
func medians(
    of contenders: [Contender], rounds: Int, for load: Load, _ measure: (ChildServer) async throws -> Figures
) async throws -> [(name: String, figures: Figures)] {
    var seen: [String: [Figures]] = [:]
    for _ in 0..<rounds {
        for contender in contenders {
            seen[contender.name, default: []].append(try await measure(contender.start(for: load)))
        }
    }
    return contenders.map { ($0.name, Figures.median(of: seen[$0.name] ?? [])) }
}

func measure(_ options: Options) async throws {
    let load = Load(streamCount: try options.number(0, or: 1_000))
    let roundCount = try options.number(1, or: 3)
    let contenders = try Contender.all(others: options.words.dropFirst(2), peer: options.peer)
    let found = try await medians(of: contenders, rounds: roundCount, for: load, load.measure)
    print("\(load.streamCount) streams of \(load.deviceCount) devices in one conversation, \(roundCount) rounds")
    print(Figures.header)
    for (name, figures) in found { print(figures.line(name)) }
}

func measureIdleStreams(_ options: Options) async throws {
    let load = Load(streamCount: try options.number(1, or: 1_000))
    print("\(load.streamCount) streams on which nothing happens")
    for contender in try Contender.all(others: options.words.dropFirst(2), peer: options.peer) {
        print(try await IdleStreams(load: load).line(contender.name, contender.start(for: load)))
    }
}

/// Measures posts of one client and of 64, into one conversation and into 64, by HTTP and into the store.
func measurePosts(_ options: Options) async throws {
    let (postCount, roundCount) = (try options.number(1, or: 100), try options.number(2, or: 1))
    var contenders = try Contender.all(others: options.words.dropFirst(3), peer: options.peer)
    contenders.insert(Contender(name: "this server by sockets", kind: .sockets), at: 1)
    for (clients, isApart) in options.clientCount.map({ [($0, false)] }) ?? [(1, false), (64, false), (64, true)] {
        // Each client is a device of its own, of which `Load` makes one for as many streams as a device may have.
        let load = Load(streamCount: max(64, clients) * ChatLimits.eventStreamsPerDeviceMax, isApart: isApart)
        let posts = PostLoad(load: load, clientCount: clients, postCount: postCount)
        let found = try await medians(
            of: contenders.filter { !isApart || $0.hasConversations }, rounds: roundCount, for: load, posts.measure)
        for (name, figures) in found { print(PostLoad.line("\(name), \(posts.words)", figures)) }
    }
    if options.clientCount == nil { try measureStore(postCount) }
}

func measureStore(_ postCount: Int) throws {
    let store = Process()
    store.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("PostsBenchmark")
    store.arguments = ["\(postCount)", "1"]
    try store.run()
    store.waitUntilExit()
}
