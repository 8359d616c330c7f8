import AppProtocol
import Foundation
import Glibc
import RenderTree

extension Probe {
    mutating func start(_ initialization: Initialization) throws -> Problem? {
        switch behaviour {
        case .silentAtStart: hang()
        case .exitAtStart: Glibc.exit(3)
        case .refuseToStart: return Problem(domain: "probe", code: 2, message: "The probe does not want to.")
        case .closeAtStart: closeAndStay()
        case .reportAtStart: try report(initialization)
        default: break
        }
        return nil
    }

    mutating func misbehave(in scene: SceneID) throws {
        switch behaviour {
        case .crash: fatalError("The probe crashes.")
        case .exit: Glibc.exit(4)
        case .hang:
            try note("hanging", "")
            hang()
        case .closeConnection: closeAndStay()
        case .frameTooLong: connection.send(bytes: Data([0x7f, 0xff, 0xff, 0xff]))
        case .halfFrame: sendHalfFrame()
        case .notJSON: connection.send(body: "This is no JSON.")
        case .unknownKind: connection.send(body: #"{"notification": {"kind": "selfDestruct", "scene": 1}}"#)
        case .unexpectedAnswer: try connection.send(.response(id: 4711, .done))
        case .treeTooDeep: try show(chain(depth: TreeLimits.depthMax + 2), in: scene)
        case .treeTooLarge: try show(fan(count: TreeLimits.nodeCountMax + 1), in: scene)
        case .revisionGap: try show(Patch(revision: 1000, operations: []), in: scene)
        case .logFlood: floodLog()
        case .requestFlood: for _ in 0..<1000 { try ask(.insertText(scene, "again")) }
        case .patchFlood: try floodPatches(in: scene)
        case .endlessFlood: while true { try note("flood", "without end") }
        case .treeFlood: try floodTrees(in: scene)
        case .assetTooLarge: try sendLargeAsset()
        case .leaveChildren: leaveChildren()
        case .work: try work()
        case .burst: try burst()
        case .noPicture: try ask(.insertMessage(scene, message("not staged", picture: Data("no picture".utf8))))
        case .normal, .picture, .sticker, .page, .direct, .expiring, .animation, .halfPicture, .chooseFiles, .giveFile,
            .silentAtStart,
            .exitAtStart, .refuseToStart, .closeAtStart,
            .reportAtStart:
            break
        }
    }

    private func hang() -> Never {
        while true { pause() }
    }

    private func work() throws {
        let begin = niceness
        while niceness == begin {}
        try note("working", "\(niceness)")
        while niceness != begin { usleep(20_000) }
        try note("resting", "\(niceness)")
    }

    private func burst() throws {
        let end = clock() + 300 * Int(CLOCKS_PER_SEC) / 1_000
        while clock() < end {}
        var furthest = niceness
        let second = ContinuousClock.now + .seconds(1)
        while ContinuousClock.now < second {
            usleep(20_000)
            furthest = max(furthest, niceness)
        }
        try note("furthest", "\(furthest)")
    }

    private var niceness: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }

    private func closeAndStay() -> Never {
        connection.close()
        hang()
    }

    private func sendHalfFrame() -> Never {
        connection.send(bytes: Data([0, 0, 1, 0]) + Data("{".utf8))
        Glibc.exit(0)
    }

    private func sendLargeAsset() throws {
        let bytes = Data(count: ProtocolLimits.pictureByteCountMax + 1)
        try connection.send(.notification(.asset(AssetID(rawValue: "large"), bytes: bytes)))
    }

    private func floodLog() {
        for number in 0..<20_000 { print("line \(number) of very many") }
        print(String(repeating: "x", count: 100_000))
        fflush(nil)
    }

    /// More than a reader that stands still will take.
    private func floodPatches(in scene: SceneID) throws {
        for number in 0..<5000 { try note("flood", "\(number)") }
    }

    /// A new tree of a thousand nodes, again and again, as fast as it is taken.
    private func floodTrees(in scene: SceneID) throws {
        let tree = fan(count: 1000)
        var revision = screens[scene]?.revision ?? 1
        while true {
            revision += 1
            try show(Patch(revision: revision, reset: true, root: tree.root, operations: tree.operations), in: scene)
        }
    }

    /// Processes of the app's own that would outlive it: one in its group, and one that Foundation puts in another.
    private func leaveChildren() {
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000")]
        var child: pid_t = 0
        posix_spawn(&child, "/bin/sleep", nil, nil, arguments + [nil], [nil])
        let other = Process()
        other.executableURL = URL(fileURLWithPath: "/bin/sleep")
        other.arguments = ["1000"]
        try? other.run()
        print("children \(child) \(other.processIdentifier)")
        fflush(nil)
        Glibc.exit(0)
    }

    private func chain(depth: Int) -> Patch {
        let nodes = (0..<depth).map { level in
            node(level + 1, children: level + 1 < depth ? [level + 2] : [])
        }
        return Patch(revision: 1, reset: true, root: NodeID(rawValue: 1), operations: nodes.map { .put($0) })
    }

    private func fan(count: Int) -> Patch {
        let leaves = (2...count).map { node($0, children: []) }
        let root = node(1, children: Array(2...count))
        return Patch(revision: 1, reset: true, root: root.id, operations: ([root] + leaves).map { .put($0) })
    }

    private func node(_ id: Int, children: [Int]) -> Node {
        Node(id: NodeID(rawValue: id), frame: .zero, children: children.map { NodeID(rawValue: $0) })
    }
}
