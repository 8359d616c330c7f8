package import Foundation
import NIOCore
import NIOPosix

extension ServingError {
    /// Says why the server cannot listen; nil for an error of another kind.
    package init?(_ error: any Error, listeningAt host: String, port: Int) {
        guard let error = error as? IOError else { return nil }
        switch error.errnoCode {
        case EADDRINUSE:
            self.init(
                .portTaken,
                "Port \(port) of \(host) is taken: stop the program that has it, or name another port with --port.")
        case EACCES:
            self.init(
                .portForbidden,
                """
                Port \(port) may not be used by this user: name one from 1024 on with --port, and have a proxy in front listen at the \
                low one, or let this program have low ports (CAP_NET_BIND_SERVICE).
                """)
        case EADDRNOTAVAIL:
            self.init(
                .cannotListen,
                "\(host) is no address of this computer: `hostname -I` lists them, and 0.0.0.0 stands for all of them.")
        default:
            self.init(.cannotListen, "The server cannot listen at \(host), port \(port): \(error.localizedDescription)")
        }
    }

    /// Listens at a port for a moment, so that another program which is to listen there need not be understood where it cannot.
    /// - Throws: `ServingError`: `bad_address`, `port_taken`, `port_forbidden`, `cannot_listen`.
    package static func checkPort(_ port: Int, of host: String) async throws {
        guard NetworkAddress(host) != nil else { throw Self(badAddress: host) }
        do {
            let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: host, port: port).get()
            try await channel.close()
        } catch {
            throw Self(error, listeningAt: host, port: port) ?? error
        }
    }

    /// Reads the token of `/metrics` from its file, without the line break at its end.
    /// - Throws: `ServingError`: `token_unreadable`.
    package static func token(in file: URL) throws(ServingError) -> String {
        let text =
            (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        guard text.utf8.count >= tokenByteCountMin else {
            throw ServingError(
                .tokenUnreadable,
                "The file \(file.path) cannot be read, or its token is shorter than \(tokenByteCountMin) characters.")
        }
        return text
    }

    /// Shortest token that is not guessed.
    private static let tokenByteCountMin = 16
}
