import Foundation
import LoadClient
import NIOCore
import NIOPosix

/// Prosody, a server of XMPP (Debian's packages `prosody` and `lua-dbi-sqlite3`), as a peer: rooms whose messages it keeps.
struct Prosody: Sendable {
    /// Storage of messages. SQLite has each on the disk before the room reflects it, by four `fdatasync`: a transaction and a journal for
    /// every message, as by SQLite's own settings. In files, Prosody's default, nothing waits for the disk.
    enum Storage: String, CaseIterable {
        case sqlite = "sql"
        case files = "internal"
    }

    static let rooms = "rooms.localhost"
    private static let program = "/usr/bin/prosody"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    let folder: URL
    let port: Int

    /// Writes its settings into a folder of its own.
    init(storage: Storage) async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fanout-prosody-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        port = try await Self.freePort()
        try Data(settings(storage).utf8).write(to: folder.appendingPathComponent("prosody.cfg.lua"))
    }

    /// All of its settings; what is not named has Prosody's default, such as epoll. Little is switched on, to its advantage: no roster,
    /// no rates, no TLS, no password that is looked up, and nobody in a room is told who comes.
    private func settings(_ storage: Storage) -> String {
        """
        run_as_root = true -- As this program does, where it does.
        data_path = "\(folder.path)"
        certificates = "\(folder.path)"
        pidfile = "\(folder.path)/prosody.pid"
        log = { warn = "\(folder.path)/prosody.log" }
        interfaces = { "127.0.0.1" }
        c2s_ports = { \(port) }
        c2s_direct_tls_ports = { }
        network_settings = { nagle = false, tcp_backlog = 1024 }
        modules_enabled = { "saslauth" }
        modules_disabled = { "s2s", "offline" }
        c2s_require_encryption = false
        allow_unencrypted_plain_auth = true
        authentication = "insecure"
        insecure_open_authentication = "Yes please, I know what I'm doing!"
        storage = "\(storage.rawValue)"
        sql = { driver = "SQLite3", database = "prosody.sqlite" }
        VirtualHost "localhost"
        Component "\(Self.rooms)" "muc"
            modules_enabled = { "muc_mam" }
            muc_log_all_rooms = true
            restrict_room_creation = false
            muc_room_locking = false
            muc_room_default_history_length = 0
            muc_room_default_presence_broadcast = { visitor = false, participant = false, moderator = false }

        """
    }

    /// Arguments of a shell that starts it, writes the number of its process, and ends it with its own standard input.
    var shellArguments: [String] {
        let script =
            #""$0" --config "$1/prosody.cfg.lua" -F >"$1/output" 2>&1 & echo $!; read -r _; kill -KILL $!; wait $! 2>/dev/null; rm -rf "$1""#
        return ["-c", script, Self.program, folder.path]
    }

    /// Waits until it accepts connections.
    /// - Throws: `LoadError` with its log.
    func awaitReady() async throws {
        for _ in 0..<200 {
            if let channel = try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: port).get()
            {
                return try await channel.close()
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw LoadError("Prosody does not serve: \(log)")
    }

    var log: String {
        ["output", "prosody.log"].map {
            (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
        }.joined()
    }

    private static func freePort() async throws -> Int {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
    }
}
