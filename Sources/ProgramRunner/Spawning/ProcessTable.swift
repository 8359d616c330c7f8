import Foundation
import Glibc

/// The kernel's list of processes, as far as an app's own are concerned.
enum ProcessTable {
    /// An app that starts processes faster than they are found escapes after so many rounds, until there is a sandbox.
    private static let roundCountMax = 10

    /// Ends what an app has started, wherever it has put it: Foundation's `Process` moves each child into a group of its
    /// own, which a signal to the app's group does not reach. Only a child that begins a session escapes.
    static func killMembers(ofSession session: pid_t) {
        for _ in 0..<roundCountMax {
            let members = members(ofSession: session)
            if members.isEmpty { return }
            for member in members { kill(member, SIGKILL) }
        }
    }

    private static func members(ofSession session: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap(pid_t.init).filter { isAlive($0, inSession: session) }
    }

    /// Source: proc(5), `/proc/pid/stat`: state, parent, group and session follow the name, which ends with the last `)`.
    private static func isAlive(_ id: pid_t, inSession session: pid_t) -> Bool {
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
            let nameEnd = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        let fields = bytes[(nameEnd + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 4)
        guard fields.count > 3, !["Z", "X"].contains(String(decoding: fields[0], as: UTF8.self)) else { return false }
        return String(decoding: fields[3], as: UTF8.self) == "\(session)"
    }
}
